import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { shareWork } from "../../../src/pipeline/io/shared-with-thread.ts";

/** Shares `count` numbers with somebody who answers at the next turn, and tells who did which. */
async function share(
  count: number,
  there?: (batch: readonly number[]) => Promise<readonly string[] | undefined>,
) {
  const done = { here: [] as number[], there: [] as number[] };
  await shareWork<number, string>(
    Array.from({ length: count }, (_, index) => index),
    {
      here: (item) => void done.here.push(item),
      there:
        there ??
        (async (batch) => {
          await nextTurn();
          return batch.map(String);
        }),
      take: (item, result) => {
        expect(result).toBe(String(item));
        done.there.push(item);
      },
      rest: () => nextTurn(),
    },
  );
  return done;
}

test.each([0, 1, 2, 9, 300])("each of %i items is done once", async (count) => {
  const { here, there } = await share(count);
  const all = [...here, ...there].sort((a, b) => a - b);
  expect(all).toEqual(Array.from({ length: count }, (_, index) => index));
});

test("both threads take part, this one from the front in order, the other from the back", async () => {
  const { here, there } = await share(300);
  expect(Math.min(here.length, there.length)).toBeGreaterThan(20);
  expect(here).toEqual(here.map((_, index) => index));
  expect(Math.min(...there)).toBe(here.length);
});

test("a slow worker gets two batches, and its answers are awaited", async () => {
  const asked: number[] = [];
  let answer: () => void = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const shared = share(100, async (batch) => {
    asked.push(batch.length);
    await answered;
    return batch.map(String);
  });
  for (let turns = 0; turns < 100; turns += 1) await nextTurn();
  expect(asked).toEqual([8, 8]);
  answer();
  const { here, there } = await shared;
  expect([here.length, there.length]).toEqual([84, 16]);
});

test("items that failed in the other thread are done in this one", async () => {
  const { here, there } = await share(100, async () => undefined);
  expect([here.length, there.length]).toEqual([100, 0]);
});

test("an error in this thread rejects all the work", async () => {
  const failing = shareWork<number, number>([1, 2, 3], {
    here: () => {
      throw new Error("not this one");
    },
    there: async (batch) => batch,
    take: () => {},
    rest: async () => {},
  });
  await expect(failing).rejects.toThrow("not this one");
});

test("after the first failure no more items are sent, and this thread does the rest in order", async () => {
  let asked = 0;
  const { here, there } = await share(100, async (batch) => {
    asked += 1;
    await nextTurn();
    return asked > 4 ? undefined : batch.map(String);
  });
  expect([asked <= 6, here.length + there.length]).toEqual([true, 100]);
  expect(here).toEqual([...here].sort((a, b) => a - b));
});
