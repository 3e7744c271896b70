import { join } from "node:path";
import { blame } from "./blame.ts";
import type { EntryKind, FileSystem } from "./file-system.ts";
import { isTemporaryName } from "./temporary-names.ts";

/** The content of a folder, by path relative to it, folders before their content. Links are not followed. */
export type Tree = {
  readonly entries: ReadonlyMap<string, EntryKind>;
  /** Left behind by a killed build: paths of files, and of folders that it had moved away. */
  readonly leftovers: readonly string[];
};

export function listTree(root: string, fileSystem: FileSystem): Tree {
  const entries = new Map<string, EntryKind>();
  const leftovers: string[] = [];
  const visit = (folder: string) => {
    for (const { name, kind } of blame(folder, () => fileSystem.list(join(root, folder)))) {
      const path = folder === "" ? name : `${folder}/${name}`;
      if (isTemporaryName(name)) leftovers.push(path);
      else {
        entries.set(path, kind);
        if (kind === "folder") visit(path);
      }
    }
  };
  visit("");
  return { entries, leftovers };
}

/** Removes the file or folder at `path` with its content. */
export function removeTree(path: string, root: string, fileSystem: FileSystem): void {
  blame(path, () => {
    if (fileSystem.kindOf(join(root, path)) !== "folder") {
      fileSystem.remove(join(root, path));
      return;
    }
    for (const { name } of fileSystem.list(join(root, path))) removeTree(`${path}/${name}`, root, fileSystem);
    fileSystem.removeFolder(join(root, path));
  });
}
