/**
 * Groups `items` by the key that `keysOf` gives, or by each of several: an article stands with each of its tags. Groups
 * and members keep the order of first appearance. (Node 20 has no `Map.groupBy`.)
 *
 * @example
 * ```tsx
 * const byTag = groupBy(posts, ({ data }) => data.tags);
 * ```
 */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keysOf: (item: Item) => Key | readonly Key[],
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const keys = keysOf(item);
    for (const key of new Set<Key>(isList(keys) ? keys : [keys])) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [item]);
      else group.push(item);
    }
  }
  return groups;
}

function isList<Key>(keys: Key | readonly Key[]): keys is readonly Key[] {
  return Array.isArray(keys);
}
