import { readdirSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { createChangeSet, createUndoLog } from "../../store/change-set.ts";
import { lstatIfThere, makeFolder } from "../../store/disk.ts";
import type { Git } from "../../system/git/git.ts";
import { askGit } from "./ask-git.ts";
import { type Difference, isNone, toIndexInfo } from "./differences.ts";
import { withScratchIndex } from "./scratch-index.ts";

/**
 * Replaces files of the work tree by those of the later commit: all are on the disk before the first is put in its place.
 * When one fails, those before it stay: the note of the move lets the next start go on. `onFile` is called after each.
 */
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
  const changes = createChangeSet({ folder: top, undo: createUndoLog() });
  const staged = written.map(({ path }) => changes.adopt(path, join(folder, path)));
  // A file may take the place of a folder, or a folder that of a file.
  for (const { path, after } of files)
    if (isNone(after)) {
      changes.remove(path, { durable: true });
      removeEmptyFoldersAbove(top, path);
      onFile();
    }
  for (const one of staged) {
    const place = join(top, one.path);
    makeFolder(dirname(place));
    if (lstatIfThere(place)?.isDirectory()) removeEmptyFolder(place);
    changes.putInPlace(one);
    onFile();
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Removes a folder that holds no file. Throws if it does. */
function removeEmptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) removeEmptyFolder(join(folder, name));
  rmdirSync(folder);
}

/** Removes the folders that have become empty. */
function removeEmptyFoldersAbove(top: string, path: string): void {
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    try {
      rmdirSync(join(top, folder));
    } catch {
      // The folder is not empty.
      return;
    }
  }
}
