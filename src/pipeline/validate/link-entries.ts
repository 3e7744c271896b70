import type { Collections } from "../../define/define.ts";
import { nameFieldOf, placeOfSource, type Schemas } from "../../define/fields-of.ts";
import { mapTagged, tag } from "../../define/tagged-values.ts";
import { groupBy } from "../../group-by.ts";
import { resolveImage } from "../../model/image-name.ts";
import { isTranslation, toTranslationId } from "../../model/language.ts";
import { type Memory, noMemory } from "../../model/memory/memory.ts";
import type { HeldBack, RefusedEntry, ValidEntry } from "../../model/model.ts";
import { isSource } from "../../model/sources.ts";
import { type Message, say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";
import { suggestionHint } from "../../words/suggest.ts";

type Known = {
  /** Paths of all files of `content/`, from the project root. */
  readonly files: ReadonlySet<string>;
  /** The names of all collections. */
  readonly collections: readonly string[];
  /** Entries that exist but are not published; the message says so. */
  readonly heldBack: readonly HeldBack[];
  /** Entries that exist but were refused. Their own problems are reported, so references to them are not. */
  readonly refused: readonly RefusedEntry[];
};

/**
 * Checks every reference and every image in the entries’ fields. An entry with a broken one is left out; nothing is
 * reported for a reference to a refused entry. Paths of images become relative to the project root.
 */
export function linkEntries(
  entries: readonly ValidEntry[],
  known: Known,
  report: Report,
  memory: Memory = noMemory,
): readonly ValidEntry[] {
  const originals = idsByCollection(entries.filter((entry) => !isTranslation(entry)));
  const translations = idsByCollection(entries.filter(isTranslation));
  const isRefused = (collection: string, meant: readonly string[]) =>
    known.refused.some(
      (entry) => entry.collection === collection && (entry.id === undefined || meant.includes(entry.id)),
    );
  const undeclared = new Set<string>();
  const proved = entries.flatMap((entry) => {
    let holds = true;
    const refuse = (
      path: readonly PropertyKey[],
      problem: Pick<Parameters<Report>[0], "code" | "message" | "hint">,
    ) => {
      holds = false;
      const at = entry.locate(path, "value");
      const file = entry.inSource ? placeOfSource([...entry.inSource, ...path]) : entry.file;
      report({ severity: "error", file, ...(at && { at }), ...problem });
    };
    const { linked, references, images } = memory.getFor("link", entry, [], () => readTags(entry));
    for (const { path, value } of references) {
      const { collection, id } = value;
      const ids = originals.get(collection);
      const translated = toTranslationId(id, entry.language);
      // What a language lacks is taken from the first one.
      if (ids?.has(id) || translations.get(collection)?.has(translated)) continue;
      if (!known.collections.includes(collection)) {
        holds = false;
        undeclared.add(collection);
      } else if (isRefused(collection, [id, translated])) holds = false;
      else refuse(path, explainDangling(collection, id, [...(ids ?? [])], known.heldBack));
    }
    for (const { path, value, written } of images) {
      if (!known.files.has(value.image)) refuse(path, explainMissingImage(written, value.image, known.files));
    }
    return holds ? [linked] : [];
  });
  // A mistake in a schema is not a mistake of an entry.
  for (const name of undeclared) report(explainUndeclared(name, known.collections));
  return proved;
}

type Found<Value> = { readonly path: readonly PropertyKey[]; readonly value: Value };

/** Returns the references and images to check, and the entry with resolved paths of images. */
function readTags(entry: ValidEntry) {
  const references: Found<{ readonly collection: string; readonly id: string }>[] = [];
  const images: (Found<{ readonly image: string }> & { readonly written: string })[] = [];
  const data = mapTagged(entry.data, (as, value, path) => {
    switch (as) {
      case "markdown":
        return value;
      case "reference":
        references.push({ path, value: value as (typeof references)[number]["value"] });
        return value;
      case "image": {
        const { image: written } = value as { readonly image: string };
        const image = tag("image", { image: resolveImage(written, entry.file) });
        images.push({ path, value: image, written });
        return image;
      }
    }
  });
  return { linked: data === entry.data ? entry : { ...entry, data }, references, images };
}

function idsByCollection(entries: readonly ValidEntry[]): ReadonlyMap<string, ReadonlySet<string>> {
  const members = groupBy(entries, (entry) => entry.collection);
  return new Map([...members].map(([name, entries]) => [name, new Set(entries.map(({ id }) => id))]));
}

function explainUndeclared(name: string, collections: readonly string[]) {
  return {
    code: "entry/dangling-reference",
    severity: "error",
    file: "templates/site.ts",
    message: say("entry/dangling-reference.collection", { name }),
    hint: suggestionHint(name, collections, say("noun.collections")),
  } as const;
}

function explainDangling(
  collection: string,
  id: string,
  ids: readonly string[],
  heldBack: readonly HeldBack[],
) {
  const held = heldBack.find((entry) => entry.collection === collection && entry.id === id);
  const message = say("entry/dangling-reference", { id, collection });
  const hint =
    held === undefined ? suggestionHint(id, ids, say("noun.entries-of", { collection })) : explainHeld(held);
  return { code: "entry/dangling-reference", message, hint } as const;
}

function explainHeld({ file, due }: HeldBack): Message {
  return due === undefined
    ? say("entry/dangling-reference.draft", { file })
    : say("entry/dangling-reference.future", { file, due });
}

function explainMissingImage(image: string, resolved: string, files: ReadonlySet<string>) {
  return {
    code: "entry/missing-image",
    message: say("entry/missing-image.field", { image, path: resolved }),
    hint: suggestionHint(
      resolved,
      [...files].filter((file) => !isSource(file)),
      say("noun.images"),
    ),
  } as const;
}

/**
 * Reports entries with the same value in a field that must be unique in its collection, such as a position in an order.
 * Each language has an order of its own.
 */
export function reportRepeatedValues(entries: readonly ValidEntry[], site: Schemas, report: Report): void {
  for (const [name, { uniqueField }] of Object.entries<Collections[string]>(site.collections)) {
    if (uniqueField === undefined) continue;
    const ownValue = ({ data }: ValidEntry) => (data as Readonly<Record<string, unknown>>)[uniqueField];
    const members = entries.filter((entry) => entry.collection === name && ownValue(entry) !== undefined);
    const groups = groupBy(members, (entry) => JSON.stringify([String(ownValue(entry)), entry.language]));
    for (const sharing of groups.values()) {
      if (sharing.length === 1) continue;
      const value = String(sharing[0] && ownValue(sharing[0]));
      for (const entry of sharing) {
        const at = entry.locate([uniqueField], "value");
        report({
          code: "entry/invalid-field",
          severity: "error",
          file: entry.file,
          ...(at && { at }),
          message: say("entry/invalid-field.taken", {
            field: nameFieldOf(entry.file, [uniqueField], site),
            value,
            files: sharing.filter((other) => other !== entry).map(({ file }) => file),
          }),
          hint: say("entry/invalid-field.taken.hint"),
        });
      }
    }
  }
}
