import { chmodSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { changeWhenFree } from "./change-when-free.ts";
import { nextTemporaryName } from "./publish/temporary-names.ts";

/**
 * Replaces the bytes of a file, and keeps its permissions. A reader gets the old bytes or the new ones, never a part.
 * The new file is first written in `folder`, where a killed process may leave it.
 */
export function replaceFile(path: string, bytes: string | Uint8Array, folder = dirname(path)): void {
  const temporary = join(folder, nextTemporaryName());
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
