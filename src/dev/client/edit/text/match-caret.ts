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
  return [...text].filter(isLetter).join("");
}

export function isLetter(sign: string): boolean {
  return /[\p{L}\p{N}]/u.test(sign);
}
