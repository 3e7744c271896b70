import {
  appendFileSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { FileMark } from "../model/model.ts";
import { blame, systemCode } from "./failures.ts";

/** The kind of a directory entry. Links are `other`: publishing replaces them and never follows them. */
export type EntryKind = "file" | "folder" | "other";

type FolderEntry = { readonly name: string; readonly kind: EntryKind };

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
  /** `durable` waits until the bytes are on the disk. `mode` are the permissions of a new file. */
  write(
    path: string,
    bytes: string | Uint8Array,
    how?: { readonly durable: boolean; readonly mode?: number | undefined },
  ): void;
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
  /** Also to another disk. `durable` waits until the new name is on the disk. */
  rename(from: string, to: string, how?: { readonly durable: boolean }): void;
  /** Throws ENOENT when there is none. `durable` waits until that is on the disk. */
  remove(path: string, how?: { readonly durable: boolean }): void;
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
  write: (path, bytes, how) => {
    if (!how?.durable) writeFileSync(path, bytes);
    else
      writeFlushed(path, "w", (file) => {
        writeFileSync(file, bytes);
        if (how.mode !== undefined) fchmodSync(file, how.mode);
      });
  },
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
    try {
      changeWhenFree(() => renameSync(from, to));
    } catch (error) {
      // `content/` may be on another disk, to which `rename` cannot move a file.
      if (systemCode(error) !== "EXDEV") throw error;
      copyBeside(from, to);
    }
    if (how?.durable) flushFolder(dirname(to));
  },
  remove: (path, how) => {
    changeWhenFree(() => unlinkSync(path));
    if (how?.durable) flushFolder(dirname(path));
  },
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
export type FolderTree = {
  readonly entries: ReadonlyMap<string, EntryKind>;
  /** Left behind by a killed build: paths of files, and of folders that it had moved away. */
  readonly leftovers: readonly string[];
};

export function listTree(root: string, fileSystem: FileSystem): FolderTree {
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

/**
 * Replaces the bytes of a file, and keeps its permissions. A reader gets the old bytes or the new ones, never a part,
 * and when this returns, a power cut cannot undo it. The new file is first written in `folder`, where a killed process
 * may leave it.
 */
export function replaceFile(
  path: string,
  bytes: string | Uint8Array,
  folder = dirname(path),
  fileSystem = nodeFileSystem,
): void {
  const temporary = join(folder, nextTemporaryName());
  try {
    fileSystem.write(temporary, bytes, { durable: true, mode: statIfThere(path)?.mode });
    fileSystem.rename(temporary, path, { durable: true });
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Like `replaceFile`, makes missing folders, and removes the file when there are no `bytes`. */
export function putFile(
  path: string,
  bytes: Uint8Array | undefined,
  folder: string,
  fileSystem = nodeFileSystem,
): void {
  if (bytes !== undefined) {
    makeFolder(dirname(path));
    replaceFile(path, bytes, folder, fileSystem);
  } else if (lstatIfThere(path) !== undefined) fileSystem.remove(path, { durable: true });
}

/** Writes a file and waits until it is on the disk. Throws EEXIST when there is one of this name. */
export function createFile(path: string, bytes: Uint8Array): void {
  writeFlushed(path, "wx", (file) => writeFileSync(file, bytes));
  flushFolder(dirname(path));
}

/** Appends to a file and waits until that is on the disk. When it fails, the file ends as it did. */
export function appendToFile(path: string, text: string): void {
  let isNew = false;
  writeFlushed(path, "a", (file) => {
    const { size } = fstatSync(file);
    isNew = size === 0;
    try {
      writeFileSync(file, text);
    } catch (error) {
      // On a full disk a part may be written, to which the next line would be joined.
      ftruncateSync(file, size);
      throw error;
    }
  });
  if (isNew) flushFolder(dirname(path));
}

/** Removes a file, if there is one, and waits until that is on the disk. */
export function removeFile(path: string): void {
  changeWhenFree(() => rmSync(path, { force: true }));
  flushFolder(dirname(path));
}

/** Renames a file or folder within a folder, and waits until that is on the disk. */
export function renameFlushed(from: string, to: string): void {
  changeWhenFree(() => renameSync(from, to));
  flushFolder(dirname(to));
}

/** Makes a folder with those above it, as far as they are missing, and waits until they are on the disk. */
export function makeFolder(path: string): void {
  const first = mkdirSync(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) flushFolder(dirname(made));
}

/** Waits until the content of a file is on the disk. */
export function flushFile(path: string): void {
  try {
    // Windows flushes only what is open for writing.
    writeFlushed(path, "r+", () => {});
  } catch (error) {
    if (!["EACCES", "EPERM"].includes(systemCode(error) ?? "")) throw error;
    writeFlushed(path, "r", () => {});
  }
}

function writeFlushed(path: string, flags: string, write: (file: number) => void): void {
  const file = openSync(path, flags);
  try {
    write(file);
    flush(file);
  } finally {
    closeSync(file);
  }
}

/** Waits until the names in a folder are on the disk: a new file without its name is lost in a power cut. */
function flushFolder(path: string): void {
  let folder: number;
  try {
    folder = openSync(path, "r");
  } catch (error) {
    // Windows opens no folder, and flushes names by itself. Elsewhere a folder may be written but not read. One that is
    // gone has nothing to flush.
    if (["EISDIR", "EPERM", "EACCES", "ENOENT"].includes(systemCode(error) ?? "")) return;
    throw error;
  }
  try {
    flush(folder);
  } finally {
    closeSync(folder);
  }
}

/** The errors of file systems that cannot flush. A disk that is full or broken has others, which count. */
const unable = ["EINVAL", "ENOSYS", "ENOTSUP", "EPERM", "EBADF", "EISDIR"];

function flush(handle: number): void {
  try {
    fsyncSync(handle);
  } catch (error) {
    if (!unable.includes(systemCode(error) ?? "")) throw error;
  }
}

/** The copy is on the disk before it gets its name. */
function copyBeside(from: string, place: string): void {
  const temporary = join(dirname(place), nextTemporaryName());
  try {
    copyFileSync(from, temporary);
    flushFile(temporary);
    changeWhenFree(() => renameSync(temporary, place));
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  rmSync(from, { force: true });
}

/** The lock file of a build that is publishing. */
export const lockName = ".site-lock";

let count = 0;

/** A new temporary name. It contains the process id, so that two builds never use the same one. */
export function nextTemporaryName(): string {
  // Short, because the name of the file itself may be as long as the disk allows.
  return `.site-${process.pid}-${count++}.tmp`;
}

/** True for a temporary name that a killed build has left. */
export function isTemporaryName(name: string): boolean {
  return /^\.site-\d+-\w+\.tmp$/.test(name);
}

/** The errors of Windows while another program has the file open. */
const busyCodes = ["EPERM", "EACCES", "EBUSY"];
/** Virus scanners and indexers keep a new file open for a few hundred milliseconds. The pauses add up to some 2 s. */
const pausesMs = [5, 10, 20, 40, 80, 160, 320, 640, 800];

type Machine = {
  readonly isWindows: boolean;
  readonly sleep: (ms: number) => void;
};

/**
 * Runs one change of the disk. Windows neither renames nor removes a file that another program has open, and virus
 * scanners open each new file for a moment. On Windows, the change is tried again, at most nine times. Other systems
 * never refuse for this reason, so their first error is final.
 */
export function changeWhenFree<T>(change: () => T, machine: Machine = thisMachine): T {
  for (const pauseMs of machine.isWindows ? pausesMs : []) {
    try {
      return change();
    } catch (error) {
      if (!busyCodes.includes(systemCode(error) ?? "")) throw error;
      machine.sleep(pauseMs);
    }
  }
  return change();
}

const thisMachine: Machine = {
  isWindows: process.platform === "win32",
  // A step of publishing must not let others run in between, so it may not wait asynchronously.
  sleep: (ms) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms),
};

/** The file, folder or link at a path. Undefined if there is none, also where a file stands in place of a folder above. */
export function lstatIfThere(path: string): Stats | undefined {
  return orNone(() => lstatSync(path));
}

/** The file or folder at a path, or where a link at the path leads. Undefined as in `lstatIfThere`. */
export function statIfThere(path: string): Stats | undefined {
  return orNone(() => statSync(path));
}

/** `throwIfNoEntry: false` of Node throws where a file stands in place of a folder. */
function orNone(look: () => Stats): Stats | undefined {
  try {
    return look();
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(systemCode(error) ?? "")) return undefined;
    throw error;
  }
}

/** The names in a folder; empty when it cannot be listed. */
export function listQuietly(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The path that problems print: relative to the root if it lies below it, with "/". Both are absolute. */
export function toProjectPath(path: string, root: string): string {
  const fromRoot = relative(root, path);
  const isBelow = fromRoot !== "" && fromRoot !== ".." && !fromRoot.startsWith(`..${sep}`);
  return (isBelow ? fromRoot : path).split(sep).join("/");
}
