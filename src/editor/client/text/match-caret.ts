import type { Node } from "prosemirror-model";

/** A caret in a text, by letters alone: blocks and their source have the same ones, apart from those of Markdown. */
export type LetterCaret = {
  /** All letters of the text. */
  readonly letters: string;
  /** The number of letters before the caret. */
  readonly before: number;
  /** True at the start of a block or line, where the caret belongs to the next letter. */
  readonly isAtStart: boolean;
};

/** The caret of a source. */
export function toLetterCaret(source: string, offset: number): LetterCaret {
  const before = source.slice(0, offset);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  return {
    letters: lettersOf(source),
    before: lettersOf(before).length,
    isAtStart: lettersOf(line) === "",
  };
}

/** Finds the caret of blocks in their source. Returns its offset. */
export function findInSource(source: string, caret: LetterCaret): number {
  const wanted = matchCaret(caret, lettersOf(source));
  let count = 0;
  for (let offset = 0; offset < source.length; offset += 1) {
    if (count === wanted && !caret.isAtStart) return offset;
    if (!isLetter(source[offset] ?? "")) continue;
    if (count === wanted) return offset;
    count += 1;
  }
  return source.length;
}

/**
 * Finds a caret in another version of its text, where the letters around it are the same, or else at the same share of the text.
 * Returns the number of letters before it.
 */
export function matchCaret({ letters, before, isAtStart }: LetterCaret, other: string): number {
  if (letters === "") return 0;
  const expected = Math.round((before / letters.length) * other.length);
  const [ahead, behind] = [
    [0, 16],
    [16, 0],
  ] as const;
  // Markdown between two blocks leaves the letters of one side.
  const sides = isAtStart ? [ahead, behind] : [behind, ahead];
  for (const [back, on] of [[32, 32], [16, 16], [8, 8], ...sides, [4, 4]] as const) {
    const start = Math.max(0, before - back);
    const around = letters.slice(start, before + on);
    if (around === "") continue;
    let best: number | undefined;
    for (let found = other.indexOf(around); found !== -1; found = other.indexOf(around, found + 1)) {
      const place = found + before - start;
      if (best === undefined || Math.abs(place - expected) < Math.abs(best - expected)) best = place;
    }
    if (best !== undefined) return best;
  }
  return expected;
}

export function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}

function isLetter(sign: string): boolean {
  return /[\p{L}\p{N}]/u.test(sign);
}

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
    if (left < 0) return;
    if (node.type.name === "value") {
      if (left === 0) position = offset + 1 + at;
      left = left === 0 ? -1 : Math.max(0, left - lettersOf(node.textContent).length);
      return;
    }
    if (!node.isText) return;
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
