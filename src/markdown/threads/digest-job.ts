import { isUtf8 } from "node:buffer";
import { hash } from "node:crypto";
import { closeSync, readSync } from "node:fs";
import type { FileDigest } from "../../model/model.ts";
import { openToRead } from "../../store/disk.ts";

/**
 * Files to hash, shared by two threads. Each thread takes the next free block. The shared memory contains a counter, a
 * state for each block, and for each file its result and SHA-256.
 */
export type DigestJob = {
  readonly places: readonly string[];
  /** Files with more bytes are left out. */
  readonly most: number;
  readonly memory: SharedArrayBuffer;
};

const blockFiles = 64;
const digestBytes = 32;
/** The state of a block. */
const blockState = { open: 0, done: 1 } as const;
/** The kind of a file. A file that could not be read stays `unread`. */
const fileKind = { unread: 0, binary: 1, text: 2 } as const;

export function createDigestJob(places: readonly string[], most = Number.POSITIVE_INFINITY): DigestJob {
  const blocks = Math.ceil(places.length / blockFiles);
  return {
    places,
    most,
    memory: new SharedArrayBuffer(4 * (1 + blocks) + (1 + digestBytes) * places.length),
  };
}

/** Takes blocks until none is left. */
export function workOn(job: DigestJob): void {
  const { control, states } = viewOf(job);
  for (let block = take(control); block < states.length; block = take(control)) hashBlock(job, block);
}

/**
 * Waits for the blocks that the other thread has taken, at most `patienceMs` each, and hashes unfinished ones itself.
 * Undefined for a file that was left out or could not be read.
 */
export function finish(job: DigestJob, patienceMs: number): readonly (FileDigest | undefined)[] {
  const { states, kinds, digests } = viewOf(job);
  for (let block = 0; block < states.length; block += 1) {
    const waited = Atomics.wait(states, block, blockState.open, patienceMs);
    if (waited === "timed-out") hashBlock(job, block);
  }
  const hex = Buffer.from(digests.buffer, digests.byteOffset, digests.byteLength).toString("hex");
  return Array.from(kinds, (kind, index) =>
    kind === fileKind.unread
      ? undefined
      : {
          digest: hex.slice(2 * digestBytes * index, 2 * digestBytes * (index + 1)),
          isText: kind === fileKind.text,
        },
  );
}

function viewOf({ places, memory }: DigestJob) {
  const blocks = Math.ceil(places.length / blockFiles);
  const control = new Int32Array(memory, 0, 1);
  const states = new Int32Array(memory, 4, blocks);
  const kinds = new Uint8Array(memory, 4 * (1 + blocks), places.length);
  const digests = new Uint8Array(memory, kinds.byteOffset + places.length);
  return { control, states, kinds, digests };
}

function take(control: Int32Array): number {
  return Atomics.add(control, 0, 1);
}

function hashBlock(job: DigestJob, block: number): void {
  const { states, kinds, digests } = viewOf(job);
  const from = block * blockFiles;
  for (const [offset, place] of job.places.slice(from, from + blockFiles).entries()) {
    const index = from + offset;
    const bytes = tryRead(place, job.most);
    if (bytes === undefined) continue;
    digests.set(hash("sha256", bytes, "buffer"), index * digestBytes);
    kinds[index] = isUtf8(bytes) ? fileKind.text : fileKind.binary;
  }
  Atomics.store(states, block, blockState.done);
  Atomics.notify(states, block);
}

/** One block of memory for all files: thousands of allocations would fragment it. */
let room = Buffer.alloc(0);

/** The bytes are valid until the next call. */
function tryRead(place: string, most: number): Uint8Array | undefined {
  let handle: number | undefined;
  try {
    handle = openToRead(place);
    for (let length = 0; ; ) {
      if (length > most) return undefined;
      if (length === room.byteLength) room = Buffer.concat([room], 2 * length + 65_536);
      const count = readSync(handle, room, length, room.byteLength - length, null);
      if (count === 0) return room.subarray(0, length);
      length += count;
    }
  } catch {
    return undefined;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}
