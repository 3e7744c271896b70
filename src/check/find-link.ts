import type { Entry, SourceFile } from "../model.ts";
import type { Position, Problem } from "../problem.ts";
import { settingsFile } from "../settings-file.ts";

type Written = { readonly entries: readonly Entry[]; readonly sources: readonly SourceFile[] };

export type FindLink = (
  written: string,
  pageSources: readonly string[],
) => readonly Pick<Problem, "file" | "at">[];

/**
 * Finds where a link was written: in the Markdown of the page’s entries, else as text of its source files. There is at
 * least one place, if only the page’s first source.
 */
export function createLinkFinder({ entries, sources }: Written): FindLink {
  // Made at the first fault: most sites have none.
  let inMarkdown: ReturnType<typeof indexLinks> | undefined;
  let byFile: ReadonlyMap<string, SourceFile> | undefined;
  return (written, pageSources) => {
    inMarkdown ??= indexLinks(entries);
    byFile ??= new Map(sources.map((source) => [source.file, source]));
    const places = (inMarkdown.get(decodeUrl(written)) ?? []).filter(({ file }) =>
      pageSources.includes(file),
    );
    if (places.length > 0) return places;
    for (const file of [...pageSources, settingsFile]) {
      const text = byFile.get(file)?.text ?? "";
      const at = findText(text, written) ?? findText(text, decodeUrl(written));
      if (at !== undefined) return [{ file, at }];
    }
    return [{ file: pageSources[0] ?? "templates/site.ts" }];
  };
}

function indexLinks(entries: readonly Entry[]) {
  const places = new Map<string, { readonly file: string; readonly at: Position }[]>();
  for (const { file, body } of entries) {
    for (const { url, at } of body?.links ?? []) {
      // Markdown encodes what authors write plainly: `#légal` becomes `#l%C3%A9gal`.
      const known = places.get(decodeUrl(url));
      if (known === undefined) places.set(decodeUrl(url), [{ file, at }]);
      else known.push({ file, at });
    }
  }
  return places;
}

function findText(text: string, written: string): Position | undefined {
  for (const [index, line] of text.split("\n").entries()) {
    const column = findWhole(line, written);
    if (column !== -1) return { line: index + 1, column: column + 1, length: written.length };
  }
  return undefined;
}

/** `/blog` must not be found within `/blog/proptech`. */
function findWhole(line: string, written: string): number {
  for (let at = line.indexOf(written); at !== -1; at = line.indexOf(written, at + 1)) {
    if (!/[\w/#-]/.test(line[at + written.length] ?? "") && !/[\w/]/.test(line[at - 1] ?? "")) return at;
  }
  return -1;
}

/** Undoes percent-encoding where it is well formed; other texts stay as they are. */
export function decodeUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
