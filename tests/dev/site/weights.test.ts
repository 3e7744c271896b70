import { brotliCompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { createWeights } from "../../../src/dev/site/dev-io.ts";
import { strongest } from "../../../src/pipeline/io/compress-file.ts";
import { createRecentResults } from "../../../src/store/memory.ts";
import { eventually } from "../../support/eventually.ts";

const file = (text: string) => ({ bytes: Buffer.from(text.repeat(50)) });

test("a file that is not weighed yet counts as 0, and the caller is notified once all are weighed", async () => {
  const { weigh } = createWeights(createRecentResults());
  const tell = vi.fn();
  expect([weigh(file("a"), undefined, tell), weigh(file("b"), undefined, tell)]).toEqual([0, 0]);
  await eventually(() => expect(tell).toHaveBeenCalledTimes(1));
  expect(weigh(file("a"), undefined, tell)).toBe(
    brotliCompressSync(file("a").bytes, strongest(file("a").bytes)).byteLength,
  );
  expect(weigh(file("b"), undefined, tell)).toBeGreaterThan(0);
});

test("a quick weight and a full weight are separate results", async () => {
  const { weigh } = createWeights(createRecentResults());
  const text = { bytes: Buffer.from(Array.from({ length: 3000 }, (_, index) => index * index).join(" ")) };
  const tell = vi.fn();
  weigh(text, "quickly", tell);
  weigh(text, undefined, tell);
  await eventually(() => expect(tell).toHaveBeenCalledTimes(1));
  expect(weigh(text, "quickly", tell)).toBeGreaterThan(weigh(text, undefined, tell));
});

test("files that the last build did not request are not weighed", async () => {
  const { weigh, dropUnwanted } = createWeights(createRecentResults());
  const tell = vi.fn();
  const stale = vi.fn(() => Buffer.from("stale"));
  weigh(file("first"), undefined, tell);
  weigh(
    {
      digest: "stale",
      get bytes() {
        return stale();
      },
    },
    undefined,
    tell,
  );
  dropUnwanted();
  weigh(file("newer"), undefined, tell);
  dropUnwanted();
  await eventually(() => expect(tell).toHaveBeenCalled());
  expect(stale).not.toHaveBeenCalled();
});

test("a file that cannot be read stops neither the server nor the others, and is not requested for ever", async () => {
  const { weigh } = createWeights(createRecentResults());
  const unreadable = {
    digest: "unreadable",
    get bytes(): Uint8Array {
      throw new Error("The file was removed.");
    },
  };
  const alone = vi.fn();
  weigh(unreadable, undefined, alone);
  await new Promise(setImmediate);
  expect(alone).not.toHaveBeenCalled();
  const tell = vi.fn();
  weigh(unreadable, undefined, tell);
  weigh(file("readable"), undefined, tell);
  await eventually(() => expect(tell).toHaveBeenCalled());
  expect(weigh(file("readable"), undefined, tell)).toBeGreaterThan(0);
});

test("the latest request is weighed first, also one that is repeated", async () => {
  const { weigh } = createWeights(createRecentResults());
  const weighed: string[] = [];
  const noting = (name: string) => ({
    digest: name,
    get bytes() {
      weighed.push(name);
      return Buffer.from(name);
    },
  });
  const tell = vi.fn();
  for (const name of ["running", "a", "b", "a"]) weigh(noting(name), undefined, tell);
  await eventually(() => expect(tell).toHaveBeenCalled());
  expect([...new Set(weighed)]).toEqual(["running", "a", "b"]);
});
