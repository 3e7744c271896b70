import { expect, test } from "vitest";
import { isNew, noteSeen, type Seen } from "../../../src/dev/todo/note-seen.ts";

/** Looks at the things of each day in turn, and gives those that are new after each look. */
function look(...looks: readonly (readonly [today: string, keys: string, more?: "incomplete"])[]) {
  let seen: Seen | undefined;
  return looks.map(([today, keys, more]) => {
    seen = noteSeen(seen, { keys: [...keys], today, isComplete: more === undefined });
    return [...keys].filter((key) => isNew(key, seen as Seen, today)).join("");
  });
}

test("nothing is new on the first day, and the next day what was not there before", () => {
  expect(look(["d1", "ab"], ["d2", "abc"], ["d2", "abcd"], ["d3", "abcd"])).toEqual(["", "c", "cd", ""]);
});

test("what goes and comes back on one day is not new; what comes back later is", () => {
  expect(look(["d1", "ab"], ["d1", "a"], ["d1", "ab"])).toEqual(["", "", ""]);
  expect(look(["d1", "ab"], ["d2", "a"], ["d2", "ab"], ["d3", "ab"])).toEqual(["", "", "b", ""]);
});

test("what could not be known for a while is not new afterwards", () => {
  expect(look(["d1", "a", "incomplete"], ["d1", "ab"])).toEqual(["", ""]);
  expect(look(["d1", "ab"], ["d2", "a", "incomplete"], ["d2", "abc"])).toEqual(["", "", "c"]);
});

test("a key that objects have by themselves is a key as others", () => {
  expect(isNew("constructor", { day: "d1", first: {} }, "d1")).toBe(false);
});
