import { readFileSync, statSync } from "node:fs";

/** Files as they are on the disk at each call, read again only where they may have changed. */
export type FileCache = {
  /** The same object as last time where the bytes are the same. Throws what Node throws. */
  read(place: string): Uint8Array;
  /** Forgets the files that were not read since the last sweep. */
  sweep(): void;
};

/**
 * A file that changed so shortly before it was read may change again within one tick of the disk’s clock, and look the
 * same. Some disks tick every two seconds.
 */
const unsettledMs = 2500;

type Known = { readonly mark: string; readonly bytes: Uint8Array; readonly isSettled: boolean };

/** Trusts what the disk says of a file, not what a watcher does: watchers miss things. */
export function createFileCache(now: () => number = Date.now): FileCache {
  const known = new Map<string, Known>();
  let seen = new Set<string>();
  return {
    read: (place) => {
      seen.add(place);
      const readAt = now();
      const { dev, ino, size, mtimeMs, ctimeMs } = statSync(place);
      const mark = [dev, ino, size, mtimeMs, ctimeMs].join();
      const before = known.get(place);
      if (before?.isSettled && before.mark === mark) return before.bytes;
      const read = readFileSync(place);
      const bytes = before !== undefined && read.equals(before.bytes) ? before.bytes : read;
      known.set(place, { mark, bytes, isSettled: readAt - Math.max(mtimeMs, ctimeMs) > unsettledMs });
      return bytes;
    },
    sweep: () => {
      for (const place of known.keys()) if (!seen.has(place)) known.delete(place);
      seen = new Set();
    },
  };
}
