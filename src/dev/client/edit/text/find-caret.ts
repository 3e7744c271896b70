import type { Node } from "prosemirror-model";
import { isLetter, type LetterCaret, lettersOf, matchCaret } from "./match-caret.ts";

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

/** Finds the caret of a source in the document of the editor. */
export function findLetterCaret(doc: Node, caret: LetterCaret): number {
  // At a start, the letter after the caret tells the block.
  const further = caret.isAtStart ? 1 : 0;
  let left = matchCaret(caret, lettersOf(doc.textContent)) + further;
  const index = doc.children.findIndex(({ textContent }) => {
    const { length } = lettersOf(textContent);
    if (left <= length) return true;
    left -= length;
    return false;
  });
  return index === -1 ? doc.content.size : findCaret(doc, { index, letters: "", before: left }) - further;
}

/** The caret of a document, at `position`. */
export function readLetterCaret(doc: Node, position: number): LetterCaret {
  return {
    letters: lettersOf(doc.textContent),
    before: lettersOf(doc.textBetween(0, position)).length,
    isAtStart: doc.resolve(position).parentOffset === 0,
  };
}
