import type { Change, ChangedPage, SiteChanges } from "../../changes/changes.ts";
import { digestOfFile } from "../../model/memory/hash.ts";
import { isTooLargeToRead, type OutputFile } from "../../model/model.ts";

/** A page or file that proves that the host serves a publication. `path` is below the address of the site. */
export type Proof =
  | { readonly kind: "page"; readonly path: string; readonly html: string }
  | { readonly kind: "file"; readonly path: string; readonly digest: string };

/** Picks a page, or else a file, that this publication changes. Undefined if there is none. */
export function pickProof(found: SiteChanges, files: readonly OutputFile[]): Proof | undefined {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const shown = new Set(found.shared.filter(({ change }) => isSeen(change)).flatMap(({ routes }) => routes));
  const page = found.pages.find((one) => isAnother(one) || shown.has(one.route));
  const below = page?.route.slice(1) ?? "";
  const file =
    page &&
    [below === "" ? "index.html" : `${below}/index.html`, `${below}.html`]
      .map((path) => byPath.get(path))
      .find((known) => known !== undefined);
  if (page !== undefined && file !== undefined)
    return { kind: "page", path: page.route, html: Buffer.from(file.bytes).toString() };
  const changed = found.files.filter(({ kind, state }) => kind === "file" && state !== "removed");
  // The answer of the host is read as a whole.
  const other = changed.flatMap(({ path }) => byPath.get(path) ?? []).find((one) => !isTooLargeToRead(one));
  return other && { kind: "file", path: `/${other.path}`, digest: digestOfFile(other) };
}

function isAnother({ state, changes }: ChangedPage): boolean {
  return state === "added" || state === "moved" || (state === "changed" && changes.some(isSeen));
}

/** True for a change in the visible HTML, which needs no script. */
function isSeen(change: Change): boolean {
  return change.kind !== "markup" && change.part !== "head";
}
