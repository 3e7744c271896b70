import { shortHashOf } from "../model/memory/hash.ts";
import { encodeIndex, type SegmentRecord, type SegmentRow } from "./segment.ts";

/** A segment that is being filled. */
export type SegmentDraft = {
  /** The size of all payloads. */
  sizeBytes(): number;
  isEmpty(): boolean;
  has(id: string): boolean;
  /** A copy of the payload under this id. */
  get(id: string): Uint8Array | undefined;
  getText(id: string): string | undefined;
  /** Copies the payload. */
  put(record: SegmentRecord): void;
  /** The bytes of the segment, sealed with `key`, in pieces. Valid until the next `put` or `clear`. */
  encode(key: string): DraftPieces;
  clear(): void;
};

export type DraftPieces = readonly [payloads: Uint8Array, index: Uint8Array];

/**
 * Collects payloads in one block of memory, of `capacityBytes` or more if needed, which is reused for the next segment:
 * thousands of small allocations would fragment the memory.
 */
export function createSegmentDraft(capacityBytes: number): SegmentDraft {
  const rows = new Map<string, SegmentRow>();
  let memory = Buffer.alloc(0);
  let sizeBytes = 0;

  const makeRoom = (wantedBytes: number) => {
    if (wantedBytes <= memory.byteLength) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(capacityBytes, wantedBytes, 2 * memory.byteLength));
    larger.set(memory.subarray(0, sizeBytes));
    memory = larger;
  };

  return {
    sizeBytes: () => sizeBytes,
    isEmpty: () => rows.size === 0,
    has: (id) => rows.has(id),
    get: (id) => {
      const row = rows.get(id);
      return row && Buffer.from(memory.subarray(row.at, row.at + row.length));
    },
    getText: (id) => {
      const row = rows.get(id);
      return row && memory.toString("utf8", row.at, row.at + row.length);
    },
    put: ({ id, kind, payload, digest = shortHashOf(payload) }) => {
      const length = payload.byteLength;
      makeRoom(sizeBytes + length);
      memory.set(payload, sizeBytes);
      rows.set(id, { id, kind, at: sizeBytes, length, digest });
      sizeBytes += length;
    },
    encode: (key) => [memory.subarray(0, sizeBytes), encodeIndex([...rows.values()], sizeBytes, key)],
    clear: () => {
      rows.clear();
      sizeBytes = 0;
    },
  };
}
