import { expect, test } from "vitest";
// @ts-expect-error: the benchmark is plain JavaScript
import { judgeServing } from "../../bench/serving-targets.mjs";

const save = "save of an article";
const took = (name: string, ...times: readonly number[]) => ({ name, what: save, times, lost: [] });

test("a save meets its target up to a share of Hugo's median, and misses it above", () => {
  const hugo = took("Hugo 0.111", 900, 200, 300);
  expect(judgeServing("1,000 articles", save, [took("ours", 90), hugo])).toEqual({
    ratio: 0.3,
    target: "at most 0.3 × Hugo",
    verdict: "met",
  });
  expect(judgeServing("1,000 articles", save, [took("ours", 91), hugo]).verdict).toBe("missed");
});

test("the real site has its own time limit, with or without other generators", () => {
  const judged = judgeServing("the real site", save, [took("ours", 60)]);
  expect(judged).toEqual({ ratio: undefined, target: "at most 60 ms", verdict: "met" });
});

test("without a figure of Hugo's, its share is neither met nor missed", () => {
  const target = "at most 0.2 × Hugo";
  const lost = { ...took("Hugo 0.111"), lost: ["save of an article"] };
  for (const others of [[], [lost]])
    expect(judgeServing("10,000 articles", save, [took("ours", 1), ...others])).toEqual({
      ratio: undefined,
      target,
      verdict: undefined,
    });
});
