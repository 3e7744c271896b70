import { expect, test } from "vitest";
import { tag } from "../../../src/define/tagged-values.ts";
import { isPlain } from "../../../src/model/memory/memory.ts";

test.each([
  [null],
  ["été"],
  [""],
  [0],
  [-1.5],
  [true],
  [[]],
  [{}],
  [{ a: [1, { b: null }], "2": "x", "1": "y" }],
])("%j survives JSON", (value) => {
  expect(isPlain(value)).toBe(true);
  expect(JSON.parse(JSON.stringify(value))).toEqual(value);
});

class Money {
  readonly amount = 1;
}

test.each<readonly [string, unknown]>([
  ["nothing", undefined],
  ["a field of nothing", { a: undefined }],
  ["a gap in a list", Array(2)],
  ["a number that is none", [Number.NaN]],
  ["a negative zero", -0],
  ["a large integer", 1n],
  ["a date", { a: new Date(0) }],
  ["a mapping by any key", new Map()],
  ["an object of a class", new Money()],
  ["an object of no class", Object.create(null)],
  ["a function", { a: () => 1 }],
  ["a tagged value", { a: tag("image", { image: "./a.png" }) }],
  ["a list with a name", Object.assign([1], { name: "x" })],
])("%s does not survive JSON", (_what, value) => {
  expect(isPlain(value)).toBe(false);
});
