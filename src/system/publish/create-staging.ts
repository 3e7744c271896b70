import { basename, join, posix } from "node:path";
import { parentFolders } from "../../pipeline/publish/parent-folders.ts";
import { blame } from "../blame.ts";
import { removeTree } from "./list-tree.ts";
import type { PublicationPlan } from "./plan-publication.ts";
import type { Publication } from "./publication.ts";
import { nextTemporaryName } from "./temporary-names.ts";

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
  putInPlace(file: StagedFile): void;
  /** Gives the existing file or folder a temporary name, and returns it. */
  moveAway(path: string): string;
  makeFolder(path: string): void;
};

export function createStaging(
  plan: Pick<PublicationPlan, "blockedFolders">,
  publication: Publication,
): Staging {
  const { folder, fileSystem, undo } = publication;
  const blocked = new Set(plan.blockedFolders);
  // When an obstacle is in the place of the folder, its nearest existing parent is at least on the same disk.
  const placeOf = (path: string) => parentFolders(path).findLast((parent) => !blocked.has(parent)) ?? "";
  // A separate function, because a closure made in `stage` would hold the bytes of every file until all are published.
  const removal = (temporary: string) => () => fileSystem.remove(join(folder, temporary));

  return {
    stage: (path, bytes, how) => {
      const place = placeOf(path);
      // Temporary names are short, so a real name that is too long for the disk must be detected before anything
      // changes.
      blame(path, () => fileSystem.kindOf(join(folder, place, basename(path))));
      const temporary = posix.join(place, nextTemporaryName());
      undo.add(removal(temporary));
      blame(path, () => fileSystem.write(join(folder, temporary), bytes, how));
      return { path, temporary, how };
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
