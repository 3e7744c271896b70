import { shortHashOf } from "../../memory/hash.ts";
import { encodeIndex, type SegmentRecord, type SegmentRow } from "./segment.ts";

/** A segment in the making. */
export type SegmentDraft = {
  /** Of all payloads. */
  sizeBytes(): number;
  isEmpty(): boolean;
  has(id: string): boolean;
  /** A copy of what was put under this id. */
  get(id: string): Uint8Array | undefined;
  getText(id: string): string | undefined;
  /** Copies the payload. */
  put(record: SegmentRecord): void;
  /** The bytes of the segment, sealed with `key`, in pieces. They hold until something is put or cleared. */
  encode(key: string): DraftPieces;
  clear(): void;
};

export type DraftPieces = readonly [payloads: Uint8Array, index: Uint8Array];

/**
 * Gathers payloads in one piece of memory, of `capacityBytes` or more where they need it, which serves for the next
 * segment again: thousands of small ones that come and go leave gaps that nothing else fits.
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
