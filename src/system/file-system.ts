import {
  closeSync,
  constants,
  lstatSync,
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

/** What the disk has under a name. Links are `other`: publishing replaces them and never looks through them. */
export type EntryKind = "file" | "folder" | "other";

export type FolderEntry = { readonly name: string; readonly kind: EntryKind };

/**
 * The few operations that publishing needs, each of which may throw the error of Node. Tests bring their own, which
 * fails at the operation of their choice.
 */
export type FileSystem = {
  list(folder: string): readonly FolderEntry[];
  /** Undefined where there is nothing. */
  kindOf(path: string): EntryKind | undefined;
  realPath(path: string): string;
  /** Nothing, where there is a pipe that nobody writes into. */
  read(path: string): Uint8Array;
  /** Fills `bytes` from the start of the file. Gives how many there were, if the file is shorter. */
  readInto(path: string, bytes: Uint8Array): number;
  /** `durable` waits until the disk has the bytes. */
  write(path: string, bytes: Uint8Array, how?: { readonly durable: boolean }): void;
  /** Throws EEXIST where there is something already. Leaves nothing behind when it fails. */
  createExclusively(path: string, bytes: Uint8Array): void;
  /** Gives a file the time of now. */
  touch(path: string): void;
  /** When a file was written or touched, in milliseconds. */
  touchedAt(path: string): number;
  /** One level. */
  makeFolder(path: string): void;
  rename(from: string, to: string): void;
  remove(path: string): void;
  /** Throws ENOTEMPTY where something is left in it. */
  removeFolder(path: string): void;
};

export const nodeFileSystem: FileSystem = {
  list: (folder) =>
    readdirSync(folder, { withFileTypes: true }).map((entry) => ({ name: entry.name, kind: kindOf(entry) })),
  kindOf: (path) => {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    return stats && kindOf(stats);
  },
  // The native one also gives names their true case, on disks that ignore it.
  realPath: (path) => realpathSync.native(path),
  read: (path) => {
    const handle = openToRead(path);
    try {
      return readFileSync(handle);
    } finally {
      closeSync(handle);
    }
  },
  readInto: (path, bytes) => {
    const handle = openSync(path, "r");
    try {
      let done = 0;
      for (let count = -1; count !== 0 && done < bytes.byteLength; done += count)
        count = readSync(handle, bytes, done, bytes.byteLength - done, null);
      return done;
    } finally {
      closeSync(handle);
    }
  },
  write: (path, bytes, how) => writeFileSync(path, bytes, { flush: how?.durable ?? false }),
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
  rename: renameSync,
  remove: unlinkSync,
  removeFolder: (path) => rmdirSync(path),
};

/** A pipe that nobody writes into is empty then, and does not keep the build waiting for ever. */
export function openToRead(path: string): number {
  // Windows knows neither these pipes nor the flag.
  return openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
}

function kindOf(entry: { isFile(): boolean; isDirectory(): boolean }): EntryKind {
  return entry.isFile() ? "file" : entry.isDirectory() ? "folder" : "other";
}

/** The code of an error that came from the system, such as `ENOSPC`. Undefined for any other error. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || !("syscall" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
