import { expect, test, vi } from "vitest";
import { meanwhile } from "../../../src/pipeline/steps/meanwhile.ts";

test("time in which work is waited for is used, and what it comes to is given", async () => {
  const other = vi.fn();
  const work = new Promise<string>((resolve) => setImmediate(() => resolve("done")));
  await expect(meanwhile(work, other)).resolves.toBe("done");
  expect(other).toHaveBeenCalledTimes(1);
});

test("work that is done, or has failed, leaves no time for anything else", async () => {
  const other = vi.fn();
  await expect(meanwhile(Promise.resolve("done"), other)).resolves.toBe("done");
  await expect(meanwhile(Promise.reject(new Error("no")), other)).rejects.toThrow("no");
  expect(other).not.toHaveBeenCalled();
});
