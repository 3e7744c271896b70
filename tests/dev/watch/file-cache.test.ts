import { renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createFileCache } from "../../../src/dev/watch/file-cache.ts";
import { scratchFolder } from "../../system/scratch-folder.ts";

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

test("a file that has not changed is the same object, one that has is read again", () => {
  const file = join(scratchFolder(), "a.md");
  const cache = createFileCache();
  writeFileSync(file, "un");
  const first = cache.read(file);
  expect(cache.read(file)).toBe(first);
  writeFileSync(file, "deux");
  expect(textOf(cache.read(file))).toBe("deux");
});

test("a change of the same length within one tick of the clock is seen", () => {
  const file = join(scratchFolder(), "a.md");
  const cache = createFileCache();
  for (const text of ["un", "au", "ou", "et", "un"]) {
    writeFileSync(file, text);
    // As coarse disks have it: the time of a change says the same for all of them.
    const second = Math.floor(Date.now() / 1000);
    utimesSync(file, second, second);
    expect(textOf(cache.read(file))).toBe(text);
  }
});

test("an old file that takes the place of another is seen, though it is as long and no newer", () => {
  const folder = scratchFolder();
  const [file, other] = [join(folder, "a.md"), join(folder, "b.md")];
  writeFileSync(file, "un");
  writeFileSync(other, "au");
  utimesSync(other, 1000, 1000);
  utimesSync(file, 1000, 1000);
  // A clock far ahead: both have long settled.
  const cache = createFileCache(() => Date.now() + 3_600_000);
  expect(textOf(cache.read(file))).toBe("un");
  renameSync(other, file);
  expect(textOf(cache.read(file))).toBe("au");
});

test("a file that is gone is said to be, before and after a sweep", () => {
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
