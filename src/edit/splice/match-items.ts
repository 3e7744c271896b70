import type { Value } from "../edit.ts";
import { isSame } from "./edit-value.ts";

/** The indexes of an item in two lists. */
export type Match = { readonly old: number; readonly value: number };

/** Finds the longest common subsequence of two lists. */
export function matchItems(old: readonly Value[], value: readonly Value[]): readonly Match[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(value.length + 1).fill(0));
  const lengthAt = (at: number, other: number) => lengths[at]?.[other] ?? 0;
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let other = value.length - 1; other >= 0; other -= 1)
      (lengths[at] as number[])[other] = isSame(old[at], value[other])
        ? lengthAt(at + 1, other + 1) + 1
        : Math.max(lengthAt(at + 1, other), lengthAt(at, other + 1));
  const matches: Match[] = [];
  for (let at = 0, other = 0; at < old.length && other < value.length; ) {
    if (isSame(old[at], value[other])) matches.push({ old: at++, value: other++ });
    else if (lengthAt(at + 1, other) >= lengthAt(at, other + 1)) at += 1;
    else other += 1;
  }
  return matches;
}
