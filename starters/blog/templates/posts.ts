import { type ListPage, paginate, slugifyAll } from "charpente";
import type { Post } from "./schemas.ts";
import { addresses } from "./words.ts";

export function routeOf({ id, data }: Post): string {
  return data.route ?? `${addresses.posts}/${id}`;
}

export function newestFirst(posts: readonly Post[]): readonly Post[] {
  return posts.toSorted((a, b) => b.data.date.localeCompare(a.data.date));
}

/** The pages of a list of posts, whose first one is at `route`. */
export function listPages(posts: readonly Post[], route: string): readonly ListPage<Post>[] {
  const before = route === "/" ? "" : route;
  return paginate(newestFirst(posts), {
    size: 10,
    routeOf: (number) => (number === 1 ? route : `${before}${addresses.page}/${number}`),
  });
}

export type Topic = { readonly name: string; readonly route: string; readonly posts: readonly Post[] };

/** Posts by tag, in the order of the alphabet. */
export function topicsOf(posts: readonly Post[]): readonly Topic[] {
  const newest = newestFirst(posts);
  return [...topicRoutesOf(posts)]
    .map(([name, route]) => ({ name, route, posts: newest.filter(({ data }) => data.tags.includes(name)) }))
    .sort((a, b) => a.route.localeCompare(b.route));
}

/** The address of each tag: `C` and `C++` have one each. */
export function topicRoutesOf(posts: readonly Post[]): ReadonlyMap<string, string> {
  const slugs = slugifyAll(posts.flatMap(({ data }) => data.tags));
  return new Map([...slugs].map(([tag, slug]) => [tag, `${addresses.topics}/${slug}`]));
}

/** The newer and the older neighbour of each post. */
export function neighboursOf(posts: readonly Post[]) {
  const ordered = newestFirst(posts);
  return ordered.map((post, place) => ({ post, newer: ordered[place - 1], older: ordered[place + 1] }));
}
