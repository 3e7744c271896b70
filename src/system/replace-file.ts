import { chmodSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { changeWhenFree } from "./change-when-free.ts";
import { createTemporaryNames } from "./publish/temporary-names.ts";

const nextName = createTemporaryNames(process.pid);

/**
 * Puts other bytes in the place of a file’s, so that whoever reads it meanwhile has the ones or the others. Its rights stay.
 * `folder` is where the new file is written first: a process that is killed leaves a part of it there.
 */
export function replaceFile(path: string, bytes: string | Uint8Array, folder = dirname(path)): void {
  const temporary = join(folder, nextName());
  try {
    writeFileSync(temporary, bytes);
    const { mode } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (mode !== undefined) chmodSync(temporary, mode);
    changeWhenFree(() => renameSync(temporary, path));
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
