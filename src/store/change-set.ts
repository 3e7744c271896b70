import { basename, join, posix } from "node:path";
import type { LargeFile } from "../model/model.ts";
import { parentFolders } from "../model/published-path.ts";
import { type FileSystem, nextTemporaryName, removeTree } from "./disk.ts";
import { blame, blameSource, FileChanged } from "./failures.ts";
import { isSameMark, piecesOf } from "./held-files.ts";

/** New bytes on the disk, not yet in their place. Paths are from the published folder. */
export type StagedFile = {
  readonly path: string;
  readonly temporary: string;
  readonly how: { readonly durable: boolean } | undefined;
};

/** Steps that change the disk. Each one records in the undo log how to reverse it. */
export type Staging = {
  /** Writes the bytes to a temporary file. `durable` waits until they, and later their place, are on the disk. */
  stage(path: string, bytes: Uint8Array, how?: { readonly durable: boolean }): StagedFile;
  /**
   * Copies a large file to a temporary file. Calls `breathe` after each piece. Throws `FileChanged` when it is no longer
   * the version that was read, and `ReadFailure`.
   */
  stageCopy(path: string, file: LargeFile, breathe: () => Promise<void>): Promise<StagedFile>;
  putInPlace(file: StagedFile): void;
  /** Gives the existing file or folder a temporary name, and returns it. */
  moveAway(path: string): string;
  makeFolder(path: string): void;
};

type Place = { readonly folder: string; readonly fileSystem: FileSystem; readonly undo: UndoLog };

export function createStaging(
  plan: { readonly blockedFolders: readonly string[] },
  { folder, fileSystem, undo }: Place,
): Staging {
  const blocked = new Set(plan.blockedFolders);
  // When an obstacle is in the place of the folder, its nearest existing parent is at least on the same disk.
  const placeOf = (path: string) => parentFolders(path).findLast((parent) => !blocked.has(parent)) ?? "";
  // A separate function, because a closure made in `stage` would hold the bytes of every file until all are published.
  const removal = (temporary: string) => () => fileSystem.remove(join(folder, temporary));

  const begin = (path: string, how?: StagedFile["how"]): StagedFile => {
    const place = placeOf(path);
    // Temporary names are short, so a real name that is too long for the disk must be detected before anything changes.
    blame(path, () => fileSystem.kindOf(join(folder, place, basename(path))));
    const temporary = posix.join(place, nextTemporaryName());
    undo.add(removal(temporary));
    return { path, temporary, how };
  };

  return {
    stage: (path, bytes, how) => {
      const staged = begin(path, how);
      blame(path, () => fileSystem.write(join(folder, staged.temporary), bytes, how));
      return staged;
    },
    stageCopy: async (path, { file, place, mark }, breathe) => {
      const staged = begin(path);
      const copy = join(folder, staged.temporary);
      const expectSame = () => {
        if (
          !isSameMark(
            blameSource(file, () => fileSystem.mark(place)),
            mark,
          )
        )
          throw new FileChanged(file);
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
    putInPlace: ({ path, temporary, how }) =>
      blame(path, () => fileSystem.rename(join(folder, temporary), join(folder, path), how)),
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

/** The reverse of each step taken so far, in case a later one fails. */
export type UndoLog = {
  add(reverse: () => void): void;
  /** Reverses the steps, the last one first, as far as the disk allows. */
  undo(): void;
};

export function createUndoLog(): UndoLog {
  const reverses: (() => void)[] = [];
  return {
    add: (reverse) => void reverses.push(reverse),
    undo: () => {
      for (const reverse of reverses.splice(0).reverse()) quietly(reverse);
    },
  };
}

/** Ignores failures: the user learns of the first one, and failures of the clean-up add nothing to it. */
function quietly(reverse: () => void): void {
  try {
    reverse();
  } catch {}
}
