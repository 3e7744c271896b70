import { readdirSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createSegmentStore } from "../../src/store/segments.ts";
import { scratchFolder } from "../support/scratch-folder.ts";

let afterWrite = () => {};

vi.mock(import("node:fs"), async (importOriginal) => {
  const original = await importOriginal();
  const writeFileSync: typeof original.writeFileSync = (...given) => {
    original.writeFileSync(...given);
    if (Buffer.byteLength(given[1]) > 0) afterWrite();
  };
  const appendFileSync: typeof original.appendFileSync = (...given) => {
    original.appendFileSync(...given);
    afterWrite();
  };
  return { ...original, writeFileSync, appendFileSync };
});

test("a build that takes the files of another build for leftovers loses none of their results", () => {
  const folder = scratchFolder();
  const id = "a".repeat(32);
  let isTaken = false;
  afterWrite = () => {
    if (isTaken) return;
    isTaken = true;
    for (const name of readdirSync(folder)) unlinkSync(join(folder, name));
  };
  const store = createSegmentStore(folder);
  store.put({ id, kind: "texts", payload: Buffer.from("Un texte.") });
  store.flush();
  expect([isTaken, store.hasFailed()]).toEqual([true, false]);
  store.close();
  const next = createSegmentStore(folder);
  expect(next.getText(id)).toBe("Un texte.");
  next.close();
});
