import {
  closeSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { changeWhenFree } from "./change-when-free.ts";
import { statIfThere } from "./stat-if-there.ts";
import { systemCode } from "./system-code.ts";
import { nextTemporaryName } from "./temporary-names.ts";

/**
 * Replaces the bytes of a file, and keeps its permissions. A reader gets the old bytes or the new ones, never a part,
 * and when this returns, a power cut cannot undo it. The new file is first written in `folder`, where a killed process
 * may leave it.
 */
export function replaceFile(path: string, bytes: string | Uint8Array, folder = dirname(path)): void {
  const temporary = join(folder, nextTemporaryName());
  try {
    const { mode } = statIfThere(path) ?? {};
    writeFlushed(temporary, "w", (file) => {
      writeFileSync(file, bytes);
      if (mode !== undefined) fchmodSync(file, mode);
    });
    changeWhenFree(() => renameSync(temporary, path));
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  flushFolder(dirname(path));
}

/**
 * Writes a file and waits until it is on the disk. Throws EEXIST when there is one of this name. With `folder`, on the
 * same disk, it is first written there, and readers never find a part of it.
 */
export function createFile(path: string, bytes: Uint8Array, folder?: string): void {
  if (folder === undefined || !linkInto(path, bytes, folder))
    writeFlushed(path, "wx", (file) => writeFileSync(file, bytes));
  flushFolder(dirname(path));
}

/** Unlike a renamed file, a linked one replaces no other. False where the file system has no links. */
function linkInto(path: string, bytes: Uint8Array, folder: string): boolean {
  const temporary = join(folder, nextTemporaryName());
  try {
    writeFlushed(temporary, "w", (file) => writeFileSync(file, bytes));
    linkSync(temporary, path);
    return true;
  } catch (error) {
    if (["EXDEV", "EPERM", "ENOTSUP", "ENOSYS"].includes(systemCode(error) ?? "")) return false;
    throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
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
