import { posix } from "node:path";

/**
 * The files outside the folders of a site that its builds read. Paths are from the root, with "/", and may begin with
 * `..`.
 */
export type OutsideFiles = {
  /**
   * Returns the folders with newly added files. A watched folder also reports a file that is removed and created again.
   */
  add(paths: readonly string[]): readonly string[];
  /** True for such a file, and for the folders of the site above it. */
  has(path: string): boolean;
};

/** Files of packages are left out: they change only when packages are installed, and there are thousands. */
export function createOutsideFiles(): OutsideFiles {
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
