import type { Block } from "./blocks.ts";
import { likeness } from "./compare-words.ts";

/** The blocks of a stretch: pairs of an old and a new version, and the others, in their order. */
export type Paired = {
  readonly pairs: readonly (readonly [Block, Block])[];
  readonly removed: readonly Block[];
  readonly added: readonly Block[];
};

/** Beyond this many comparisons, blocks are paired by position. */
const mostComparisons = 3600;
/** From this likeness on, two blocks are versions of one. */
const alike = 0.4;

/** Pairs the blocks that are most alike, without crossing. */
export function pairBlocks(before: readonly Block[], after: readonly Block[]): Paired {
  const isMatched =
    before.length === after.length && before.every(({ kind }, at) => kind === after[at]?.kind);
  const score = (old: Block, now: Block) => {
    if (old.kind !== now.kind) return 0;
    if (old.kind === "image" && old.image !== undefined && old.image === now.image) return 1;
    const found = likeness(old.text, now.text);
    if (found >= alike) return found;
    // A short block may be replaced by one with no common word: a heading, a date, a telephone number.
    return isMatched && (before.length === 1 || isShort(old, now)) ? 0.01 : 0;
  };
  const pairs =
    before.length * after.length > mostComparisons
      ? before.flatMap((old, at) => {
          const now = after[at];
          return now !== undefined && score(old, now) > 0 ? [[old, now] as const] : [];
        })
      : pairBest(before, after, score);
  const paired = new Set(pairs.flat());
  return {
    pairs,
    removed: before.filter((block) => !paired.has(block)),
    added: after.filter((block) => !paired.has(block)),
  };
}

function isShort(...blocks: readonly Block[]): boolean {
  return blocks.every(({ text }) => text.length <= 60);
}

/** Finds the pairs with the largest sum of scores. best[i][j] is the best sum for the blocks from i and j on. */
function pairBest(
  before: readonly Block[],
  after: readonly Block[],
  score: (old: Block, now: Block) => number,
): readonly (readonly [Block, Block])[] {
  const scores = before.map((old) => after.map((now) => score(old, now)));
  const best = Array.from({ length: before.length + 1 }, () => new Float64Array(after.length + 1));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  const both = (i: number, j: number) => {
    const own = scores[i]?.[j] ?? 0;
    return own > 0 ? own + at(i + 1, j + 1) : 0;
  };
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      (best[i] as Float64Array)[j] = Math.max(both(i, j), at(i + 1, j), at(i, j + 1));
  const pairs: (readonly [Block, Block])[] = [];
  for (let [i, j] = [0, 0]; i < before.length && j < after.length; ) {
    if (both(i, j) > 0 && both(i, j) >= at(i, j)) {
      pairs.push([before[i] as Block, after[j] as Block]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
