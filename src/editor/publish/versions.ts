import { buildVersion, type Version, type VersionOptions } from "./build-version.ts";
import type { Repository } from "./repository.ts";

/** Builds versions of the site from trees, one at a time, and keeps the last ones. */
export type BuiltVersions = {
  build(tree: string, repository: Pick<Repository, "top" | "prefix">): Promise<Version>;
  close(): void;
};

/** The published version, the one to publish, and their merge. */
const mostKept = 3;
const quarterMs = 15 * 60 * 1000;

export function createVersions(options: VersionOptions): BuiltVersions {
  const kept = new Map<string, Version>();
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();
  const find = async (tree: string, repository: Pick<Repository, "top" | "prefix">) => {
    // Entries appear at midnight in the site’s time zone, which in all zones is at a quarter of an hour in UTC.
    const key = `${Math.floor(Date.now() / quarterMs)} ${tree}`;
    const version = kept.get(key) ?? (await buildVersion(tree, repository, options));
    if (isClosed) {
      version.close();
      return version;
    }
    kept.delete(key);
    kept.set(key, version);
    for (const [old, { close }] of [...kept].slice(0, -mostKept)) {
      kept.delete(old);
      close();
    }
    return version;
  };
  return {
    build: (tree, repository) => {
      const found = last.then(() => find(tree, repository));
      last = found.catch(() => {});
      return found;
    },
    close: () => {
      isClosed = true;
      for (const { close } of kept.values()) close();
      kept.clear();
    },
  };
}
