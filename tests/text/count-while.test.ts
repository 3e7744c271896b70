import { expect, test } from "vitest";
import { countWhile } from "../../src/text/count-while.ts";

test.each([0, 1, 2, 3, 7, 8])("of eight, the first %i that hold are counted", (count) => {
  const asked: number[] = [];
  const holds = (index: number) => {
    asked.push(index);
    return index < count;
  };
  expect(countWhile(8, holds)).toBe(count);
  expect(asked.length).toBeLessThanOrEqual(4);
});

test("of none, none are counted", () => {
  expect(countWhile(0, () => true)).toBe(0);
});
