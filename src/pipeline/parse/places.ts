import type { Position } from "../../words/problem.ts";

export type TextPlaces = {
  /** The position of a stretch by its offsets. The underlined part ends with its line. */
  readonly at: (from: number, to: number) => Position;
};

/** Counts the lines of a text once; each position is then found by halving. */
export function createPlaces(text: string): TextPlaces {
  const starts = [0];
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return {
    at: (from, to) => {
      let [low, high] = [0, starts.length - 1];
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((starts[middle] ?? 0) <= from) low = middle;
        else high = middle - 1;
      }
      const lineEnd = (starts[low + 1] ?? text.length + 1) - 1;
      const length = Math.max(1, Math.min(to, lineEnd) - from);
      return { line: low + 1, column: from - (starts[low] ?? 0) + 1, length };
    },
  };
}
