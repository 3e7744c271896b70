import { readdirSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { lstatIfThere, makeFolder, moveFile, removeFile } from "../../store/disk.ts";
import type { Git } from "../../system/git/git.ts";
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
  // A file may take the place of a folder, or a folder that of a file.
  for (const { path, after } of files)
    if (isNone(after)) {
      removeWithFolders(top, path);
      onFile();
    }
  for (const { path } of written) {
    putInPlace(join(folder, path), join(top, path));
    onFile();
  }
  rmSync(folder, { recursive: true, force: true });
}

function putInPlace(from: string, place: string): void {
  makeFolder(dirname(place));
  if (lstatIfThere(place)?.isDirectory()) removeEmptyFolder(place);
  moveFile(from, place);
}

/** Removes a folder that holds no file. Throws if it does. */
function removeEmptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) removeEmptyFolder(join(folder, name));
  rmdirSync(folder);
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
