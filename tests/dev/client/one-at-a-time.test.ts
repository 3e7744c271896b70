import { expect, test } from "vitest";
import { oneAtATime } from "../../../src/dev/client/one-at-a-time.ts";

/** A task whose runs the test ends. */
function heldTask() {
  const ends: (() => void)[] = [];
  const run = oneAtATime(() => new Promise<void>((resolve) => void ends.push(resolve)));
  return { run, ends };
}

test("calls during a run share one more run, which begins when the first has ended", async () => {
  const { run, ends } = heldTask();
  const all = run();
  void run();
  void run();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await all;
  expect(ends).toHaveLength(2);
});

test("a failed run does not prevent the next", async () => {
  let runs = 0;
  const run = oneAtATime(() => {
    runs += 1;
    return runs === 1 ? Promise.reject(new Error("gone")) : Promise.resolve();
  });
  await expect(run()).rejects.toThrow("gone");
  await run();
  expect(runs).toBe(2);
});
