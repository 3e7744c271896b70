import type { Entry } from "../../model/model.ts";

/**
 * The entries that share most terms with `entry`, such as tags; of those that share equally many, the earlier ones of
 * `entries`. Entries that share none, and the entry itself, are left out. At most `most` entries.
 *
 * @example
 * ```tsx
 * const related = relatedEntries(post, posts, { termsOf: ({ data }) => data.tags, most: 3 });
 * ```
 */
export function relatedEntries<Data>(
  entry: Entry<Data>,
  entries: readonly Entry<Data>[],
  { termsOf, most }: { readonly termsOf: (entry: Entry<Data>) => readonly string[]; readonly most: number },
): readonly Entry<Data>[] {
  const terms = new Set(termsOf(entry));
  const shared = (other: Entry<Data>) =>
    [...new Set(termsOf(other))].filter((term) => terms.has(term)).length;
  return entries
    .filter((other) => other.id !== entry.id || other.collection !== entry.collection)
    .map((other) => ({ other, count: shared(other) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ other }) => other);
}
