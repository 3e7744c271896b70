import { expect, test } from "vitest";
import { createPublisher } from "../../../src/dev/publish/publisher.ts";

test("whatever keeps it from looking is said, as a disk that is full", async () => {
  const said = "ENOSPC: no space left on device";
  const publisher = createPublisher({
    root: "/site",
    base: "",
    url: undefined,
    strict: false,
    alone: () => Promise.reject(new Error(said)),
  });
  expect(await publisher.look()).toEqual({ status: "failed", said });
});
