import { Mistake, say } from "../../words/message.ts";

/** One page of a list that is too long for one. */
export type ListPage<Item> = {
  /** From 1. */
  readonly number: number;
  readonly route: string;
  readonly items: readonly Item[];
  /** The routes of all pages, in order: links to them, and their number. */
  readonly routes: readonly string[];
  readonly previous: string | undefined;
  readonly next: string | undefined;
};

/**
 * Splits a list into pages of `size` items. `routeOf` gives the route of a page by its number. A list without items has
 * one page, so that its address answers. Numbers begin with 1.
 *
 * @throws a `Mistake` when `size` is not a whole number from 1.
 *
 * @example
 * ```tsx
 * const pages = paginate(posts, {
 *   size: 10,
 *   routeOf: (number) => (number === 1 ? "/posts" : `/posts/${number}`),
 * });
 * ```
 */
export function paginate<Item>(
  items: readonly Item[],
  { size, routeOf }: { readonly size: number; readonly routeOf: (number: number) => string },
): readonly ListPage<Item>[] {
  if (!Number.isInteger(size) || size < 1) throw new Mistake(say("thrown.page-size", { size }));
  const count = Math.max(1, Math.ceil(items.length / size));
  const routes = Array.from({ length: count }, (_, index) => routeOf(index + 1));
  return routes.map((route, index) => ({
    number: index + 1,
    route,
    items: items.slice(index * size, (index + 1) * size),
    routes,
    previous: routes[index - 1],
    next: routes[index + 1],
  }));
}
