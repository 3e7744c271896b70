import { expect, test } from "vitest";
import { createPublisher } from "../../../src/editor/publish/publisher.ts";

test("any failure of the look is reported, such as a full disk", async () => {
  const reason = "ENOSPC: no space left on device";
  const publisher = createPublisher({
    root: "/site",
    base: "",
    url: undefined,
    strict: false,
    alone: () => Promise.reject(new Error(reason)),
  });
  expect(await publisher.look()).toEqual({ status: "failed", reason });
});
