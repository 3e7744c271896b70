import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createUndoLog } from "../../../src/store/change-set.ts";
import { blame, systemCode } from "../../../src/store/failures.ts";
import type { NewFile } from "../new-site.ts";

/** Entries that a folder for a new site may have: an empty repository, and files of operating systems. */
const unimportant = new Set([".git", ".DS_Store", "Thumbs.db", "desktop.ini"]);

/** The entries of a folder that prevent a new site there. Empty when there is no folder. */
export function listInTheWay(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !unimportant.has(name))
      .sort();
  } catch (error) {
    if (systemCode(error) === "ENOENT") return [];
    // A file has the name of the folder.
    if (systemCode(error) === "ENOTDIR") return ["."];
    throw error;
  }
}

/** Writes the files of a new site, all or none. Throws `FileFailure` rather than replace a file. */
export function putNewSite(folder: string, files: readonly NewFile[]): void {
  const { add, undo } = createUndoLog();
  try {
    for (const { path, bytes } of files) {
      blame(path, () => {
        const file = join(folder, path);
        const made = mkdirSync(dirname(file), { recursive: true });
        if (made !== undefined) add(() => rmSync(made, { recursive: true }));
        writeFileSync(file, bytes, { flag: "wx" });
        add(() => rmSync(file));
      });
    }
  } catch (error) {
    undo();
    throw error;
  }
}
