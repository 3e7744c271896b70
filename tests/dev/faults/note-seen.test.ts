import { expect, test } from "vitest";
import { isNew, noteSeen, type Seen } from "../../../src/dev/faults/note-seen.ts";

/** Lists the tasks of each day in turn, and returns the new ones after each list. */
function look(...looks: readonly (readonly [today: string, keys: string, more?: "incomplete"])[]) {
  let seen: Seen | undefined;
  return looks.map(([today, keys, more]) => {
    seen = noteSeen(seen, { keys: [...keys], today, isComplete: more === undefined });
    return [...keys].filter((key) => isNew(key, seen as Seen, today)).join("");
  });
}

test("nothing is new on the first day, and on the next day only tasks that did not exist", () => {
  expect(look(["d1", "ab"], ["d2", "abc"], ["d2", "abcd"], ["d3", "abcd"])).toEqual(["", "c", "cd", ""]);
});

test("a task that disappears and returns on one day is not new; one that returns later is", () => {
  expect(look(["d1", "ab"], ["d1", "a"], ["d1", "ab"])).toEqual(["", "", ""]);
  expect(look(["d1", "ab"], ["d2", "a"], ["d2", "ab"], ["d3", "ab"])).toEqual(["", "", "b", ""]);
});

test("a task that was unknown for a while is not new afterwards", () => {
  expect(look(["d1", "a", "incomplete"], ["d1", "ab"])).toEqual(["", ""]);
  expect(look(["d1", "ab"], ["d2", "a", "incomplete"], ["d2", "abc"])).toEqual(["", "", "c"]);
});

test("a key that every object inherits works like any other", () => {
  expect(isNew("constructor", { day: "d1", first: {} }, "d1")).toBe(false);
});
