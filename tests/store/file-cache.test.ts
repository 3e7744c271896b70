import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createFileCache } from "../../src/store/held-files.ts";
import { scratchFolder } from "../support/scratch-folder.ts";

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

test("an unchanged file is the same object, a changed one is read again", () => {
  const file = join(scratchFolder(), "a.md");
  const cache = createFileCache();
  writeFileSync(file, "un");
  const first = cache.read(file);
  expect(cache.read(file)).toBe(first);
  writeFileSync(file, "deux");
  expect(textOf(cache.read(file))).toBe("deux");
});

test("a change of the same length within one tick of the clock is noticed", () => {
  const file = join(scratchFolder(), "a.md");
  const cache = createFileCache();
  for (const text of ["un", "au", "ou", "et", "un"]) {
    writeFileSync(file, text);
    // Like on disks with coarse times, all changes have the same time.
    const second = Math.floor(Date.now() / 1000);
    utimesSync(file, second, second);
    expect(textOf(cache.read(file))).toBe(text);
  }
});

test("an old file moved over another is noticed, although its size and time are the same", () => {
  const folder = scratchFolder();
  const [file, other] = [join(folder, "a.md"), join(folder, "b.md")];
  writeFileSync(file, "un");
  writeFileSync(other, "au");
  utimesSync(other, 1000, 1000);
  utimesSync(file, 1000, 1000);
  // With a clock far ahead, both files are old enough to be settled.
  const cache = createFileCache(() => Date.now() + 3_600_000);
  expect(textOf(cache.read(file))).toBe("un");
  renameSync(other, file);
  expect(textOf(cache.read(file))).toBe("au");
});

test("reading a removed file fails, before and after a sweep", () => {
  const file = join(scratchFolder(), "a.md");
  const cache = createFileCache();
  writeFileSync(file, "un");
  cache.read(file);
  rmSync(file);
  expect(() => cache.read(file)).toThrow("ENOENT");
  cache.sweep();
  cache.sweep();
  writeFileSync(file, "un");
  expect(textOf(cache.read(file))).toBe("un");
});

test("a file whose folder has become a file counts as changed", () => {
  const root = scratchFolder();
  const folder = join(root, "posts");
  mkdirSync(folder);
  writeFileSync(join(folder, "a.md"), "un");
  const cache = createFileCache();
  cache.read(join(folder, "a.md"));
  expect(cache.findChange([])).toBeUndefined();
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "un");
  expect(cache.findChange([])).toContain("a.md");
});
