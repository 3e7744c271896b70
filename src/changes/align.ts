import { diffArrays } from "diff";

/** A run of members that two lists share, or the members of each between two such runs. */
export type Stretch<T> =
  | { readonly same: readonly (readonly [T, T])[] }
  | { readonly before: readonly T[]; readonly after: readonly T[] };

/** Beyond this many differences, two lists count as having nothing in common: the time grows with their square. */
const mostDifferences = 2000;

/** Compares two lists by the keys of their members. The stretches come in the order of the lists. */
export function align<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (one: T) => string,
): readonly Stretch<T>[] {
  const changes = diffArrays(before.map(keyOf), after.map(keyOf), { maxEditLength: mostDifferences });
  if (changes === undefined) return [{ before, after }];
  const stretches: Stretch<T>[] = [];
  let [old, now] = [0, 0];
  let [removed, added]: [readonly T[], readonly T[]] = [[], []];
  const close = () => {
    if (removed.length + added.length > 0) stretches.push({ before: removed, after: added });
    [removed, added] = [[], []];
  };
  for (const { count, added: isAdded, removed: isRemoved } of changes) {
    const [from, to] = [before.slice(old, old + count), after.slice(now, now + count)];
    if (isRemoved) removed = from;
    else if (isAdded) added = to;
    else {
      close();
      stretches.push({ same: from.map((one, at) => [one, to[at] as T]) });
    }
    if (!isAdded) old += count;
    if (!isRemoved) now += count;
  }
  close();
  return stretches;
}
