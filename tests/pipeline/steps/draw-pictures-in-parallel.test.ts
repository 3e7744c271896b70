import { expect, test, vi } from "vitest";
import { drawPicturesInParallel } from "../../../src/pipeline/steps/take-steps.ts";
import type { Problem } from "../../../src/words/problem.ts";

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
  const drawWith = async (isBegun: boolean) => {
    const job = drawPicturesInParallel(() => [], draw);
    if (isBegun) job.begin();
    const told: Problem[] = [];
    return { files: await job.finish((one) => void told.push(one)), told };
  };
  const drawn = { files: [{ path: "b.png" }], told: [problem] };
  expect(await drawWith(true)).toMatchObject(drawn);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(await drawWith(false)).toMatchObject(drawn);
  expect(draw).toHaveBeenCalledTimes(2);
});
