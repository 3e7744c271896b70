import { expect, test } from "vitest";
import { begin } from "../../../src/pipeline/steps/take-steps.ts";

test("a failure before the result is awaited is not unhandled", async () => {
  const work = begin(Promise.reject(new Error("no")));
  await new Promise((resolve) => setImmediate(resolve));
  await expect(work).rejects.toThrow("no");
});
