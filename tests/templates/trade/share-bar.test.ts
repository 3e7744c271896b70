import { expect, test } from "vitest";
import { labelPlace } from "../../../templates/trade/share-bar.tsx";

test("a range is named at its middle", () => {
  expect(labelPlace(60, 80)).toBe(70);
  expect(labelPlace(92, 108)).toBe(100);
});

test("the name of a range close to an edge of the bar stays on the bar", () => {
  expect(labelPlace(1, 3)).toBe(4);
  expect(labelPlace(104, 112)).toBe(102);
});
