import { chmodSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { createChangeSet, createUndoLog } from "../../src/store/change-set.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";

/** Every folder is a disk of its own. `renames` are those that went through. */
const disks = vi.hoisted(() => ({ renames: [] as string[], isFull: false }));
vi.mock("node:fs", async (load) => {
  const fs = await load<typeof import("node:fs")>();
  const fail = (code: string, syscall: string) => {
    throw Object.assign(new Error(code), { code, syscall });
  };
  return {
    ...fs,
    renameSync: (from: string, place: string) => {
      if (dirname(from) !== dirname(place)) fail("EXDEV", "rename");
      disks.renames.push(place);
      fs.renameSync(from, place);
    },
    copyFileSync: (from: string, place: string) => {
      fs.copyFileSync(from, place);
      if (disks.isFull) fail("ENOSPC", "copyfile");
    },
  };
});

function moveFile(from: string, place: string): void {
  const changes = createChangeSet({ folder: dirname(place), undo: createUndoLog() });
  changes.putInPlace(changes.adopt(basename(place), from));
}

function site() {
  const root = scratchFolder();
  putFiles(root, { "new/page.md": "new", "content/page.md": "old" });
  return { from: join(root, "new/page.md"), place: join(root, "content/page.md"), root };
}

test("a file from another disk is moved as a whole, with its permissions", () => {
  const { from, place, root } = site();
  chmodSync(from, 0o755);
  moveFile(from, place);
  expect(readFileSync(place, "utf8")).toBe("new");
  expect(disks.renames).toEqual([place]);
  if (process.platform !== "win32") expect(statSync(place).mode & 0o777).toBe(0o755);
  expect(readdirSync(join(root, "content"))).toEqual(["page.md"]);
});

test("on a full disk the old file is kept, and no part of the new one", () => {
  const { from, place, root } = site();
  disks.isFull = true;
  expect(() => moveFile(from, place)).toThrow("ENOSPC");
  expect(readFileSync(place, "utf8")).toBe("old");
  expect(readdirSync(join(root, "content"))).toEqual(["page.md"]);
});
