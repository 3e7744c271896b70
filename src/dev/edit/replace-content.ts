import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { isTemporaryName } from "../../system/publish/temporary-names.ts";
import { replaceFile } from "../../system/replace-file.ts";

/** Puts other bytes in the place of a file’s. */
type Replace = (path: string, bytes: Uint8Array) => void;

/**
 * Writes new files below `.site/`, where no watch sees them and no server that is killed leaves a part of one among the content.
 * What an earlier server has left there goes. `root` is the absolute folder of the site.
 */
export function createReplacer(root: string): Replace {
  const folder = join(root, ".site/edit/new");
  removeLeftovers(folder);
  return (path, bytes) => {
    mkdirSync(folder, { recursive: true });
    try {
      replaceFile(path, bytes, folder);
    } catch (error) {
      // `content/` may be a disk of its own, onto which nothing can be moved.
      if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
      replaceFile(path, bytes, dirname(path));
    }
  };
}

function removeLeftovers(folder: string): void {
  try {
    for (const name of readdirSync(folder)) if (isTemporaryName(name)) rmSync(join(folder, name));
  } catch {
    // Nothing was ever saved here, or the folder may not be changed: then the first save says so.
  }
}
