import { expect, test } from "vitest";
import { formatLevel } from "../../../templates/engine/draw-marks.ts";

test("levels are signed and have two decimals after a comma; the ground is ±0,00", () => {
  expect(formatLevel(36.2)).toBe("+36,20");
  expect(formatLevel(-3.4)).toBe("−3,40");
  expect(formatLevel(0)).toBe("±0,00");
});

test("a sum of storeys does not show the errors of binary fractions", () => {
  expect(formatLevel(36.2 - 3 * 3.2)).toBe("+26,60");
  expect(formatLevel(3.2 - 3.2 + 0.0000001)).toBe("±0,00");
});
