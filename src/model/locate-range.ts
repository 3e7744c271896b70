import type { Position } from "../words/problem.ts";
import type { Locate } from "./model.ts";

/** Words of a text: the offset of the first character, and their length. */
export type TextRange = { readonly index: number; readonly length: number };

/** The position in the file of words of the text at `path`. Undefined when that text has no position. */
export function locateRange(
  locate: Locate,
  path: readonly PropertyKey[],
  { index, length }: TextRange,
): Position | undefined {
  const stretch = locate(path, "text")?.findLast(({ from }) => from <= index);
  if (stretch === undefined) return undefined;
  const { from, ...start } = stretch;
  // With a length, this is the position of all characters.
  return start.length === undefined ? { ...start, column: start.column + index - from, length } : start;
}
