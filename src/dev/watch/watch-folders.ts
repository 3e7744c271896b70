import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";

/**
 * Tells of changes in the folders that are there below `root`, each watched as one: of folders there are few, where listing
 * every file takes as long as a build of thousands. For the time until that is done. `isInput` is given paths from the root,
 * with "/", and says which folders to enter. What cannot be watched is left out. Gives the function that ends it.
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
      // It is gone, or the system watches no more: who lists every file meets the same, and tells.
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
