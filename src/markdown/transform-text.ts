import type { PhrasingContent } from "mdast";
import type { Compilation } from "./compilation.ts";
import { transformInlines } from "./transform-inlines.ts";
import { type Piece, readPieces, typesetPieces } from "./typeset-pieces.ts";

/** Transforms the content of a paragraph, heading, cell or caption; `text` is what remains of it without markup. */
export function transformText(
  nodes: readonly PhrasingContent[],
  compilation: Compilation,
): { readonly children: PhrasingContent[]; readonly text: string } {
  const pieces: Piece[] = [];
  const children = transformInlines(nodes, pieces, compilation);
  compilation.count.words += countWords(readPieces(pieces));
  return { children: typesetPieces(children, pieces, compilation.typographer), text: readPieces(pieces) };
}

/** A word starts with a letter or a digit and ends at a blank: “l’été” is one, “—” and “:” are none. */
function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
