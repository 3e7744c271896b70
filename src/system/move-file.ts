import { copyFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { changeWhenFree } from "./change-when-free.ts";
import { createTemporaryNames } from "./publish/temporary-names.ts";
import { systemCode } from "./system-code.ts";

const nextName = createTemporaryNames(process.pid);

/** Puts one file, with its rights, in the place of another, so that whoever reads it meanwhile has the one or the other. */
export function moveFile(from: string, place: string): void {
  try {
    changeWhenFree(() => renameSync(from, place));
  } catch (error) {
    // `content/` may be a disk of its own, onto which nothing can be moved.
    if (systemCode(error) !== "EXDEV") throw error;
    copyBeside(from, place);
  }
}

function copyBeside(from: string, place: string): void {
  const temporary = join(dirname(place), nextName());
  try {
    copyFileSync(from, temporary);
    changeWhenFree(() => renameSync(temporary, place));
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
