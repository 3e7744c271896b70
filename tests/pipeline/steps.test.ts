import { expect, test, vi } from "vitest";
import { fewAtOnce } from "../../src/few-at-once.ts";
import { Undrawable } from "../../src/model/model.ts";
import { begin, drawPicturesInParallel, gatherFailures } from "../../src/pipeline/steps.ts";
import type { Problem } from "../../src/words/problem.ts";
import { tell } from "../support/speech.ts";

test("a failure before the result is awaited is not unhandled", async () => {
  const work = begin(Promise.reject(new Error("no")));
  await new Promise((resolve) => setImmediate(resolve));
  await expect(work).rejects.toThrow("no");
});

test("failures of one kind are reported once, and those caused by a failed drawing are not", () => {
  const failures = gatherFailures((error, doing) => ({
    code: "template/throws",
    severity: "error",
    file: "templates/site.ts",
    message: `${tell(doing)}: ${(error as Error).message}`,
  }));
  failures.note(new Undrawable("a.svg cannot be drawn"), "/a");
  failures.note(new Error("no title"), "/b");
  failures.note(new Error("no title"), "/c");
  const told: string[] = [];
  failures.reportAll(({ message }) => told.push(tell(message)));
  expect(told).toEqual(["drawing /b and 1 more page: no title"]);
});

const turn = () => new Promise((resolve) => setImmediate(resolve));
const numbers = Array.from({ length: 20 }, (_, index) => index);

test("each item is worked on once, a few at a time, and results come in the order of the items", async () => {
  let busy = 0;
  let busiest = 0;
  const begun: number[] = [];
  const results = await fewAtOnce(numbers, 3, async (item) => {
    begun.push(item);
    busy += 1;
    busiest = Math.max(busiest, busy);
    for (let turns = 0; turns < item % 4; turns += 1) await turn();
    busy -= 1;
    return 2 * item;
  });
  expect(busiest).toBe(3);
  expect(begun).toEqual(numbers);
  expect(results).toEqual(numbers.map((item) => 2 * item));
});

test("one slow item delays no other", async () => {
  let finish = () => {};
  const lastIsBegun = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await fewAtOnce(numbers, 2, async (item) => {
    if (item === 0) await lastIsBegun;
    if (item === 19) finish();
  });
});

test("a failure is passed on", async () => {
  const refuse = async (item: number) => {
    await turn();
    if (item === 7) throw new Error("no");
  };
  await expect(fewAtOnce(numbers, 3, refuse)).rejects.toThrow("no");
});

test("without items the result is empty", async () => {
  expect(await fewAtOnce([], 3, turn)).toEqual([]);
});

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
