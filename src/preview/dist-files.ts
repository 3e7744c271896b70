import { lstatSync, readFileSync, realpathSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { systemCode } from "../system/file-system.ts";

/** The published folder, as it is at the moment of asking. `path` starts with `/` and is decoded. */
export type DistFiles = {
  isFile(path: string): boolean;
  /** Undefined where there is no such file, or it has just gone. */
  read(path: string): Uint8Array | undefined;
};

/** The files of `folder`, absolute. Nothing is kept: a build may write them anew at any time. */
export function createDistFiles(folder: string): DistFiles {
  return {
    isFile: (path) => findFile(folder, path) !== undefined,
    read: (path) => {
      const place = findFile(folder, path);
      return place === undefined ? undefined : orNothing(() => readFileSync(place));
    },
  };
}

/**
 * One spelling leads to a file: its own. Links are not followed, out of the folder or within it, and a disk that ignores
 * case is asked for the true name, since hosts do not ignore it.
 */
function findFile(folder: string, path: string): string | undefined {
  if (path.endsWith("/") || path.includes("//")) return undefined;
  return orNothing(() => {
    const root = realpathSync.native(folder);
    const place = realpathSync.native(join(root, path));
    const name = relative(root, place).split(sep).join("/").normalize("NFC");
    return name === path.slice(1) && lstatSync(place).isFile() ? place : undefined;
  });
}

/** What the system cannot find or refuses to open is not there. */
function orNothing<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}
