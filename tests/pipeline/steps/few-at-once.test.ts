import { expect, test } from "vitest";
import { fewAtOnce } from "../../../src/few-at-once.ts";

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
