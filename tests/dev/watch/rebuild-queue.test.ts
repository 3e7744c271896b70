import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRebuildQueue, type RebuildQueue } from "../../../src/dev/watch/rebuild-queue.ts";

const sleep = vi.hoisted(() => (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms)));

// Fake timers, so that a busy machine does not shift the saves. They do not cover the promise timers of the queue.
vi.mock("node:timers/promises", () => ({ setTimeout: sleep }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function idle(queue: RebuildQueue): Promise<void> {
  await vi.runAllTimersAsync();
  await queue.idle();
}

test("several events of one save cause one rebuild", async () => {
  const rebuilds: string[][] = [];
  const queue = createRebuildQueue(async (paths) => {
    rebuilds.push([...paths].sort());
    return "completed";
  });
  for (const path of ["content/.a.tmp", "content/a.md", "content/a.md"]) queue.note(path);
  await idle(queue);
  expect(rebuilds).toEqual([["content/.a.tmp", "content/a.md"]]);
});

test("all changes during a rebuild cause exactly one more", async () => {
  const rebuilds: string[][] = [];
  const queue = createRebuildQueue(async (paths) => {
    rebuilds.push([...paths].sort());
    if (rebuilds.length > 1) return "completed";
    for (const path of ["b", "c", "d"]) {
      queue.note(path);
      await sleep(20);
    }
    return "completed";
  });
  queue.note("a");
  await idle(queue);
  expect(rebuilds).toEqual([["a"], ["b", "c", "d"]]);
});

test("a slow checkout of 1,000 files causes few rebuilds, and no file is missed", async () => {
  const seen = new Set<string>();
  let rebuilds = 0;
  const queue = createRebuildQueue(async (paths) => {
    rebuilds += 1;
    for (const path of paths) seen.add(path);
    return "completed";
  });
  for (let index = 0; index < 1000; index += 1) {
    queue.note(`content/${index}.md`);
    if (index % 20 === 0) await vi.advanceTimersByTimeAsync(1);
  }
  await idle(queue);
  expect(seen.size).toBe(1000);
  expect(rebuilds).toBeLessThanOrEqual(4);
});

test("a rebuild is told that it is overtaken, and its changes are part of the next one", async () => {
  const rebuilds: string[][] = [];
  const queue = createRebuildQueue(async (paths, overtaken) => {
    rebuilds.push([...paths].sort());
    if (rebuilds.length === 1) queue.note("b");
    return overtaken.aborted ? "overtaken" : "completed";
  });
  queue.note("a");
  await idle(queue);
  expect(rebuilds).toEqual([["a"], ["a", "b"]]);
});

test("continuous changes do not prevent all rebuilds from completing", async () => {
  const ends: string[] = [];
  const queue = createRebuildQueue(async (_paths, overtaken) => {
    if (ends.length < 8) queue.note("a");
    const end = overtaken.aborted ? "overtaken" : "completed";
    ends.push(end);
    return end;
  });
  queue.note("a");
  await idle(queue);
  expect(ends.filter((end) => end === "completed").length).toBeGreaterThan(1);
  expect(ends.at(-1)).toBe("completed");
});

test("exclusive jobs run one after the other, and changes in the meantime are built once after them", async () => {
  const order: string[] = [];
  const queue = createRebuildQueue(async (paths) => {
    order.push(`build ${[...paths]}`);
    return "completed";
  });
  const job = (name: string) => async () => {
    order.push(`begin ${name}`);
    if (name === "job") queue.note("b");
    await sleep(20);
    order.push(`end ${name}`);
    return name;
  };
  queue.note("a");
  const jobs = Promise.all([queue.alone(job("job")), queue.alone(job("next"))]);
  await idle(queue);
  expect(await jobs).toEqual(["job", "next"]);
  await idle(queue);
  expect(order).toEqual(["begin job", "end job", "begin next", "end next", "build a,b"]);
});

test("a running rebuild ends early for a job, and is repeated after it", async () => {
  const order: string[] = [];
  const queue = createRebuildQueue(async (paths, overtaken) => {
    order.push(`begin ${[...paths]}`);
    await sleep(20);
    if (overtaken.aborted) return "overtaken";
    order.push(`end ${[...paths]}`);
    return "completed";
  });
  queue.note("a");
  await vi.advanceTimersByTimeAsync(10);
  const job = queue.alone(async () => void order.push("job"));
  await idle(queue);
  await job;
  await idle(queue);
  expect(order).toEqual(["begin a", "job", "begin a", "end a"]);
});

test("a job that begins between two rebuilds loses no change of the one that was overtaken", async () => {
  const rebuilds: string[][] = [];
  const queue = createRebuildQueue(async (paths, overtaken) => {
    rebuilds.push([...paths]);
    await sleep(20);
    return overtaken.aborted ? "overtaken" : "completed";
  });
  queue.note("a");
  await vi.advanceTimersByTimeAsync(10);
  queue.note("b");
  // The overtaken rebuild has ended, and the next one waits for the rest of the save.
  await vi.advanceTimersByTimeAsync(16);
  const job = queue.alone(async () => {});
  await idle(queue);
  await job;
  await idle(queue);
  expect(rebuilds).toEqual([["a"], ["a", "b"]]);
});

test("the queue works after a failed job", async () => {
  const rebuilds: string[][] = [];
  const queue = createRebuildQueue(async (paths) => {
    rebuilds.push([...paths]);
    return "completed";
  });
  await expect(queue.alone(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  queue.note("a");
  await idle(queue);
  expect(rebuilds).toEqual([["a"]]);
  expect(queue.isIdle()).toBe(true);
});

test("work that can wait goes on a second after the last save or build", async () => {
  const queue = createRebuildQueue(async () => "completed");
  const calm = vi.fn();
  void queue.calm().then(calm);
  void queue.alone(() => sleep(500));
  await vi.advanceTimersByTimeAsync(1400);
  expect(calm).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(calm).toHaveBeenCalledTimes(1);
});
