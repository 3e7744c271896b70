import type { Entry, Reference } from "charpente";
import type { Category } from "./categories-schema.ts";

/** `id` is undefined for the line that stands for all. */
export type CategoryCount = {
  readonly id: string | undefined;
  readonly name: string;
  readonly count: number;
};

type Categorised = { readonly data: { readonly category: Reference } };

/** How many articles each category holds, in the order of the categories, after a line for all of them. */
export function countByCategory(
  articles: readonly Categorised[],
  categories: readonly Entry<Category>[],
  all: string,
): readonly CategoryCount[] {
  const counts = new Map<string, number>();
  for (const { data } of articles) counts.set(data.category.id, (counts.get(data.category.id) ?? 0) + 1);
  return [
    { id: undefined, name: all, count: articles.length },
    ...categories.map(({ id, data }) => ({ id, name: data.name, count: counts.get(id) ?? 0 })),
  ];
}
