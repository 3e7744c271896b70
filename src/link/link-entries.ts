import { posix } from "node:path";
import { groupBy } from "../group-by.ts";
import type { DraftEntry, HeldBack } from "../model.ts";
import type { Report } from "../problem.ts";
import { suggestionHint } from "../suggest.ts";
import { mapTagged, tag } from "../tagged-values.ts";

type Known = {
  /** Paths of all files of `content/`, from the project root. */
  readonly files: ReadonlySet<string>;
  /** Entries that exist but are not published, so that a message can say so. */
  readonly heldBack: readonly HeldBack[];
};

/**
 * Proves every reference and every image of the entries’ fields. An entry with one that dangles is left out.
 * Images come out with their path from the project root.
 */
export function linkEntries(
  entries: readonly DraftEntry[],
  known: Known,
  report: Report,
): readonly DraftEntry[] {
  const byCollection = groupBy(entries, (entry) => entry.collection);
  const idsOf = (collection: string) => (byCollection.get(collection) ?? []).map((entry) => entry.id);
  return entries.flatMap((entry) => {
    let holds = true;
    const refuse = (
      path: readonly PropertyKey[],
      problem: Pick<Parameters<Report>[0], "code" | "message" | "hint">,
    ) => {
      holds = false;
      const at = entry.locate(path, "value");
      report({ severity: "error", file: entry.file, ...(at && { at }), ...problem });
    };
    const data = mapTagged(entry.data, (as, value, path) => {
      switch (as) {
        case "markdown":
          return value;
        case "reference": {
          const { collection, id } = value as { readonly collection: string; readonly id: string };
          const ids = idsOf(collection);
          if (!ids.includes(id)) refuse(path, explainDangling(collection, id, ids, known.heldBack));
          return value;
        }
        case "image": {
          const { image } = value as { readonly image: string };
          const resolved = resolveImage(image, entry.file);
          if (!known.files.has(resolved)) refuse(path, explainMissingImage(image, resolved, known.files));
          return tag("image", { image: resolved });
        }
      }
    });
    return holds ? [{ ...entry, data }] : [];
  });
}

/** `./front.jpg` is beside the file that names it; `/images/front.jpg` is below `content/`. */
function resolveImage(image: string, file: string): string {
  return image.startsWith("/") ? `content${posix.normalize(image)}` : posix.join(posix.dirname(file), image);
}

function explainDangling(
  collection: string,
  id: string,
  ids: readonly string[],
  heldBack: readonly HeldBack[],
) {
  const held = heldBack.find((entry) => entry.collection === collection && entry.id === id);
  const message = `there is no entry “${id}” in ${collection}`;
  const hint =
    held === undefined
      ? suggestionHint(id, ids, `entries of ${collection}`)
      : `${held.file} is ${held.reason === "draft" ? "a draft" : `due on ${held.due}`}: take the reference out until then`;
  return { code: "entry/dangling-reference", message, hint } as const;
}

function explainMissingImage(image: string, resolved: string, files: ReadonlySet<string>) {
  return {
    code: "entry/missing-image",
    message: `the image “${image}” is not there (looked for ${resolved})`,
    hint: suggestionHint(resolved, [...files].filter(isNoText), "images of content/"),
  } as const;
}

function isNoText(file: string): boolean {
  return !/\.(?:md|ya?ml)$/.test(file);
}
