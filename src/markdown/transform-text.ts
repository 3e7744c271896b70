import type { PhrasingContent } from "mdast";
import type { Compilation } from "./compilation.ts";
import { type Line, transformInlines } from "./transform-inlines.ts";
import { readPieces, typesetPieces } from "./typeset-pieces.ts";

/** Transforms the content of a paragraph, heading, cell or caption; `text` is what remains of it without markup. */
export function transformText(
  nodes: readonly PhrasingContent[],
  compilation: Compilation,
): { readonly children: PhrasingContent[]; readonly text: string } {
  const line: Line = { pieces: [], afterLink: undefined };
  const children = transformInlines(nodes, line, compilation);
  const { pieces } = line;
  const written = readPieces(pieces);
  compilation.count.words += countWords(written);
  return typesetPieces(children, pieces, written, compilation.typographer);
}

/** A word starts with a letter or a digit and ends at a blank: “l’été” is one, “—” and “:” are none. */
function countWords(text: string): number {
  let count = 0;
  for (const part of text.split(/\s+/))
    if (/[0-9A-Za-z]/.test(part) || /[\p{L}\p{N}]/u.test(part)) count += 1;
  return count;
}
