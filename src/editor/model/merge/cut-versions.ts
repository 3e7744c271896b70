import type { Value } from "../edit.ts";
import { matchItems } from "../splice/edit-value.ts";

/** A stretch of a list in three versions: the original and those of two people. */
export type Stretches = {
  readonly base: readonly Value[];
  readonly mine: readonly Value[];
  readonly theirs: readonly Value[];
  /** The index of its first item in `mine`. */
  readonly at: number;
};

/** Cuts three versions of a list at the items that all share. Each common item is a stretch of its own. */
export function cutVersions(
  base: readonly Value[],
  mine: readonly Value[],
  theirs: readonly Value[],
): readonly Stretches[] {
  const inMine = new Map(matchItems(base, mine).map(({ old, value }) => [old, value]));
  const inTheirs = new Map(matchItems(base, theirs).map(({ old, value }) => [old, value]));
  const stretches: Stretches[] = [];
  let [from, my, their] = [0, 0, 0];
  const cut = (toBase: number, toMine: number, toTheirs: number) => {
    if (toBase > from || toMine > my || toTheirs > their)
      stretches.push({
        base: base.slice(from, toBase),
        mine: mine.slice(my, toMine),
        theirs: theirs.slice(their, toTheirs),
        at: my,
      });
    [from, my, their] = [toBase, toMine, toTheirs];
  };
  for (const at of base.keys()) {
    const [mineAt, theirsAt] = [inMine.get(at), inTheirs.get(at)];
    if (mineAt === undefined || theirsAt === undefined) continue;
    cut(at, mineAt, theirsAt);
    cut(at + 1, mineAt + 1, theirsAt + 1);
  }
  cut(base.length, mine.length, theirs.length);
  return stretches;
}
