import { buildVersion, type Version, type VersionOptions } from "./build-version.ts";
import type { Repository } from "./repository.ts";

/** Builds versions of the site from trees, one at a time, and keeps the last ones. */
export type BuiltVersions = {
  build(tree: string, repository: Pick<Repository, "top" | "prefix">): Promise<Version>;
  /** Finds a version that was built before, and builds it anew if it is kept no longer. */
  again(tree: string): Promise<Version | undefined>;
  close(): void;
};

/** The published version, the whole of what has changed, the part of it to publish, and their merge. */
const mostKept = 4;
const quarterMs = 15 * 60 * 1000;

export function createVersions(options: VersionOptions): BuiltVersions {
  const kept = new Map<string, Version>();
  const places = new Map<string, Pick<Repository, "top" | "prefix">>();
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
  const build: BuiltVersions["build"] = (tree, repository) => {
    places.set(tree, repository);
    const found = last.then(() => find(tree, repository));
    last = found.catch(() => {});
    return found;
  };
  return {
    build,
    again: async (tree) => {
      const [, version] = [...kept].findLast(([key]) => key.endsWith(` ${tree}`)) ?? [];
      const place = places.get(tree);
      return version ?? (place && build(tree, place));
    },
    close: () => {
      isClosed = true;
      for (const { close } of kept.values()) close();
      kept.clear();
    },
  };
}
