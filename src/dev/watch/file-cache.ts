import { readFileSync, type Stats, statSync } from "node:fs";

/** Files as they are on the disk at each call, read again only if they may have changed. */
export type FileCache = {
  /** Returns the same object as last time for the same bytes. Throws what Node throws. */
  read(place: string): Uint8Array;
  /** Forgets files that were not read since the last sweep. */
  sweep(): void;
  /**
   * The first path that differs from what was read last: changed, removed, or among `places` and never read. Returned
   * with its file times and size, so that a further change gives another text. Undefined for none.
   */
  findChange(places: readonly string[]): string | undefined;
};

/**
 * A file that changed shortly before it was read may change again within one tick of the disk’s clock and have the same
 * times. Some disks have ticks of two seconds.
 */
export const unsettledMs = 2500;

type Mark = Pick<Stats, "dev" | "ino" | "size" | "mtimeMs" | "ctimeMs">;

type Known = { readonly mark: Mark; readonly bytes: Uint8Array; readonly isSettled: boolean };

/** Relies on what the disk reports for a file, not on a watcher: watchers miss changes. */
export function createFileCache(now: () => number = Date.now): FileCache {
  const known = new Map<string, Known>();
  let seen = new Set<string>();
  return {
    read: (place) => {
      seen.add(place);
      const readAt = now();
      const mark = statSync(place);
      const before = known.get(place);
      if (before?.isSettled && isSame(before.mark, mark)) return before.bytes;
      const read = readFileSync(place);
      const bytes = before !== undefined && read.equals(before.bytes) ? before.bytes : read;
      const { dev, ino, size, mtimeMs, ctimeMs } = mark;
      const isSettled = readAt - Math.max(mtimeMs, ctimeMs) > unsettledMs;
      known.set(place, { mark: { dev, ino, size, mtimeMs, ctimeMs }, bytes, isSettled });
      return bytes;
    },
    findChange: (places) => {
      for (const place of new Set([...known.keys(), ...places])) {
        const mark = statSync(place, { throwIfNoEntry: false });
        const before = known.get(place)?.mark;
        if (mark === undefined ? before !== undefined : before === undefined || !isSame(before, mark))
          return `${place} ${mark?.ino} ${mark?.size} ${mark?.ctimeMs}`;
      }
      return undefined;
    },
    sweep: () => {
      for (const place of known.keys()) if (!seen.has(place)) known.delete(place);
      seen = new Set();
    },
  };
}

function isSame(a: Mark, b: Mark): boolean {
  return (
    a.mtimeMs === b.mtimeMs &&
    a.ctimeMs === b.ctimeMs &&
    a.size === b.size &&
    a.ino === b.ino &&
    a.dev === b.dev
  );
}
