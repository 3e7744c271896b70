import { rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Git } from "../../system/git/git.ts";
import { moveFile } from "../../system/move-file.ts";
import { makeFolder, removeFile } from "../../system/replace-file.ts";
import { askGit } from "./ask-git.ts";
import { type Difference, isNone, toIndexInfo } from "./differences.ts";
import { withScratchIndex } from "./scratch-index.ts";

/** Replaces files of the work tree by those of the later commit, each in one step. `onFile` is called after each. */
export async function putFiles(
  root: string,
  { git, top }: { readonly git: Git; readonly top: string },
  files: readonly Difference[],
  onFile: () => void,
): Promise<void> {
  const folder = join(root, ".site/publish/new");
  rmSync(folder, { recursive: true, force: true });
  const written = files.filter(({ after }) => !isNone(after));
  if (written.length > 0)
    await withScratchIndex(root, async (index) => {
      await askGit(git, ["update-index", "-z", "--index-info"], {
        index,
        input: toIndexInfo(written, "after"),
      });
      await askGit(git, ["checkout-index", "--all", "--quiet", `--prefix=${folder}/`], { index });
    });
  for (const { path, after } of files) {
    if (isNone(after)) removeWithFolders(top, path);
    else putInPlace(join(folder, path), join(top, path));
    onFile();
  }
  rmSync(folder, { recursive: true, force: true });
}

function putInPlace(from: string, place: string): void {
  makeFolder(dirname(place));
  moveFile(from, place);
}

/** Removes a file and the folders that become empty. */
function removeWithFolders(top: string, path: string): void {
  removeFile(join(top, path));
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    try {
      rmdirSync(join(top, folder));
    } catch {
      // The folder is not empty.
      return;
    }
  }
}
