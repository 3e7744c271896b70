import { lstatSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { systemCode } from "../../store/failures.ts";
import { mostReadBytes } from "../../store/held-files.ts";

/** The published folder at the time of the call. `path` starts with `/` and is decoded. */
export type DistFiles = {
  isFile(path: string): boolean;
  /** Undefined when there is no such file, or it has just been removed. */
  read(path: string): Uint8Array | undefined;
  /** A large file, with its absolute path. Undefined for others, and as above. */
  findLarge(path: string): { readonly place: string; readonly sizeBytes: number } | undefined;
};

/** The files of `folder`, absolute. Nothing is cached, because a build may write them at any time. */
export function createDistFiles(folder: string): DistFiles {
  return {
    isFile: (path) => findFile(folder, path) !== undefined,
    read: (path) => {
      const place = findFile(folder, path);
      return place === undefined ? undefined : orNothing(() => readFileSync(place));
    },
    findLarge: (path) => {
      const place = findFile(folder, path);
      const sizeBytes = place === undefined ? 0 : (orNothing(() => statSync(place).size) ?? 0);
      return place !== undefined && sizeBytes > mostReadBytes ? { place, sizeBytes } : undefined;
    },
  };
}

/**
 * A file is found only under its exact spelling, without following links. A disk that ignores case is asked for the
 * true name, because hosts do not ignore case.
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

/** What the system cannot find or open counts as missing. */
function orNothing<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}
