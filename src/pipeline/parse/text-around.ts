/** How many characters are read on either side of an error: reading the whole text for each would take too long. */
const reach = 2000;

export function before(text: string, index: number): string {
  return text.slice(Math.max(0, index - reach), index);
}

export function after(text: string, index: number): string {
  return text.slice(index, index + reach);
}

/** From `index` to the end of its line, or to `end` if that is earlier. */
export function lineFrom(text: string, index: number, end = text.length): string {
  return (
    after(text, index)
      .slice(0, Math.max(0, end - index))
      .split("\n")[0] ?? ""
  );
}

/**
 * The reader may report a mistake at the end of the previous line: returns the start of the next line with words, or
 * `index`.
 */
export function startOfLine(text: string, index: number): number {
  return index + (/^(?:[ \t]*(?:#.*)?\r?\n)*/.exec(after(text, index))?.[0].length ?? 0);
}
