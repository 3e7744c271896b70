import { expect, test } from "vitest";
// @ts-expect-error: the benchmark is plain JavaScript
import { fitExponent } from "../../bench/draw-growth.mjs";
// @ts-expect-error: the benchmark is plain JavaScript
import { judge } from "../../bench/targets.mjs";

test("a target is met up to its share of the other generator's time, and missed above", () => {
  const cold = (name: string, count: number, wall: number) => ({ name, count, phase: "cold", wall });
  const results = [
    cold("ours", 30, 0.8),
    cold("Eleventy 3", 30, 1),
    cold("ours", 1000, 0.7),
    cold("Eleventy 3", 1000, 1),
  ];
  expect(judge(results)).toEqual([
    { articles: "30", what: "cold", target: "at most 0.8 × Eleventy", came: "0.80", isMet: true },
    { articles: "1,000", what: "cold", target: "at most 0.6 × Eleventy", came: "0.70", isMet: false },
  ]);
});

test("ten times the articles in ten times the time is growth of exponent 1", () => {
  const cold = (count: number, wall: number) => ({ name: "ours", phase: "cold", count, wall });
  const [time] = fitExponent([cold(1000, 2), cold(10_000, 20)]);
  expect(time.exponent).toBeCloseTo(1);
});
