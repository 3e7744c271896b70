import type { Node } from "prosemirror-model";

/** A position in a text of the page: the index and the letters of its element, and the number of letters before the point. */
export type Pointed = {
  readonly index: number;
  readonly letters: string;
  readonly before: number;
};

/**
 * Finds the same position in the document of the editor. Counts letters only, because typography changes the characters between
 * them. Searches for the element by its letters first, because some blocks have no element.
 */
export function findCaret(doc: Node, { index, letters, before }: Pointed): number {
  const tops = doc.children;
  const start = letters.slice(0, 40);
  const same = tops.findIndex((top) => start !== "" && lettersOf(top.textContent).startsWith(start));
  const found = same === -1 ? Math.min(index, tops.length - 1) : same;
  const offset = tops.slice(0, found).reduce((sum, top) => sum + top.nodeSize, 0);
  let left = before;
  let position = offset + 1;
  tops[found]?.descendants((node, at) => {
    if (!node.isText || left < 0) return;
    const text = node.text ?? "";
    for (let sign = 0; sign <= text.length; sign += 1) {
      if (left === 0) {
        position = offset + 1 + at + sign;
        left = -1;
        return;
      }
      if (isLetter(text[sign] ?? "")) left -= 1;
    }
  });
  return position;
}

export function lettersOf(text: string): string {
  return [...text].filter(isLetter).join("");
}

function isLetter(sign: string): boolean {
  return /[\p{L}\p{N}]/u.test(sign);
}
