import type { Locate } from "../../model/model.ts";
import type { Position } from "../../problems/problem.ts";

/** Words of a text: the offset of the first sign, and how many there are. */
export type Part = { readonly index: number; readonly length: number };

/** Where words of the text at `path` stand in its file. Undefined where that text has no place. */
export function locatePart(
  locate: Locate,
  path: readonly PropertyKey[],
  { index, length }: Part,
): Position | undefined {
  const stretch = locate(path, "text")?.findLast(({ from }) => from <= index);
  if (stretch === undefined) return undefined;
  const { from, ...start } = stretch;
  // With a length, this is the place of all signs.
  return start.length === undefined ? { ...start, column: start.column + index - from, length } : start;
}
