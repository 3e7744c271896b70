import { basename, join, posix } from "node:path";
import type { LargeFile } from "../model/model.ts";
import { parentFolders } from "../model/published-path.ts";
import { type FileSystem, flushFile, nextTemporaryName, nodeFileSystem, removeTree } from "./disk.ts";
import { blame, blameSource, FileChanged, systemCode } from "./failures.ts";
import { isSameMark, piecesOf } from "./held-files.ts";

/** A new file on the disk, not yet in its place. */
export type StagedFile = {
  /** From the folder of the set. */
  readonly path: string;
  /** The path on the disk of the new bytes until then. */
  readonly temporary: string;
  readonly how: Durability | undefined;
};

/** Whether to wait until bytes and names are on the disk, so that a power cut cannot leave a file empty. */
type Durability = { readonly durable: boolean };

/**
 * A set of changes below one folder: new files are first written under temporary names, and when all of them are on the
 * disk, each is put in its place by a rename, which is atomic for readers. Each step is recorded in the undo log, so
 * that a failure takes back what was done before. Paths are from the folder. Throws `FileFailure`, which names the path.
 */
export type ChangeSet = {
  /** Writes the bytes to a temporary file. */
  stage(
    path: string,
    bytes: Uint8Array,
    how?: Durability & { readonly mode?: number | undefined },
  ): StagedFile;
  /**
   * Copies a large file to a temporary file. Calls `breathe` after each piece. Throws `FileChanged` when it is no longer
   * the version that was read, and `ReadFailure`.
   */
  stageCopy(path: string, file: LargeFile, breathe: () => Promise<void>): Promise<StagedFile>;
  /** Takes over a file that another program has written, and waits until it is on the disk. `from` is absolute. */
  adopt(path: string, from: string): StagedFile;
  /** `restore` gives the place its earlier content, in case a later step fails. */
  putInPlace(file: StagedFile, restore?: () => void): void;
  /** Removes a file, if it is there. */
  remove(path: string, how?: Durability, restore?: () => void): void;
  /** Gives the existing file or folder a temporary name, and returns it. */
  moveAway(path: string): string;
  makeFolder(path: string): void;
};

type Place = {
  readonly folder: string;
  readonly undo: UndoLog;
  readonly fileSystem?: FileSystem;
  /**
   * Where temporary files are written, an existing folder. By default beside their places, so that they are on the same
   * disk.
   */
  readonly stagingFolder?: string;
  /** Folders that do not exist until obstacles are moved away. Their files are staged in the folder above. */
  readonly blockedFolders?: readonly string[];
};

export function createChangeSet({
  folder,
  undo,
  fileSystem = nodeFileSystem,
  stagingFolder,
  blockedFolders = [],
}: Place): ChangeSet {
  const blocked = new Set(blockedFolders);
  const placeOf = (path: string) => parentFolders(path).findLast((parent) => !blocked.has(parent)) ?? "";
  // A separate function, because a closure made in `stage` would hold the bytes of every file until all are published.
  const removal = (temporary: string) => () => removeIfThere(temporary, fileSystem);

  const begin = (path: string, how?: Durability): StagedFile => {
    const place = stagingFolder ?? join(folder, placeOf(path));
    // Temporary names are short, so a real name that is too long for the disk must be detected before anything changes.
    blame(path, () => fileSystem.kindOf(join(place, basename(path))));
    const temporary = join(place, nextTemporaryName());
    undo.add(removal(temporary));
    return { path, temporary, how };
  };

  return {
    stage: (path, bytes, how) => {
      const staged = begin(path, how);
      blame(path, () => fileSystem.write(staged.temporary, bytes, how));
      return staged;
    },
    stageCopy: async (path, { file, place, mark }, breathe) => {
      const staged = begin(path);
      const copy = staged.temporary;
      const expectSame = () => {
        const now = blameSource(file, () => fileSystem.mark(place));
        if (!isSameMark(now, mark)) throw new FileChanged(file);
      };
      expectSame();
      if (!blame(path, () => fileSystem.clone(place, copy))) {
        const pieces = piecesOf(place, mark.size, fileSystem.readInto);
        for (;;) {
          const { done, value } = blameSource(file, () => pieces.next());
          if (done) break;
          blame(path, () => fileSystem.append(copy, value));
          await breathe();
        }
      }
      expectSame();
      return staged;
    },
    adopt: (path, from) => {
      blame(path, () => {
        // A link has no content of its own to wait for.
        if (fileSystem.kindOf(from) === "file") flushFile(from);
      });
      return { path, temporary: from, how: { durable: true } };
    },
    putInPlace: ({ path, temporary, how }, restore) => {
      // Added first: a rename that was made but not flushed also fails.
      if (restore !== undefined) undo.add(restore);
      blame(path, () => fileSystem.rename(temporary, join(folder, path), how));
    },
    remove: (path, how, restore) => {
      if (restore !== undefined) undo.add(restore);
      blame(path, () => removeIfThere(join(folder, path), fileSystem, how));
    },
    moveAway: (path) => {
      const temporary = posix.join(posix.dirname(path), nextTemporaryName());
      blame(path, () => fileSystem.rename(join(folder, path), join(folder, temporary)));
      undo.add(() => {
        const isFree = fileSystem.kindOf(join(folder, path)) === undefined;
        if (isFree) fileSystem.rename(join(folder, temporary), join(folder, path));
        else removeTree(temporary, folder, fileSystem);
      });
      return temporary;
    },
    makeFolder: (path) => {
      blame(path, () => fileSystem.makeFolder(join(folder, path)));
      undo.add(() => fileSystem.removeFolder(join(folder, path)));
    },
  };
}

function removeIfThere(path: string, fileSystem: FileSystem, how?: Durability): void {
  try {
    fileSystem.remove(path, how);
  } catch (error) {
    if (systemCode(error) !== "ENOENT") throw error;
  }
}

/** The reverse of each step taken so far, in case a later one fails. */
export type UndoLog = {
  add(reverse: () => void): void;
  /**
   * Reverses the steps, the last one first, as far as the disk allows. False when it refuses one: failures are not told,
   * because the first one says more than those that follow from it.
   */
  undo(): boolean;
};

export function createUndoLog(): UndoLog {
  const reverses: (() => void)[] = [];
  return {
    add: (reverse) => void reverses.push(reverse),
    undo: () => {
      let isWhole = true;
      for (const reverse of reverses.splice(0).reverse())
        try {
          reverse();
        } catch {
          isWhole = false;
        }
      return isWhole;
    },
  };
}
