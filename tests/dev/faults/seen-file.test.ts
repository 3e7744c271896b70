import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createSeenFile } from "../../../src/dev/faults/note-seen.ts";
import type { SetAside } from "../../../src/store/own-files.ts";
import { scratchFolder } from "../../support/scratch-folder.ts";

const told: SetAside[] = [];
const onSetAside = (one: SetAside) => void told.push(one);
afterEach(() => void told.splice(0));

const seen = { day: "2026-11-26", first: { '["draft","content/a.md"]': "2026-11-25" } };

test("the next server reads the recorded tasks", () => {
  const root = scratchFolder();
  createSeenFile(root, onSetAside).write(seen);
  expect(createSeenFile(root, onSetAside).read()).toEqual(seen);
});

test.each(["", "{", "[]", '{"day":1,"first":{}}', '{"day":"2026-11-26","first":{"a":1}}'])(
  "a damaged file, “%s”, is set aside, told and made anew",
  (text) => {
    const root = scratchFolder();
    mkdirSync(join(root, ".site/edit"), { recursive: true });
    writeFileSync(join(root, ".site/edit/seen.json"), text);
    const file = createSeenFile(root, onSetAside);
    expect(file.read()).toBeUndefined();
    expect(told).toMatchObject([{ file: ".site/edit/seen.json", aside: ".site/edit/seen.json.damaged" }]);
    expect(readFileSync(join(root, ".site/edit/seen.json.damaged"), "utf8")).toBe(text);
    file.write(seen);
    expect(file.read()).toEqual(seen);
  },
);

test("without permission to write, nothing is recorded, and nothing fails", () => {
  const root = scratchFolder();
  writeFileSync(join(root, ".site"), "A file.");
  const file = createSeenFile(root, onSetAside);
  file.write(seen);
  expect(file.read()).toBeUndefined();
  expect(readFileSync(join(root, ".site"), "utf8")).toBe("A file.");
});
