import { createHash } from "node:crypto";
import type { Stats } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { createKeySearch } from "../model/holds-private-key.ts";
import { keys } from "../model/memory/kinds.ts";
import type { Memory } from "../model/memory/memory.ts";
import type { FileMark } from "../model/model.ts";
import type { FileSystem } from "./file-system.ts";

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
  readonly memory: Pick<Memory, "getBytes">;
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
  const kept = await memory.getBytes("large-files", key, async () =>
    Buffer.from(JSON.stringify(await read())),
  );
  return JSON.parse(Buffer.from(kept).toString()) as LargeFacts;
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
