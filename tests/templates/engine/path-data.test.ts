import { expect, test } from "vitest";
import { anticlockwise, parseOutline, pathData } from "../../../templates/engine/path-data.ts";

test("an outline in metres becomes relative pixels, upside down, with one decimal", () => {
  expect(pathData(parseOutline("M0 0L1.2 0L1.2 .25L0 .5Z"), { scale: 10 })).toBe("M0 0h12v-2.5l-12-2.5z");
});

test("roundings do not add up along a path", () => {
  const steps = parseOutline("M0 0L.033 0L.066 0L.099 0L.132 0");
  expect(pathData(steps, { scale: 10 })).toBe("M0 0h.3 .4 .3 .3");
});

test("a mirrored outline keeps its place and faces the other way", () => {
  expect(pathData(parseOutline("M0 0L1 0"), { scale: 10, x: 3, y: 1, flip: true })).toBe("M30-10h-10");
});

test("outlines drawn clockwise are turned, so that overlaps stay full", () => {
  expect(anticlockwise(parseOutline("M0 0L0 1L1 1L1 0Z"))).toEqual(parseOutline("M1 0L1 1L0 1L0 0Z"));
});
