import {
  appendFileSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmdirSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { FileMark } from "../model/model.ts";
import { changeWhenFree, isTemporaryName, lstatIfThere, renameFlushed } from "./disk.ts";
import { blame } from "./failures.ts";

/** The kind of a directory entry. Links are `other`: publishing replaces them and never follows them. */
export type EntryKind = "file" | "folder" | "other";

export type FolderEntry = { readonly name: string; readonly kind: EntryKind };

/**
 * The few operations that publishing needs. Each may throw an error of Node. Tests pass a version that fails at an
 * operation of their choice.
 */
export type FileSystem = {
  list(folder: string): readonly FolderEntry[];
  /** Undefined when there is nothing. */
  kindOf(path: string): EntryKind | undefined;
  realPath(path: string): string;
  /** Empty for a pipe without a writer. */
  read(path: string): Uint8Array;
  /** Fills `bytes` from position `at` of the file, by default 0. Returns the number read, smaller at its end. */
  readInto(path: string, bytes: Uint8Array, at?: number): number;
  /** `durable` waits until the bytes are on the disk. */
  write(path: string, bytes: Uint8Array, how?: { readonly durable: boolean }): void;
  /** Adds bytes at the end of a file, and creates it if there is none. */
  append(path: string, bytes: Uint8Array): void;
  /**
   * Creates a file that shares its content with `from` on the disk until one of both is written, which takes no time
   * and no room. False where the disk cannot, and for files on two disks.
   */
  clone(from: string, to: string): boolean;
  mark(path: string): FileMark;
  /** Throws EEXIST when the file exists. Leaves nothing behind when it fails. */
  createExclusively(path: string, bytes: Uint8Array): void;
  /** Sets the time of a file to now. */
  touch(path: string): void;
  /** The time when a file was last written or touched, in milliseconds. */
  touchedAt(path: string): number;
  /** Makes one level only. */
  makeFolder(path: string): void;
  /** `durable` waits until the new name is on the disk. */
  rename(from: string, to: string, how?: { readonly durable: boolean }): void;
  remove(path: string): void;
  /** Throws ENOTEMPTY when it is not empty. */
  removeFolder(path: string): void;
};

export const nodeFileSystem: FileSystem = {
  list: (folder) =>
    readdirSync(folder, { withFileTypes: true }).map((entry) => ({ name: entry.name, kind: kindOf(entry) })),
  kindOf: (path) => {
    const stats = lstatIfThere(path);
    return stats && kindOf(stats);
  },
  // The native version also returns the true case of names, on disks that ignore case.
  realPath: (path) => realpathSync.native(path),
  read: (path) => {
    const handle = openToRead(path);
    try {
      return readFileSync(handle);
    } finally {
      closeSync(handle);
    }
  },
  readInto: (path, bytes, at = 0) => {
    const handle = openSync(path, "r");
    try {
      let done = 0;
      for (let count = -1; count !== 0 && done < bytes.byteLength; done += count)
        count = readSync(handle, bytes, done, bytes.byteLength - done, at + done);
      return done;
    } finally {
      closeSync(handle);
    }
  },
  write: (path, bytes, how) => writeFileSync(path, bytes, { flush: how?.durable ?? false }),
  append: (path, bytes) => appendFileSync(path, bytes),
  clone: (from, to) => {
    writeFileSync(to, "");
    const { mode } = statSync(to);
    try {
      copyFileSync(from, to, constants.COPYFILE_FICLONE_FORCE);
    } catch {
      return false;
    }
    // It also has the rights of the original, which visitors’ programs may not be able to read.
    chmodSync(to, mode);
    return true;
  },
  mark: (path) => {
    const { dev, ino, size, mtimeMs, ctimeMs } = statSync(path);
    return { dev, ino, size, mtimeMs, ctimeMs };
  },
  createExclusively: (path, bytes) => {
    const handle = openSync(path, "wx");
    try {
      writeFileSync(handle, bytes);
    } catch (error) {
      unlinkSync(path);
      throw error;
    } finally {
      closeSync(handle);
    }
  },
  touch: (path) => {
    const now = new Date();
    utimesSync(path, now, now);
  },
  touchedAt: (path) => statSync(path).mtimeMs,
  makeFolder: (path) => void mkdirSync(path),
  rename: (from, to, how) => {
    if (how?.durable) renameFlushed(from, to);
    else changeWhenFree(() => renameSync(from, to));
  },
  remove: (path) => changeWhenFree(() => unlinkSync(path)),
  removeFolder: (path) => changeWhenFree(() => rmdirSync(path)),
};

/** Without blocking, a pipe without a writer reads as empty instead of keeping the build waiting for ever. */
export function openToRead(path: string): number {
  // Windows has neither these pipes nor the flag.
  return openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
}

function kindOf(entry: { isFile(): boolean; isDirectory(): boolean }): EntryKind {
  return entry.isFile() ? "file" : entry.isDirectory() ? "folder" : "other";
}

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
