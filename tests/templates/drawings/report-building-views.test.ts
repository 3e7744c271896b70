import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  baysOf,
  bayWidth,
  buildingBays,
  buildingEnd,
  buildingStreet,
  gable,
  largestDrawn,
} from "../../../templates/drawings/report-building-views.ts";

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

  test("has in the style sheet the measures by which it is cut", () => {
    const css = readFileSync("templates/report/report-building.css", "utf8");
    const all = Number((buildingBays.crop.width + buildingEnd.crop.width).toFixed(6));
    expect(css).toContain(`--bay: calc(100cqi * ${bayWidth} / ${all});`);
    expect(css).toContain(`scaleX(calc(1 - var(--missing) * ${bayWidth} / ${all}))`);
    expect(css).toContain(`width: min(100%, ${all * buildingBays.scale}px);`);
    for (const { crop } of [buildingBays, buildingEnd, buildingStreet])
      expect(css).toContain(`width: calc(100cqi * ${Number(crop.width.toFixed(6))} / ${all});`);
    for (let bays = 1; bays < baysOf(largestDrawn); bays++)
      expect(css).toMatch(
        new RegExp(`\\[data-bays="${bays}"\\] \\{\\s+--missing: ${baysOf(largestDrawn) - bays};`),
      );
  });

  test("shows the whole drawing when it has all its bays", () => {
    const { crop } = buildingBays;
    expect(gable + baysOf(50_000) * bayWidth).toBeCloseTo(crop.width, 6);
    expect(crop.x + crop.width).toBeCloseTo(buildingEnd.crop.x, 6);
    expect(buildingEnd.crop.x + buildingEnd.crop.width).toBeCloseTo(buildingStreet.crop.x, 6);
  });
});
