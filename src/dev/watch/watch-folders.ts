import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";

/**
 * Reports changes in the existing folders below `root`, watching each folder as a whole: there are few folders, while
 * listing all files takes as long as a build when there are thousands. Used until that list is complete. `isInput` gets
 * paths from the root, with "/", and decides which folders to enter. Folders that cannot be watched are skipped.
 * Returns the function that stops it.
 */
export function watchFolders(
  root: string,
  isInput: (path: string) => boolean,
  onChange: (path: string) => void,
): () => void {
  const watchers: FSWatcher[] = [];
  const follow = (folder: string) => {
    try {
      const watcher = watch(join(root, folder), { persistent: false }, (_event, name) => {
        const path = name === null ? folder : below(folder, name);
        if (isInput(path)) onChange(path);
      });
      watcher.on("error", () => watcher.close());
      watchers.push(watcher);
      for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
        const path = below(folder, entry.name);
        if (entry.isDirectory() && isInput(path)) follow(path);
      }
    } catch {
      // The folder was removed, or the system allows no more watches: the watcher of all files reports that.
    }
  };
  follow("");
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

function below(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}
