import { readFileSync, statSync } from "node:fs";
import type { FileMark } from "../model/model.ts";
import { isSameMark, toMark, unsettledMs } from "./large-files.ts";
import type { ReadUpTo } from "./read-static.ts";
import { statIfThere } from "./stat-if-there.ts";

/** Files as they are on the disk at each call, read again only if they may have changed. */
export type FileCache = {
  /** Returns the same object as last time for the same bytes. Throws what Node throws. */
  read(place: string): Uint8Array;
  /** Like `read`, but returns only the mark of a file with more than `most` bytes. */
  readonly readUpTo: ReadUpTo;
  /** Forgets files that were not read since the last sweep. */
  sweep(): void;
  /**
   * The first path that differs from what was read last: changed, removed, or among `places` and never read. Returned
   * with its file times and size, so that a further change gives another text. Undefined for none.
   */
  findChange(places: readonly string[]): string | undefined;
};

/** Without `bytes` for a file that was too large to be read. */
type Known = {
  readonly mark: FileMark;
  readonly bytes: Uint8Array | undefined;
  readonly isSettled: boolean;
};

/** Relies on what the disk reports for a file, not on a watcher: watchers miss changes. */
export function createFileCache(now: () => number = Date.now): FileCache {
  const known = new Map<string, Known>();
  let seen = new Set<string>();
  const readUpTo = (place: string, most: number) => {
    seen.add(place);
    const readAt = now();
    const mark = toMark(statSync(place));
    const isSettled = readAt - Math.max(mark.mtimeMs, mark.ctimeMs) > unsettledMs;
    if (mark.size > most) {
      known.set(place, { mark, bytes: undefined, isSettled });
      return mark;
    }
    const before = known.get(place);
    if (before?.bytes && before.isSettled && isSameMark(before.mark, mark)) return before.bytes;
    const read = readFileSync(place);
    const bytes = before?.bytes && read.equals(before.bytes) ? before.bytes : read;
    known.set(place, { mark, bytes, isSettled });
    return bytes;
  };
  return {
    // No file is larger, so that its bytes are returned.
    read: (place) => readUpTo(place, Number.POSITIVE_INFINITY) as Uint8Array,
    readUpTo,
    findChange: (places) => {
      for (const place of new Set([...known.keys(), ...places])) {
        const mark = statIfThere(place);
        const before = known.get(place)?.mark;
        if (mark === undefined ? before !== undefined : before === undefined || !isSameMark(before, mark))
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
