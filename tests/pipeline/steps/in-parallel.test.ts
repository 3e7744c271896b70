import { expect, test, vi } from "vitest";
import { begin, paintInParallel } from "../../../src/pipeline/steps/in-parallel.ts";
import type { Problem } from "../../../src/problems/problem.ts";

const problem: Problem = {
  code: "asset/invalid-picture",
  severity: "error",
  file: "templates/site.ts",
  message: "a.png cannot be turned into pixels",
};

test("pictures are begun once, by the first caller, and problems are reported to the caller that fetches them", async () => {
  const draw = vi.fn(async (_pictures: unknown, report: (problem: Problem) => void) => {
    report(problem);
    return [{ path: "b.png", bytes: Buffer.from("b") }];
  });
  const paint = async (isBegun: boolean) => {
    const painting = paintInParallel(() => [], draw);
    if (isBegun) painting.begin();
    const told: Problem[] = [];
    return { files: await painting.finish((one) => void told.push(one)), told };
  };
  const painted = { files: [{ path: "b.png" }], told: [problem] };
  expect(await paint(true)).toMatchObject(painted);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(await paint(false)).toMatchObject(painted);
  expect(draw).toHaveBeenCalledTimes(2);
});

test("work may fail before its result is awaited", async () => {
  const work = begin(Promise.reject(new Error("no")));
  await new Promise((resolve) => setImmediate(resolve));
  await expect(work).rejects.toThrow("no");
});
