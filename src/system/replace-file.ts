import { renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createTemporaryNames } from "./publish/temporary-names.ts";

/** Replaces a file by `text` atomically: other processes read either the old or the new text. */
export function replaceFile(path: string, text: string): void {
  const temporary = join(dirname(path), createTemporaryNames(process.pid)());
  writeFileSync(temporary, text);
  renameSync(temporary, path);
}
