import { expect, test, vi } from "vitest";
import { meanwhile } from "../../../src/pipeline/steps/meanwhile.ts";

test("time spent waiting for work is used, and the result is given", async () => {
  const other = vi.fn();
  const work = new Promise<string>((resolve) => setImmediate(() => resolve("done")));
  await expect(meanwhile(work, other)).resolves.toBe("done");
  expect(other).toHaveBeenCalledTimes(1);
});

test("work that is done, or has failed, leaves no time for other work", async () => {
  const other = vi.fn();
  await expect(meanwhile(Promise.resolve("done"), other)).resolves.toBe("done");
  await expect(meanwhile(Promise.reject(new Error("no")), other)).rejects.toThrow("no");
  expect(other).not.toHaveBeenCalled();
});
