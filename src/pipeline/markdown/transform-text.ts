import type { PhrasingContent } from "mdast";
import type { Compilation } from "./compilation.ts";
import { type Line, transformInlines } from "./transform-inlines.ts";
import { readPieces, typesetPieces } from "./typeset-pieces.ts";

/** Transforms the content of a paragraph, heading, cell or caption. `text` is that content without markup. */
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

/** A word starts with a letter or a digit and ends at a space: “l’été” is one word, “—” and “:” are none. */
function countWords(text: string): number {
  let count = 0;
  let isInWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 32 || (code >= 9 && code <= 13)) isInWord = false;
    else if (code > 127 && /\s/.test(text.charAt(at))) isInWord = false;
    else if (!isInWord && isLetterOrDigit(code, text, at)) {
      count += 1;
      isInWord = true;
    }
  }
  return count;
}

function isLetterOrDigit(code: number, text: string, at: number): boolean {
  if (code > 127) return /[\p{L}\p{N}]/u.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}
