import { chmodSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createTemporaryNames } from "./publish/temporary-names.ts";

const nextName = createTemporaryNames(process.pid);

/** Puts other bytes in the place of a file’s, so that whoever reads it meanwhile has the ones or the others. Its rights stay. */
export function replaceFile(path: string, bytes: string | Uint8Array): void {
  const temporary = join(dirname(path), nextName());
  try {
    writeFileSync(temporary, bytes);
    const { mode } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (mode !== undefined) chmodSync(temporary, mode);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
