import { createHash } from "node:crypto";
import { readFileSync, type Stats, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { createKeySearch } from "../model/holds-private-key.ts";
import { digestOf, toFileDigest } from "../model/memory/hash.ts";
import { keys } from "../model/memory/kinds.ts";
import type { Kept } from "../model/memory/memory.ts";
import type { FileDigest, FileMark, RawFile } from "../model/model.ts";
import { type FileSystem, statIfThere } from "./disk.ts";
import { FileChanged } from "./failures.ts";

/** Files as they are on the disk at each call, read again only if they may have changed. */
export type FileCache = {
  /** Returns the same object as last time for the same bytes. Throws what Node throws. */
  read(place: string): Uint8Array;
  /** Like `read`, but returns only the mark of a file with more than `most` bytes. */
  readonly readUpTo: ReadUpTo;
  /** Forgets a file that was removed. */
  forget(place: string): void;
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
    forget: (place) => {
      known.delete(place);
      seen.delete(place);
    },
    sweep: () => {
      for (const place of known.keys()) if (!seen.has(place)) known.delete(place);
      seen = new Set();
    },
  };
}

/** Returns the content of a file of at most `most` bytes, and only the mark of a larger one. */
export type ReadUpTo = (place: string, most: number) => Uint8Array | FileMark;

/** The limit of bytes in memory, which only very large sites exceed. */
const roomBytes = 64 * 1024 * 1024;

/** Returns a file: `path` names it, `place` is its path on the disk, `bytes` are its content as just read. */
export type HoldFile = (path: string, place: string, bytes: Uint8Array) => RawFile;

/**
 * Keeps bytes in memory up to the limit. The bytes of further files are read again at each access, and must be the
 * same.
 */
export function createFileHold(room: number = roomBytes): HoldFile {
  let heldBytes = 0;
  return (path, place, bytes) => {
    if (heldBytes + bytes.byteLength > room) return new FileOnDisk(path, place, toFileDigest(bytes));
    heldBytes += bytes.byteLength;
    return { path, bytes };
  };
}

/**
 * A file that is not in memory. A class, because every object literal with a getter gets its own hidden class in V8.
 */
export class FileOnDisk implements RawFile {
  readonly #place: string;

  constructor(
    readonly path: string,
    place: string,
    readonly known: FileDigest,
  ) {
    this.#place = place;
  }

  get bytes(): Uint8Array {
    const bytes = this.#read();
    if (digestOf(bytes) !== this.known.digest) throw new FileChanged(this.path);
    return bytes;
  }

  #read(): Uint8Array {
    try {
      return readFileSync(this.#place);
    } catch (cause) {
      throw new FileChanged(this.path, { cause });
    }
  }
}

/**
 * True when one of the files at these absolute paths was removed, or saved after `moment`, in ms since 1970 by the
 * clock of the disk.
 */
export function haveChangedSince(places: readonly string[], moment: number): boolean {
  return places.some((place) => {
    const stats = statIfThere(place);
    return stats === undefined || Math.floor(Math.max(stats.mtimeMs, stats.ctimeMs)) > moment;
  });
}

/**
 * In bytes. A larger file of `static/` or `dist/` is known by its digest, which is remembered with its mark: reading it
 * in every build would take time and memory that grow with it. A smaller one is read in less than a millisecond, which
 * is as fast and proves more.
 */
export const mostReadBytes = 1_000_000;

/** Large enough for the speed of the disk, and small against the memory of a build. */
const pieceBytes = 4 * 1024 * 1024;

/** What is known of a large file once it was read. */
export type LargeFacts = { readonly digest: string; readonly holdsKey: boolean };

export function toMark({ dev, ino, size, mtimeMs, ctimeMs }: Pick<Stats, keyof FileMark>): FileMark {
  return { dev, ino, size, mtimeMs, ctimeMs };
}

export function isSameMark(a: FileMark, b: FileMark): boolean {
  return (
    a.mtimeMs === b.mtimeMs &&
    a.ctimeMs === b.ctimeMs &&
    a.size === b.size &&
    a.ino === b.ino &&
    a.dev === b.dev
  );
}

/** The content of a file of about `size` bytes in pieces. Each piece is valid until the next. */
export function* piecesOf(place: string, size: number, readInto: FileSystem["readInto"]): Generator<Buffer> {
  const room = Buffer.allocUnsafeSlow(Math.min(pieceBytes, size + 1));
  for (let at = 0; ; ) {
    const count = readInto(place, room, at);
    if (count === 0) return;
    yield room.subarray(0, count);
    at += count;
  }
}

type Reading = {
  readonly memory: Kept;
  readonly readInto: FileSystem["readInto"];
  /** Called between two pieces. May throw. */
  readonly breathe: () => Promise<void>;
};

/**
 * Reads the file at `place` (absolute) in pieces, unless an earlier build has read the version that has this mark.
 * `mark` is from just before the call.
 */
export async function readLargeFacts(
  place: string,
  mark: FileMark,
  { memory, readInto, breathe }: Reading,
): Promise<LargeFacts> {
  const read = async () => {
    const hash = createHash("sha256");
    const search = createKeySearch();
    for (const piece of piecesOf(place, mark.size, readInto)) {
      hash.update(piece);
      search.add(piece);
      await breathe();
    }
    return { digest: hash.digest("hex"), holdsKey: search.hasFound() };
  };
  // A file that changes while it is read gets another mark, so that what was read of it is never found again.
  return (await isSettled(mark)) ? remember(place, mark, memory, read) : read();
}

/** Keeps the facts of a file that this process has just written. */
export async function keepLargeFacts(
  place: string,
  mark: FileMark,
  facts: LargeFacts,
  memory: Reading["memory"],
): Promise<void> {
  if (await isSettled(mark)) await remember(place, mark, memory, async () => facts);
}

async function remember(
  place: string,
  { dev, ino, size, mtimeMs, ctimeMs }: FileMark,
  memory: Reading["memory"],
  read: () => Promise<LargeFacts>,
): Promise<LargeFacts> {
  const key = keys["large-files"](place, dev, ino, size, mtimeMs, ctimeMs);
  return memory.find<LargeFacts>("large-files", key) ?? memory.keep("large-files", key, await read());
}

/** Most systems count the time of files in ticks of 1 to 10 ms. */
const tickMs = 20;

/**
 * True once every later change of the file gives it another mark: within one tick of the disk’s clock, a second change
 * has the same times as the first. Waits for the end of a short tick. False for a file that has just changed on a disk
 * with long ticks, such as FAT with 2 seconds, and for one from the future.
 */
async function isSettled({ mtimeMs, ctimeMs }: FileMark): Promise<boolean> {
  const hasShortTicks = ctimeMs % 10 !== 0;
  const ageMs = Date.now() - Math.max(mtimeMs, ctimeMs);
  if (ageMs > (hasShortTicks ? tickMs : unsettledMs)) return true;
  if (!hasShortTicks || ageMs < 0) return false;
  await sleep(tickMs - ageMs + 1);
  return true;
}

/**
 * A file that changed shortly before it was read may change again within one tick of the disk’s clock and have the same
 * times. Some disks have ticks of two seconds.
 */
export const unsettledMs = 2500;
