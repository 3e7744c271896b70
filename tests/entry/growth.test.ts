import { expect, test } from "vitest";
import { readWords } from "../../src/check/read-words.ts";
import { appendEntry } from "../../src/entry/append-entry.ts";
import { listEntryIds } from "../../src/entry/list-entry-ids.ts";
import { growsTooFast } from "../support/growth.ts";

const file = (count: number) =>
  Array.from({ length: count }, (_, index) => `k${index}: { name: Un }\n`).join("");

const collection = { kind: "file", path: "list.yaml" } as Parameters<typeof listEntryIds>[0];
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  "the names of entries are listed": (text) =>
    listEntryIds(collection, [{ path: "content/list.yaml", bytes: Buffer.from(text) }]),
  "an entry is added": (text) => appendEntry(text, "eau", { name: "Eau" }),
  "words are read": (text) =>
    readWords({ file: "content/list.yaml", digest: "", text, bytes: Buffer.from(text) }, undefined),
};

test.each(Object.entries(readers))("%s in time that grows with the file, not with its square", (_, read) => {
  const run = (count: number) => {
    const text = file(count);
    return () => read(text);
  };
  expect(growsTooFast(run(1000), run(8000))).toBe(false);
});

test("a file whose aliases repeat too much lists its entries, and takes no other", () => {
  const bomb = `a: &a [x, x, x, x, x, x, x, x, x, x]\n${Array.from({ length: 120 }, (_, index) => `b${index}: [*a, *a]\n`).join("")}`;
  expect(listEntryIds(collection, [{ path: "content/list.yaml", bytes: Buffer.from(bomb) }])).toHaveLength(
    121,
  );
  expect(appendEntry(bomb, "eau", { name: "Eau" })).toBe(undefined);
});
