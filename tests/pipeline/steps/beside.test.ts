import { expect, test, vi } from "vitest";
import { begin, drawBeside } from "../../../src/pipeline/steps/beside.ts";
import type { Problem } from "../../../src/problems/problem.ts";

const problem: Problem = {
  code: "asset/invalid-picture",
  severity: "error",
  file: "templates/site.ts",
  message: "a.png cannot be turned into pixels",
};

test("pictures are begun at once, and what is wrong with them is told to whoever fetches them", async () => {
  const draw = vi.fn(async (_pictures: unknown, report: (problem: Problem) => void) => {
    report(problem);
    return [{ path: "b.png", bytes: Buffer.from("b") }];
  });
  const fetch = drawBeside([], draw);
  expect(draw).toHaveBeenCalledTimes(1);
  const told: Problem[] = [];
  expect((await fetch((one) => told.push(one))).map(({ path }) => path)).toEqual(["b.png"]);
  expect(told).toEqual([problem]);
});

test("work that was begun may fail before anybody waits for it", async () => {
  const work = begin(Promise.reject(new Error("no")));
  await new Promise((resolve) => setImmediate(resolve));
  await expect(work).rejects.toThrow("no");
});
