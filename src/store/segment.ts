import { createHmac } from "node:crypto";
import { closeSync, fstatSync, readSync } from "node:fs";
import { shortHashOf } from "../model/memory/hash.ts";
import { openToRead } from "./file-system.ts";

/**
 * One remembered result. `id` is a SHA-256, one character per byte, and so is `digest`, that of the payload if it is
 * known.
 */
export type SegmentRecord = {
  readonly id: string;
  readonly kind: string;
  readonly payload: Uint8Array;
  readonly digest?: string;
};

/** The position of a record in a segment. */
export type SegmentRow = {
  readonly id: string;
  readonly kind: string;
  readonly at: number;
  readonly length: number;
  /** SHA-256 of the payload, one character per byte. */
  readonly digest: string;
};

/** Decoded at each access: a large site has tens of thousands of names, most of which are used once. */
export type StoredRow = SegmentRow & {
  readonly segment: Segment;
  /** True when the record was requested. Set by the store. */
  isUsed: boolean;
};

/** A file of many records, written once and never changed. */
export type Segment = {
  readonly path: string;
  readonly sizeBytes: number;
  readonly rows: readonly StoredRow[];
  /** Undefined when the bytes differ from those stored under this id. */
  read(row: SegmentRow): Uint8Array | undefined;
  /** Like `read`, decoded. */
  readText(row: SegmentRow): string | undefined;
  close(): void;
};

// Layout: the payloads one after the other, a row for each, the names of the kinds in JSON, and a tail of fixed size.
const rowBytes = 32 + 2 + 6 + 4 + 32;
const tailBytes = 6 + 4 + 4 + 32 + 8;
const signature = "charp-04";
/**
 * Short records are read together with the following ones: builds request them in the order in which they were stored.
 */
const windowBytes = 64 * 1024;

/**
 * The index that follows the payloads, which have `payloadBytes` in all. At least one row, at most 65,536 kinds. Sealed
 * with `key`: without it, nobody can forge an index or, because of the digests in it, a record.
 */
export function encodeIndex(rows: readonly SegmentRow[], payloadBytes: number, key: string): Uint8Array {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const table = Buffer.alloc(rowBytes * rows.length);
  for (const [index, { id, kind, at, length, digest }] of rows.entries()) {
    const start = index * rowBytes;
    table.write(id, start, "latin1");
    table.writeUInt16LE(kinds.indexOf(kind), start + 32);
    table.writeUIntLE(at, start + 34, 6);
    table.writeUInt32LE(length, start + 40);
    table.write(digest, start + 44, "latin1");
  }
  const names = Buffer.from(JSON.stringify(kinds));
  const tail = Buffer.alloc(tailBytes);
  tail.writeUIntLE(payloadBytes, 0, 6);
  tail.writeUInt32LE(table.byteLength, 6);
  tail.writeUInt32LE(names.byteLength, 10);
  tail.write(sealOf(key, table, names, tail.subarray(0, 14)), 14, "latin1");
  tail.write(signature, 46, "latin1");
  return Buffer.concat([table, names, tail]);
}

/** HMAC-SHA-256, one character per byte. */
function sealOf(key: string, ...parts: readonly Uint8Array[]): string {
  const steps = createHmac("sha256", key);
  for (const part of parts) steps.update(part);
  return steps.digest("binary");
}

/** `unread`: the disk or the system refused; the segment may be intact. */
export type OpenedSegment =
  | { readonly status: "whole"; readonly segment: Segment }
  | { readonly status: "damaged" }
  | { readonly status: "unread" };

/** Keeps the file open until the segment is closed. A segment sealed with another key counts as damaged. */
export function openSegment(path: string, key: string): OpenedSegment {
  let file: number | undefined;
  try {
    file = openToRead(path);
    const segment = readIndex(path, file, key);
    if (segment !== undefined) return { status: "whole", segment };
    closeSync(file);
    return { status: "damaged" };
  } catch {
    if (file !== undefined) closeSync(file);
    return { status: "unread" };
  }
}

/** Undefined when there is no complete segment. Throws errors of Node. */
function readIndex(path: string, file: number, key: string): Segment | undefined {
  const stats = fstatSync(file);
  if (stats.isDirectory()) return undefined;
  const sizeBytes = stats.size;
  const tail =
    sizeBytes < tailBytes ? undefined : readAt(file, sizeBytes - tailBytes, Buffer.allocUnsafe(tailBytes));
  if (tail?.toString("latin1", 46) !== signature) return undefined;
  const at = tail.readUIntLE(0, 6);
  const rowsLength = tail.readUInt32LE(6);
  const namesLength = tail.readUInt32LE(10);
  if (at + rowsLength + namesLength + tailBytes !== sizeBytes) return undefined;
  const index = readAt(file, at, Buffer.allocUnsafe(rowsLength + namesLength));
  if (index === undefined) return undefined;
  if (sealOf(key, index, tail.subarray(0, 14)) !== tail.toString("latin1", 14, 46)) return undefined;

  const kinds = JSON.parse(index.toString("utf8", rowsLength)) as readonly string[];
  const lookAtShort = createWindow(file, at);
  const look = (row: SegmentRow) => {
    const { at, length, digest } = row;
    const view = isShort(row) ? lookAtShort(at, length) : readQuietly(file, at, Buffer.allocUnsafe(length));
    return view !== undefined && shortHashOf(view) === digest ? view : undefined;
  };
  const segment: IndexedSegment = {
    path,
    sizeBytes,
    index,
    kinds,
    rows: [],
    read: (row) => {
      const view = look(row);
      return view && (isShort(row) ? Buffer.from(view) : view);
    },
    readText: (row) => look(row)?.toString(),
    close: () => closeSync(file),
  };
  for (let start = 0; start < rowsLength; start += rowBytes)
    segment.rows.push(new RowOfIndex(segment, start));
  return segment;
}

type IndexedSegment = Segment & {
  readonly index: Buffer;
  readonly kinds: readonly string[];
  readonly rows: StoredRow[];
};

/** A class, because every object literal with a getter gets its own hidden class in V8. */
class RowOfIndex implements StoredRow {
  readonly #start: number;
  isUsed = false;

  constructor(
    readonly segment: IndexedSegment,
    start: number,
  ) {
    this.#start = start;
  }

  get id(): string {
    return this.segment.index.toString("latin1", this.#start, this.#start + 32);
  }

  get kind(): string {
    return this.segment.kinds[this.segment.index.readUInt16LE(this.#start + 32)] ?? "";
  }

  get at(): number {
    return this.segment.index.readUIntLE(this.#start + 34, 6);
  }

  get length(): number {
    return this.segment.index.readUInt32LE(this.#start + 40);
  }

  get digest(): string {
    return this.segment.index.toString("latin1", this.#start + 44, this.#start + 76);
  }
}

function isShort({ length }: SegmentRow): boolean {
  return length < windowBytes / 4;
}

/** Reads ahead in one block of memory, up to `end`. Results are valid until the next call. */
function createWindow(file: number, end: number): (at: number, length: number) => Buffer | undefined {
  let memory: Buffer | undefined;
  let start = 0;
  let window: Buffer | undefined;
  return (at, length) => {
    if (window === undefined || at < start || at + length > start + window.byteLength) {
      memory ??= Buffer.allocUnsafeSlow(windowBytes);
      start = at;
      window = readQuietly(file, at, memory.subarray(0, Math.max(length, Math.min(windowBytes, end - at))));
    }
    return window?.subarray(at - start, at - start + length);
  };
}

function readQuietly(file: number, at: number, into: Buffer): Buffer | undefined {
  try {
    return readAt(file, at, into);
  } catch {
    return undefined;
  }
}

/** Fills `into`. Undefined when the file ends before. */
function readAt(file: number, at: number, into: Buffer): Buffer | undefined {
  const length = into.byteLength;
  for (let done = 0; done < length; ) {
    const count = readSync(file, into, done, length - done, at + done);
    if (count === 0) return undefined;
    done += count;
  }
  return into;
}
