import { expect, test } from "vitest";
import { growsTooFast } from "./growth.ts";

/** Compares each of so many numbers with each other. */
function comparePairs(count: number): number {
  let equal = 0;
  for (let some = 0; some < count; some += 1)
    for (let other = 0; other < count; other += 1) if (some % 7 === other % 7) equal += 1;
  return equal;
}

/** Leaves so many objects for the garbage collection. */
function makeObjects(count: number): readonly object[] {
  return Array.from({ length: count }, (_, index) => ({ index, text: String(index) }));
}

test("quadratic growth is detected, and linear growth is accepted", () => {
  const hasGrown = (run: (count: number) => unknown, count: number) =>
    growsTooFast(
      () => run(count),
      () => run(8 * count),
    );
  expect(hasGrown(comparePairs, 2000)).toBe(true);
  expect(hasGrown(makeObjects, 20_000)).toBe(false);
});
