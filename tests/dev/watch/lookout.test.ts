import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { keepLookout } from "../../../src/dev/watch/watch-site.ts";
import { createFileCache } from "../../../src/store/held-files.ts";
import { putFiles, scratchFolder } from "../../support/scratch-folder.ts";

function readFolder() {
  const root = scratchFolder();
  putFiles(root, { "a.md": "un", "b.md": "un" });
  const [a, b, c] = ["a.md", "b.md", "c.md"].map((name) => join(root, name)) as [string, string, string];
  const cache = createFileCache();
  cache.read(a);
  cache.read(b);
  return { a, b, c, cache };
}

test("an unchanged folder has no change", () => {
  const { a, b, cache } = readFolder();
  expect(cache.findChange([a, b])).toBe(undefined);
});

test("a saved, new or removed file is named until it is read", () => {
  const { a, b, c, cache } = readFolder();
  writeFileSync(b, "deux");
  expect(cache.findChange([a, b])).toContain(b);
  cache.read(b);
  expect(cache.findChange([a, b])).toBe(undefined);
  writeFileSync(c, "neuf");
  expect(cache.findChange([a, b, c])).toContain(c);
  cache.read(c);
  rmSync(a);
  expect(cache.findChange([b, c])).toContain(a);
});

test("a file that is saved again gives another text", () => {
  const { a, cache } = readFolder();
  writeFileSync(a, "deux");
  const first = cache.findChange([a]);
  writeFileSync(a, "deux et plus");
  expect(cache.findChange([a])).not.toBe(first);
});

test("a replaced file of the same size and time is noticed by its change time", () => {
  const { a, cache } = readFolder();
  const times = new Date(2020, 1, 1);
  utimesSync(a, times, times);
  cache.read(a);
  writeFileSync(a, "UN");
  utimesSync(a, times, times);
  expect(cache.findChange([a])).toContain(a);
});

test("each finding is reported once, a further change again, and nothing after the stop", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let found: string | undefined;
  const onFound = vi.fn();
  const waits: (() => void)[] = [];
  const end = keepLookout({
    look: () => found,
    onFound,
    wait: (_ms, signal) =>
      new Promise((resolve, reject) => {
        waits.push(resolve);
        signal.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  });
  const tick = async () => {
    waits.pop()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  await tick();
  expect(onFound).toHaveBeenCalledTimes(0);
  found = "a";
  await tick();
  await tick();
  expect(onFound).toHaveBeenCalledTimes(1);
  found = "b";
  await tick();
  expect(onFound).toHaveBeenCalledTimes(2);
  found = "c";
  end();
  await tick();
  expect(onFound).toHaveBeenCalledTimes(2);
});

/** The wait before the second look, if the first look does this. */
async function waitAfter(look: () => void): Promise<number> {
  const waits: number[] = [];
  await new Promise<void>((resolve) => {
    const end = keepLookout({
      look: () => {
        look();
        return undefined;
      },
      onFound: () => {},
      wait: async (ms) => {
        waits.push(ms);
        if (waits.length < 2) return;
        end();
        resolve();
        throw new Error("aborted");
      },
    });
  });
  return waits[1] ?? 0;
}

/** A process that has used this much time of the processor, in µs, before and after its first look. */
function useProcessor(...used: readonly number[]): void {
  const spy = vi.spyOn(process, "cpuUsage").mockReturnValue({ user: 0, system: 0 });
  for (const user of used) spy.mockReturnValueOnce({ user, system: 0 });
  onTestFinished(() => spy.mockRestore());
}

test("a look that waits for a busy machine does not delay the next one", async () => {
  useProcessor(0, 0);
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  expect(await waitAfter(() => void Atomics.wait(sleeper, 0, 0, 150))).toBe(1000);
});

test("an expensive look is repeated less often, but within ten seconds", async () => {
  useProcessor(0, 30_000);
  expect(await waitAfter(() => {})).toBe(3000);
  useProcessor(0, 120_000);
  expect(await waitAfter(() => {})).toBe(10_000);
});
