import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { crc32 } from "node:zlib";

/** One remembered result: `id` is a SHA-256 in hex. */
export type SegmentRecord = { readonly id: string; readonly kind: string; readonly payload: Uint8Array };

/** Where a segment holds a record. */
export type SegmentRow = {
  readonly id: string;
  readonly kind: string;
  readonly at: number;
  readonly length: number;
  readonly checksum: number;
};

/** A file of many records, written once and never changed. */
export type Segment = {
  readonly path: string;
  readonly sizeBytes: number;
  readonly rows: readonly SegmentRow[];
  /** Undefined where the bytes are not, to the last bit, what was stored under this id. */
  read(row: SegmentRow): Uint8Array | undefined;
  close(): void;
};

// Layout: the payloads one after the other, a row for each, the names of the kinds in JSON, and a tail of fixed size.
const rowBytes = 32 + 2 + 6 + 4 + 4;
const tailBytes = 6 + 4 + 4 + 4 + 8;
const signature = "charp-02";
/** Short records are read together with what follows them: builds ask for them in the order in which they were stored. */
const windowBytes = 64 * 1024;

/** What follows the payloads, of `payloadBytes` in all, in a segment. At least one row, at most 65,536 kinds. */
export function encodeIndex(rows: readonly SegmentRow[], payloadBytes: number): Uint8Array {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const table = Buffer.alloc(rowBytes * rows.length);
  for (const [index, { id, kind, at, length, checksum }] of rows.entries()) {
    const start = index * rowBytes;
    table.write(id, start, "hex");
    table.writeUInt16LE(kinds.indexOf(kind), start + 32);
    table.writeUIntLE(at, start + 34, 6);
    table.writeUInt32LE(length, start + 40);
    table.writeUInt32LE(checksum, start + 44);
  }
  const names = Buffer.from(JSON.stringify(kinds));
  const tail = Buffer.alloc(tailBytes);
  tail.writeUIntLE(payloadBytes, 0, 6);
  tail.writeUInt32LE(table.byteLength, 6);
  tail.writeUInt32LE(names.byteLength, 10);
  tail.writeUInt32LE(crc32(names, crc32(table)), 14);
  tail.write(signature, 18, "latin1");
  return Buffer.concat([table, names, tail]);
}

/** Undefined where there is no whole segment. */
export function openSegment(path: string): Segment | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, "r");
    const segment = readIndex(path, file);
    if (segment === undefined) closeSync(file);
    return segment;
  } catch {
    if (file !== undefined) closeSync(file);
    return undefined;
  }
}

function readIndex(path: string, file: number): Segment | undefined {
  const sizeBytes = fstatSync(file).size;
  const tail = sizeBytes < tailBytes ? undefined : readAt(file, sizeBytes - tailBytes, tailBytes);
  if (tail?.toString("latin1", 18) !== signature) return undefined;
  const at = tail.readUIntLE(0, 6);
  const rowsLength = tail.readUInt32LE(6);
  const namesLength = tail.readUInt32LE(10);
  if (at + rowsLength + namesLength + tailBytes !== sizeBytes) return undefined;
  const index = readAt(file, at, rowsLength + namesLength);
  if (index === undefined || crc32(index) !== tail.readUInt32LE(14)) return undefined;

  const kinds = JSON.parse(index.toString("utf8", rowsLength)) as readonly string[];
  const rows = Array.from({ length: rowsLength / rowBytes }, (_, row): SegmentRow => {
    const start = row * rowBytes;
    return {
      id: index.toString("hex", start, start + 32),
      kind: kinds[index.readUInt16LE(start + 32)] ?? "",
      at: index.readUIntLE(start + 34, 6),
      length: index.readUInt32LE(start + 40),
      checksum: index.readUInt32LE(start + 44),
    };
  });
  const readShort = createWindow(file, at);
  return {
    path,
    sizeBytes,
    rows,
    read: ({ id, at, length, checksum }) => {
      const payload = length < windowBytes / 4 ? readShort(at, length) : readQuietly(file, at, length);
      return payload !== undefined && checksumOf(id, payload) === checksum ? payload : undefined;
    },
    close: () => closeSync(file),
  };
}

/** Holds for this payload under this id alone. */
export function checksumOf(id: string, payload: Uint8Array): number {
  return crc32(payload, crc32(id));
}

/** Reads ahead, in one piece of memory, as far as `end`, and gives copies of what is asked for. */
function createWindow(file: number, end: number): (at: number, length: number) => Buffer | undefined {
  let start = 0;
  let window: Buffer | undefined;
  return (at, length) => {
    if (window === undefined || at < start || at + length > start + window.byteLength) {
      start = at;
      window = readQuietly(file, at, Math.max(length, Math.min(windowBytes, end - at)));
    }
    return window && Buffer.from(window.subarray(at - start, at - start + length));
  };
}

function readQuietly(file: number, at: number, length: number): Buffer | undefined {
  try {
    return readAt(file, at, length);
  } catch {
    return undefined;
  }
}

/** Undefined where the file ends before. */
function readAt(file: number, at: number, length: number): Buffer | undefined {
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length; ) {
    const count = readSync(file, bytes, done, length - done, at + done);
    if (count === 0) return undefined;
    done += count;
  }
  return bytes;
}
