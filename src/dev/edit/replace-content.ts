import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isTemporaryName, makeFolder, putFile } from "../../store/disk.ts";

/** Replaces the bytes of a file. */
type Replace = (path: string, bytes: Uint8Array) => void;

/**
 * Returns a function that writes a new file below `.site/` and moves it to its place, so that the watcher sees no
 * partial file and a killed server leaves none in the content. Removes the leftovers of an earlier server. `root` is
 * the absolute folder of the site.
 */
export function createReplacer(root: string): Replace {
  const folder = join(root, ".site/edit/new");
  removeLeftovers(folder);
  return (path, bytes) => {
    makeFolder(folder);
    putFile(path, bytes, folder);
  };
}

function removeLeftovers(folder: string): void {
  try {
    for (const name of readdirSync(folder))
      if (isTemporaryName(name)) rmSync(join(folder, name), { recursive: true });
  } catch {
    // The folder does not exist yet, or may not be changed; then the first save reports it.
  }
}
