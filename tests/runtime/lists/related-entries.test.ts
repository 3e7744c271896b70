import { expect, test } from "vitest";
import type { Entry } from "../../../src/model/model.ts";
import { relatedEntries } from "../../../src/runtime/lists/related-entries.ts";

type Tagged = { readonly tags: readonly string[] };

const entry = (id: string, ...tags: string[]): Entry<Tagged> => ({
  collection: "posts",
  id,
  file: `content/posts/${id}.md`,
  digest: id,
  data: { tags },
  body: undefined,
});

const posts = [
  entry("a", "x", "y"),
  entry("b", "x"),
  entry("c", "z"),
  entry("d", "y", "x"),
  entry("e", "y", "y"),
];
const related = (id: string, most = 9) => {
  const one = posts.find((post) => post.id === id) ?? entry("none");
  return relatedEntries(one, posts, { termsOf: ({ data }) => data.tags, most }).map((post) => post.id);
};

test("entries that share more terms come first, others in their order, and the entry itself never", () => {
  expect(related("a")).toEqual(["d", "b", "e"]);
});

test("an entry of another collection may have the same id", () => {
  const other = { ...entry("a", "wood"), collection: "pages" };
  expect(relatedEntries(entry("a", "wood"), [other], { termsOf: ({ data }) => data.tags, most: 9 })).toEqual([
    other,
  ]);
});

test("a term that is repeated counts once", () => {
  expect(related("e")).toEqual(["a", "d"]);
});

test("there are at most as many as requested, and none without a shared term", () => {
  expect(related("a", 1)).toEqual(["d"]);
  expect(related("c")).toEqual([]);
});
