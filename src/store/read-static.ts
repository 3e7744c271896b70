import { closeSync, fstatSync, readSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Memory } from "../model/memory/memory.ts";
import { type FileMark, isTooLargeToRead, type LargeFile, type OutputFile } from "../model/model.ts";
import { nodeFileSystem, openToRead } from "./file-system.ts";
import { blameSource, FileOnDisk } from "./hold-files.ts";
import { type LargeFacts, mostReadBytes, readLargeFacts, toMark } from "./large-files.ts";
import type { LostLink } from "./lost-link.ts";
import { ReadFailure } from "./read-failure.ts";
import { type ListedFile, listFiles, unlessGone } from "./read-files.ts";

/** In bytes, of all files together. Further files stay on the disk, so that memory does not grow with the folder. */
const roomBytes = 64 * 1024 * 1024;

/** Returns the content of a file of at most `most` bytes, and only the mark of a larger one. */
export type ReadUpTo = (place: string, most: number) => Uint8Array | FileMark;

type Reading = {
  readonly memory: Pick<Memory, "getBytes">;
  readonly onLost?: (link: LostLink) => void;
  readonly read?: ReadUpTo;
};

/** The paths of the files of `static/` below `root` (absolute), from that folder. */
export function listStatic(root: string): readonly string[] {
  return listStaticFiles(root).map(({ path }) => path.slice("static/".length).normalize("NFC"));
}

/**
 * The files of `static/` below `root` (absolute). Small files and texts are held in memory up to a limit; of the others,
 * each version is read once, in pieces.
 */
export async function readStatic(
  root: string,
  { memory, onLost, read = readUpTo }: Reading,
): Promise<readonly OutputFile[]> {
  let room = roomBytes;
  const files: OutputFile[] = [];
  for (const { path: file, place } of listStaticFiles(root, onLost)) {
    const path = file.slice("static/".length).normalize("NFC");
    const readUpToMost = (most: number) => unlessGone(file, place, () => read(place, most));
    const first = readUpToMost(Math.min(mostReadBytes, room));
    const isLarge = first !== undefined && !(first instanceof Uint8Array);
    const got = isLarge && first.size <= room && isText(path) ? readUpToMost(room) : first;
    if (got instanceof Uint8Array) {
      room -= got.byteLength;
      files.push({ path, bytes: got });
    } else if (got !== undefined) {
      const facts = await readLargeFacts(place, got, {
        memory,
        readInto: (...at) => blameSource(file, () => nodeFileSystem.readInto(...at)),
        breathe: () => nextTurn(),
      });
      files.push(new LargeStaticFile(path, { file, place, mark: got, holdsKey: facts.holdsKey }, facts));
    }
  }
  return files;
}

/** Texts are compressed, weighed and searched, and `site dev` adds its script to pages. Other files are only copied. */
function isText(path: string): boolean {
  return /\.(?:html|css|m?js|json|svg|txt|webmanifest|xml)$/i.test(path);
}

function listStaticFiles(root: string, onLost?: Reading["onLost"]): readonly ListedFile[] {
  return listFiles(join(root, "static"), "static", { hidden: true, ...(onLost && { onLost }) });
}

/** Most files fit into it, so that the disk need not be asked for their size. */
const block = Buffer.allocUnsafeSlow(65_536);

function readUpTo(place: string, most: number): Uint8Array | FileMark {
  const handle = openToRead(place);
  try {
    const count = fill(handle, block);
    if (count < block.byteLength && count <= most) return Buffer.from(block.subarray(0, count));
    const stats = fstatSync(handle);
    if (stats.size > most) return toMark(stats);
    const bytes = Buffer.allocUnsafeSlow(Math.max(stats.size, count));
    block.copy(bytes, 0, 0, count);
    return bytes.subarray(0, count + fill(handle, bytes.subarray(count)));
  } finally {
    closeSync(handle);
  }
}

/** Returns how many bytes the rest of the file has, at most those that fit. */
function fill(handle: number, bytes: Uint8Array): number {
  let done = 0;
  for (let count = -1; count !== 0 && done < bytes.byteLength; done += count)
    count = readSync(handle, bytes, done, bytes.byteLength - done, null);
  return done;
}

class LargeStaticFile implements OutputFile {
  readonly digest: string;
  readonly sizeBytes: number;

  constructor(
    readonly path: string,
    readonly large: LargeFile,
    { digest }: LargeFacts,
  ) {
    this.digest = digest;
    this.sizeBytes = large.mark.size;
  }

  /** Reads the disk at each access. */
  get bytes(): Uint8Array {
    const { file, place } = this.large;
    if (isTooLargeToRead(this)) throw new ReadFailure(file, "EFBIG", undefined);
    return new FileOnDisk(file, place, { digest: this.digest, isText: false }).bytes;
  }
}
