import { expect, test } from "vitest";
// @ts-expect-error: the benchmark is plain JavaScript
import { drawGrowth, fitExponent } from "../../bench/draw-growth.mjs";
// @ts-expect-error: the benchmark is plain JavaScript
import { judge } from "../../bench/targets.mjs";

test("a target is met up to its aim, between aim and limit after that, and missed above the limit", () => {
  const judgeAt = (wall: number) => {
    const cold = (name: string, seconds: number) => ({
      kind: "written",
      name,
      count: 1000,
      phase: "cold",
      wall: seconds,
    });
    return judge([cold("ours", wall), cold("Eleventy 3", 1)]);
  };
  const row = {
    kind: "written",
    articles: 1000,
    what: "cold, wall",
    must: "1.2 × Eleventy",
    aim: "0.8 × Eleventy",
  };
  expect(judgeAt(0.8)).toEqual([{ ...row, came: "0.80", met: "met" }]);
  expect(judgeAt(1.2)).toEqual([{ ...row, came: "1.20", met: "between" }]);
  expect(judgeAt(1.21)).toEqual([{ ...row, came: "1.21", met: "missed" }]);
});

test("each kind is judged by its own builds", () => {
  const cold = (kind: string, name: string, cpu: number) => ({
    kind,
    name,
    count: 10_000,
    phase: "cold",
    cpu,
  });
  const results = [
    cold("plain", "ours", 1),
    cold("plain", "Hugo 0.1", 1),
    cold("written", "ours", 3),
    cold("written", "Hugo 0.1", 1),
  ];
  const rows: readonly { readonly kind: string; readonly came: string; readonly met: string }[] =
    judge(results);
  expect(rows.map(({ kind, came, met }) => [kind, came, met])).toEqual([
    ["plain", "1.00", "met"],
    ["written", "3.00", "missed"],
  ]);
});

test("100,000 articles are judged by ten times those of 10,000, and by 2 GB", () => {
  const cold = (count: number, wall: number, memory: number) => ({
    kind: "plain",
    name: "ours",
    phase: "cold",
    count,
    wall,
    memory,
  });
  const rows: readonly { readonly what: string; readonly came: string; readonly met: string }[] = judge([
    cold(10_000, 10, 300),
    cold(100_000, 140, 2100),
  ]);
  expect(rows.map(({ what, came, met }) => [what, came, met])).toEqual([
    ["time per page", "1.40", "missed"],
    ["memory per page", "0.70", "met"],
    ["peak memory", "2100 MB", "missed"],
  ]);
});

test("ten times the articles in ten times the time is growth of exponent 1, for each kind", () => {
  const cold = (kind: string, count: number, wall: number) => ({
    kind,
    name: "ours",
    phase: "cold",
    count,
    wall,
  });
  const results = [
    cold("plain", 1000, 2),
    cold("plain", 10_000, 20),
    cold("written", 1000, 2),
    cold("written", 10_000, 2),
  ];
  const [plain, written] = fitExponent(results);
  expect(plain.exponent).toBeCloseTo(1);
  expect(written.exponent).toBeCloseTo(0);
  expect(drawGrowth(results).match(/Cold build, \w+ text: time/g)).toEqual([
    "Cold build, plain text: time",
    "Cold build, written text: time",
  ]);
});
