import fs, { chmodSync, readdirSync, readFileSync, statSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createChangeSet, createUndoLog } from "../../src/store/change-set.ts";
import { appendToFile, createFile, makeFolder, replaceFile } from "../../src/store/disk.ts";
import { describeSteps, recordDisk } from "../support/record-disk.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";

test.each([
  [
    "a replaced file",
    (root: string) => replaceFile(join(root, "a"), "new"),
    ["make new", "write new", "write new", "flush new", "rename to a", "unname new", "flush "],
  ],
  [
    "a line that is appended",
    (root: string) => appendToFile(join(root, "a"), "more\n"),
    ["write a", "flush a"],
  ],
  [
    "the first line of a file",
    (root: string) => appendToFile(join(root, "b"), "more\n"),
    ["make b", "write b", "write b", "flush b", "flush "],
  ],
  [
    "an added file",
    (root: string) => createFile(join(root, "b"), Buffer.from("b")),
    ["make b", "write b", "write b", "flush b", "flush "],
  ],
  [
    "a file that is moved",
    (root: string) => {
      const changes = createChangeSet({ folder: root, undo: createUndoLog() });
      changes.putInPlace(changes.adopt("a", join(root, "c/d")));
    },
    ["flush c/d", "rename to a", "unname c/d", "flush "],
  ],
  [
    "a folder in a new folder",
    (root: string) => makeFolder(join(root, "e/f")),
    ["make folder e", "make folder e/f", "flush e", "flush "],
  ],
])("the content, then the name of %s is flushed to the disk", (_what, run, steps) => {
  const root = scratchFolder();
  putFiles(root, { a: "old", "c/d": "d" });
  const recorded = recordDisk(root);
  run(root);
  expect(describeSteps(recorded.steps)).toEqual(steps);
});

/** Runs with calls of Node that fail with a code. */
function failing(call: "fsyncSync" | "writeFileSync", code: string, run: () => void): void {
  const original = fs[call];
  const fail = (target: unknown, data: unknown) => {
    // A full disk takes a part.
    if (call === "writeFileSync") fs.writeSync(target as number, String(data).slice(0, 3));
    throw Object.assign(new Error(code), { code, syscall: call });
  };
  Object.assign(fs, { [call]: fail });
  syncBuiltinESMExports();
  try {
    run();
  } finally {
    Object.assign(fs, { [call]: original });
    syncBuiltinESMExports();
  }
}

test("a file system that cannot flush is written to all the same, and one that fails to is told", () => {
  const root = scratchFolder();
  failing("fsyncSync", "EINVAL", () => replaceFile(join(root, "a"), "new"));
  expect(readFileSync(join(root, "a"), "utf8")).toBe("new");
  expect(() => failing("fsyncSync", "EIO", () => replaceFile(join(root, "a"), "newer"))).toThrow("EIO");
  expect(readFileSync(join(root, "a"), "utf8")).toBe("new");
  expect(readdirSync(root)).toEqual(["a"]);
});

test("on a full disk a journal ends as it did, so that the next line is not joined to a part", () => {
  const root = scratchFolder();
  const path = join(root, "a");
  appendToFile(path, "one\n");
  expect(() => failing("writeFileSync", "ENOSPC", () => appendToFile(path, "two\n"))).toThrow("ENOSPC");
  appendToFile(path, "three\n");
  expect(readFileSync(path, "utf8")).toBe("one\nthree\n");
});

test.skipIf(process.platform === "win32")("a replaced file keeps its permissions", () => {
  const root = scratchFolder();
  putFiles(root, { a: "old" });
  chmodSync(join(root, "a"), 0o640);
  replaceFile(join(root, "a"), "new");
  expect(statSync(join(root, "a")).mode & 0o777).toBe(0o640);
});
