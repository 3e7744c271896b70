import { type ListPage, paginate, slugify } from "charpente";
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

/** Posts by tag, in the order of the alphabet. Tags that differ by case or accents alone are one. */
export function topicsOf(posts: readonly Post[]): readonly Topic[] {
  const topics = new Map<string, { name: string; posts: Post[] }>();
  for (const post of newestFirst(posts)) {
    for (const tag of new Set(post.data.tags)) {
      const topic = topics.get(slugify(tag));
      if (topic === undefined) topics.set(slugify(tag), { name: tag, posts: [post] });
      else if (!topic.posts.includes(post)) topic.posts.push(post);
    }
  }
  return [...topics]
    .map(([slug, topic]) => ({ ...topic, route: `${addresses.topics}/${slug}` }))
    .sort((a, b) => a.route.localeCompare(b.route));
}

/** The newer and the older neighbour of each post. */
export function neighboursOf(posts: readonly Post[]) {
  const ordered = newestFirst(posts);
  return ordered.map((post, place) => ({ post, newer: ordered[place - 1], older: ordered[place + 1] }));
}
