import type { Node } from "prosemirror-model";

/** Where somebody pointed in a text as the page shows it: in which of its elements, after so many letters. */
export type Pointed = {
  readonly index: number;
  readonly letters: string;
  readonly before: number;
};

/**
 * The same place in the text as it is written. Typography changes signs between letters, never letters, and some blocks have
 * no element of their own.
 */
export function findCaret(doc: Node, { index, letters, before }: Pointed): number {
  const tops = Array.from({ length: doc.childCount }, (_, at) => doc.child(at));
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
