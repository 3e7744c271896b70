import { expect, test } from "vitest";
import { boxAt, pickSpot, type Spot, spots } from "../../../../src/dev/client/panel/pick-spot.ts";

const size = { width: 44, height: 32 };
const view = { width: 390, height: 844 };
const over = (...taken: readonly Spot[]) => taken.map((spot) => boxAt(spot, size, view));
const pick = (taken: readonly Spot[], current?: Spot, wanted: Spot = "bottom-right") =>
  pickSpot(over(...taken), { current, wanted }, size, view);

test("the button is at the wanted spot, unless a control is there", () => {
  expect(pick([])).toBe("bottom-right");
  expect(pick([], undefined, "top-left")).toBe("top-left");
  expect(pick(["bottom-right"])).toBe("bottom-left");
  expect(pick(["bottom-right", "bottom-left", "top-right", "top-left"])).toBe("right");
});

test("it stays at its spot as long as there is room", () => {
  expect(pick([], "top-left")).toBe("top-left");
  expect(pick(["top-left"], "top-left")).toBe("bottom-right");
});

test("no spot is free if controls cover all", () => expect(pick(spots)).toBeUndefined());

test("all spots are within the window, and all differ", () => {
  const boxes = spots.map((spot) => boxAt(spot, size, view));
  for (const { left, top, right, bottom } of boxes) {
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(8);
    expect([right <= 382, bottom <= 836]).toEqual([true, true]);
  }
  expect(new Set(boxes.map((box) => JSON.stringify(box))).size).toBe(spots.length);
});
