import { renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createTemporaryNames } from "./publish/temporary-names.ts";

/** Puts `text` in the place of a file’s, so that whoever reads it meanwhile has the one or the other. */
export function replaceFile(path: string, text: string): void {
  const temporary = join(dirname(path), createTemporaryNames(process.pid)());
  writeFileSync(temporary, text);
  renameSync(temporary, path);
}
