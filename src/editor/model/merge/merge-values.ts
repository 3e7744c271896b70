import type { FieldPath, Value } from "../edit.ts";
import { isGroup, isList, isSame, matchItems } from "../splice/edit-value.ts";

export type Taken = "mine" | "theirs";

/** A field that two people have changed. A version without the field is undefined. */
export type Clash = {
  /** The path in `mine`. */
  readonly path: FieldPath;
  readonly mine: Value | undefined;
  readonly theirs: Value | undefined;
};

/** Chooses the version of a field. Undefined if it is not decided yet. */
export type Choose = (clash: Clash) => Taken | undefined;

type MergedValue = {
  /** The merged value, with their version of open clashes. */
  readonly value: Value | undefined;
  /** The clashes that are not decided yet. */
  readonly open: readonly Clash[];
};

/** Merges two versions of the same data, field by field. */
export function mergeValues(
  base: Value | undefined,
  mine: Value | undefined,
  theirs: Value | undefined,
  choose: Choose,
  path: FieldPath = [],
): MergedValue {
  if (isSame(mine, theirs) || isSame(base, mine)) return { value: theirs, open: [] };
  if (isSame(base, theirs)) return { value: mine, open: [] };
  if (isGroup(mine) && isGroup(theirs) && (base === undefined || isGroup(base)))
    return mergeGroups(base ?? {}, mine, theirs, choose, path);
  if (isList(base) && isList(mine) && isList(theirs)) {
    const merged = mergeLists(base, mine, theirs, choose, path);
    if (merged !== undefined) return merged;
  }
  return decide({ path, mine, theirs }, choose);
}

function decide(clash: Clash, choose: Choose): MergedValue {
  const taken = choose(clash);
  return { value: taken === "mine" ? clash.mine : clash.theirs, open: taken === undefined ? [clash] : [] };
}

type Group = { readonly [name: string]: Value };

function mergeGroups(base: Group, mine: Group, theirs: Group, choose: Choose, path: FieldPath): MergedValue {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged = names.map((name) => {
    const [one, other, former] = [mine, theirs, base].map((group) =>
      Object.hasOwn(group, name) ? group[name] : undefined,
    );
    return [name, mergeValues(former, one, other, choose, [...path, name])] as const;
  });
  return {
    value: Object.fromEntries(
      merged.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
    ),
    open: merged.flatMap(([, { open }]) => open),
  };
}

/**
 * Merges lists item by item. Undefined if both have added or removed items in the same stretch: the list is then one
 * field.
 */
function mergeLists(
  base: readonly Value[],
  mine: readonly Value[],
  theirs: readonly Value[],
  choose: Choose,
  path: FieldPath,
): MergedValue | undefined {
  const items: Value[] = [];
  const open: Clash[] = [];
  for (const stretch of cutVersions(base, mine, theirs)) {
    const merged = mergeStretch(stretch, choose, path);
    if (merged === undefined) return undefined;
    items.push(...merged.items);
    open.push(...merged.open);
  }
  return { value: items, open };
}

function mergeStretch(
  { base, mine, theirs, at }: Stretches,
  choose: Choose,
  path: FieldPath,
): { readonly items: readonly Value[]; readonly open: readonly Clash[] } | undefined {
  if (isSame(mine, theirs) || isSame(base, mine)) return { items: theirs, open: [] };
  if (isSame(base, theirs)) return { items: mine, open: [] };
  // Both people have added items at the same index: keep all.
  if (base.length === 0)
    return {
      items: [...theirs, ...mine.filter((item) => !theirs.some((other) => isSame(item, other)))],
      open: [],
    };
  if (mine.length !== base.length || theirs.length !== base.length) return undefined;
  const merged = base.map((item, index) =>
    mergeValues(item, mine[index], theirs[index], choose, [...path, at + index]),
  );
  return {
    items: merged.flatMap(({ value }) => (value === undefined ? [] : [value])),
    open: merged.flatMap(({ open }) => open),
  };
}

/** A stretch of a list in three versions: the original and those of two people. */
type Stretches = {
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
