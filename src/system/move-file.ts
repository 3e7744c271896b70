import { copyFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { changeWhenFree } from "./change-when-free.ts";
import { nextTemporaryName } from "./publish/temporary-names.ts";
import { systemCode } from "./system-code.ts";

/** Moves a file, with its permissions, to `place`. A reader gets the old file or the new one, never a part. */
export function moveFile(from: string, place: string): void {
  try {
    changeWhenFree(() => renameSync(from, place));
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
    changeWhenFree(() => renameSync(temporary, place));
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
