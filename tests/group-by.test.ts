import { expect, test } from "vitest";
import { groupBy } from "../src/group-by.ts";

test("items are in the group of their key, in their order", () => {
  expect([...groupBy(["aa", "b", "cc"], (word) => word.length)]).toEqual([
    [2, ["aa", "cc"]],
    [1, ["b"]],
  ]);
});

test("an item with several keys is in the group of each, once", () => {
  const posts = [
    { id: 1, tags: ["a", "b", "a"] },
    { id: 2, tags: [] },
    { id: 3, tags: ["b"] },
  ];
  const groups = groupBy(posts, ({ tags }) => tags);
  expect([...groups].map(([tag, members]) => [tag, members.map(({ id }) => id)])).toEqual([
    ["a", [1]],
    ["b", [1, 3]],
  ]);
});
