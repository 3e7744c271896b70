import { describe, expect, test } from "vitest";
import { catalogue } from "../../../templates/drawings/catalogue.ts";
import { viewPath, viewSize } from "../../../templates/drawings/drawing-views.ts";
import { agesView, phaseView, qualityView } from "../../../templates/drawings/page-views.ts";

const places = [0, 1, 2, 3, 4, 5];

describe("the six rooms of the qualities", () => {
  test("are files of their own", () => {
    expect(new Set(places.map((place) => viewPath(qualityView(place)))).size).toBe(6);
  });

  test("are a whole number of pixels wide and meet without a gap", () => {
    const rooms = places.map((place) => qualityView(place).crop ?? { x: 0, y: 0, width: 0, height: 0 });
    for (const place of places) expect(viewSize(qualityView(place))).toEqual({ width: 436, height: 179 });
    rooms.slice(1).forEach(({ x }, place) => {
      expect((rooms[place]?.x ?? 0) + 8.72).toBeCloseTo(x);
    });
  });
});

test("all phases of a project show as much width and as much earth", () => {
  const crops = (
    ["phase-programmation", "phase-conception", "phase-realisation", "phase-exploitation"] as const
  ).map((drawing) => phaseView(drawing).crop);
  expect(new Set(crops.map((crop) => [crop?.x, crop?.y, crop?.width].join(" "))).size).toBe(1);
});

test("the line of years has its buildings where their years are, at 1.60 m a year", () => {
  expect(catalogue.ages.volumes.map(({ x }) => Math.round(x / 1.6) + 2023)).toEqual([2023, 2030, 2040, 2050]);
  expect(viewSize(agesView).width).toBe(58 * 20);
});
