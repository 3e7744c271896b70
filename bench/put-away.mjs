import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let folder;
let count = 0;

/**
 * Moves a folder away, to be deleted when this process ends. Deleting it at once would slow down the next measurement:
 * ext4 without a journal skips every file that was deleted within the last minutes before
 * it makes a new one, which takes a millisecond instead of a thirtieth.
 */
export function putAway(path) {
  if (!existsSync(path)) return;
  folder ??= makeFolder();
  renameSync(path, join(folder, `${count}`));
  count += 1;
}

function makeFolder() {
  const made = mkdtempSync(join(tmpdir(), "charpente-put-away-"));
  process.once("exit", () => rmSync(made, { recursive: true, force: true }));
  return made;
}
