import { groupBy, type ListPage, paginate, slugifyAll } from "charpente";
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

/** Posts by tag, in the order of the alphabet. Tags that differ by case alone are one, named as in the newest post. */
export function topicsOf(posts: readonly Post[]): readonly Topic[] {
  const byTag = groupBy(newestFirst(posts), ({ data }) => data.tags.map(keyOf));
  // “C” and “C++” would both be `c` for `slugify`.
  const slugs = slugifyAll(byTag.keys());
  return [...byTag]
    .map(([key, own]) => ({
      name: own[0]?.data.tags.find((tag) => keyOf(tag) === key) ?? key,
      route: `${addresses.topics}/${slugs.get(key)}`,
      posts: own,
    }))
    .sort((a, b) => a.route.localeCompare(b.route));
}

/** The tags of a post, each with the route of its topic. */
export function tagsOf({ data }: Post, topics: readonly Topic[]): readonly Omit<Topic, "posts">[] {
  return data.tags.flatMap((name) => {
    const topic = topics.find((one) => keyOf(one.name) === keyOf(name));
    return topic === undefined ? [] : [{ name, route: topic.route }];
  });
}

function keyOf(tag: string): string {
  return tag.toLowerCase();
}

/** The newer and the older neighbour of each post. */
export function neighboursOf(posts: readonly Post[]) {
  const ordered = newestFirst(posts);
  return ordered.map((post, place) => ({ post, newer: ordered[place - 1], older: ordered[place + 1] }));
}
