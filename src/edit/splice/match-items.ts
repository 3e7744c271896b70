import { diffArrays } from "diff";
import type { Value } from "../edit.ts";
import { isSame } from "./edit-value.ts";

/** The indexes of an item in two lists. */
export type Match = { readonly old: number; readonly value: number };

/** Finds the longest common subsequence of two lists. */
export function matchItems(old: readonly Value[], value: readonly Value[]): readonly Match[] {
  const matches: Match[] = [];
  let [at, other] = [0, 0];
  for (const { count, added, removed } of diffArrays([...old], [...value], { comparator: isSame })) {
    if (!added && !removed)
      for (let step = 0; step < count; step += 1) matches.push({ old: at + step, value: other + step });
    if (!added) at += count;
    if (!removed) other += count;
  }
  return matches;
}
