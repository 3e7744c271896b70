import { expect, test } from "vitest";
import { begin } from "../../../src/pipeline/steps/begin.ts";

test("work may fail before its result is awaited", async () => {
  const work = begin(Promise.reject(new Error("no")));
  await new Promise((resolve) => setImmediate(resolve));
  await expect(work).rejects.toThrow("no");
});
