import { expect, test } from "vitest";
import { countWhile } from "../../src/text/count-while.ts";

test.each([0, 1, 2, 3, 7, 8])("the first %i of eight items are counted", (count) => {
  const asked: number[] = [];
  const holds = (index: number) => {
    asked.push(index);
    return index < count;
  };
  expect(countWhile(8, holds)).toBe(count);
  expect(asked.length).toBeLessThanOrEqual(4);
});

test("the count of no items is 0", () => {
  expect(countWhile(0, () => true)).toBe(0);
});
