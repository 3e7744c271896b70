/** What is looked at on either side of an error: the whole text again for each would be too much. */
const reach = 2000;

export function before(text: string, index: number): string {
  return text.slice(Math.max(0, index - reach), index);
}

export function after(text: string, index: number): string {
  return text.slice(index, index + reach);
}

/** From `index` to the end of its line, or to `end` where that comes first. */
export function lineFrom(text: string, index: number, end = text.length): string {
  return (
    after(text, index)
      .slice(0, Math.max(0, end - index))
      .split("\n")[0] ?? ""
  );
}

/** The reader may notice a mistake at the end of the line before: where the next one with words begins, or `index`. */
export function startOfLine(text: string, index: number): number {
  return index + (/^(?:[ \t]*(?:#.*)?\r?\n)*/.exec(after(text, index))?.[0].length ?? 0);
}
