import { describe, expect, test } from "vitest";
import {
  baysOf,
  bayWidth,
  buildingBays,
  buildingEnd,
  buildingStreet,
  gable,
} from "../../templates/components/report-building-views.ts";

describe("the building of the calculator", () => {
  test.each([
    [1, 1],
    [450, 1],
    [700, 2],
    [1850, 4],
    [2700, 6],
    [50_000, 6],
  ])("has for %d m² a length of %d bays", (surface, bays) => {
    expect(baysOf(surface)).toBe(bays);
  });

  test("is cut on whole pixels, so that its parts meet without a gap", () => {
    const { scale } = buildingBays;
    for (const { crop } of [buildingBays, buildingEnd, buildingStreet]) {
      for (const metres of [crop.x, crop.y, crop.width, crop.height])
        expect(metres * scale).toBeCloseTo(Math.round(metres * scale), 6);
    }
    expect((gable + bayWidth) * scale).toBeCloseTo(Math.round((gable + bayWidth) * scale), 6);
  });

  test("shows all that is drawn of it when it has all its bays", () => {
    const { crop } = buildingBays;
    expect(gable + baysOf(50_000) * bayWidth).toBeCloseTo(crop.width, 6);
    expect(crop.x + crop.width).toBeCloseTo(buildingEnd.crop.x, 6);
    expect(buildingEnd.crop.x + buildingEnd.crop.width).toBeCloseTo(buildingStreet.crop.x, 6);
  });
});
