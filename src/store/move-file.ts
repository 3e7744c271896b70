import { copyFileSync, lstatSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { changeWhenFree } from "./change-when-free.ts";
import { flushFile, renameFlushed } from "./replace-file.ts";
import { systemCode } from "./system-code.ts";
import { nextTemporaryName } from "./temporary-names.ts";

/**
 * Moves a file, with its permissions, to `place`. A reader gets the old file or the new one, never a part, and when
 * this returns, a power cut cannot undo it.
 */
export function moveFile(from: string, place: string): void {
  // A link has no content of its own to wait for.
  if (lstatSync(from).isFile()) flushFile(from);
  try {
    renameFlushed(from, place);
  } catch (error) {
    // `content/` may be on another disk, to which `rename` cannot move a file.
    if (systemCode(error) !== "EXDEV") throw error;
    copyBeside(from, place);
  }
}

function copyBeside(from: string, place: string): void {
  const temporary = join(dirname(place), nextTemporaryName());
  try {
    copyFileSync(from, temporary);
    flushFile(temporary);
    changeWhenFree(() => renameSync(temporary, place));
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
