import { expect, test } from "vitest";
import { appendEntry, listEntryIds } from "../../../../src/editor/model/new-entry/append-entry.ts";
import { growsTooFast } from "../../../support/growth.ts";

const file = (count: number) =>
  Array.from({ length: count }, (_, index) => `k${index}: { name: Un }\n`).join("");

const collection = { kind: "file", path: "list.yaml", format: "yaml" } as Parameters<typeof listEntryIds>[0];
test("the time to add an entry grows linearly with the file", () => {
  const run = (count: number) => {
    const text = file(count);
    return () => appendEntry(text, "eau", { name: "Eau" });
  };
  expect(growsTooFast(run(1000), run(8000))).toBe(false);
});

test("a file with too many repeated aliases lists its entries, but accepts no new one", () => {
  const bomb = `a: &a [x, x, x, x, x, x, x, x, x, x]\n${Array.from({ length: 120 }, (_, index) => `b${index}: [*a, *a]\n`).join("")}`;
  expect(listEntryIds(collection, [{ path: "content/list.yaml", bytes: Buffer.from(bomb) }])).toHaveLength(
    121,
  );
  expect(appendEntry(bomb, "eau", { name: "Eau" })).toBe(undefined);
});
