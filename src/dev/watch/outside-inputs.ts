import { posix } from "node:path";

/** Which files outside the folders of a site its builds read. Paths are from the root, with "/", and may lead out of it. */
export type OutsideInputs = {
  /** Gives the folders in which new ones stand. A folder that is watched tells of a file that goes and comes back as well. */
  add(paths: readonly string[]): readonly string[];
  /** True for such a file, and for the folders of the site that lead there. */
  has(path: string): boolean;
};

/** Files of packages are left out: they change where packages are installed, and there are thousands. */
export function createOutsideInputs(): OutsideInputs {
  const files = new Set<string>();
  const folders = new Set<string>();
  return {
    add: (paths) => {
      const fresh = paths.filter((path) => !files.has(path) && !/(?:^|\/)node_modules\//.test(path));
      for (const path of fresh) {
        files.add(path);
        for (let folder = posix.dirname(path); folder !== "."; folder = posix.dirname(folder))
          folders.add(folder);
      }
      return [...new Set(fresh.map((path) => posix.dirname(path)))];
    },
    has: (path) => files.has(path) || folders.has(path),
  };
}
