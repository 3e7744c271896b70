import { createHmac, randomBytes } from "node:crypto";
import {
  closeSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { digestOf, shortHashOf } from "../model/memory/hash.ts";
import { compareText } from "../words/problem.ts";
import { changeWhenFree, listQuietly, makeFolder, openToRead } from "./disk.ts";

/** Bytes by id, in a few large files: opening thousands of small ones takes longer than reading them. */
export type SegmentStore = {
  /** Undefined when there are none under this id, or they are damaged. */
  get(id: string): Uint8Array | undefined;
  /** Like `get`, decoded. */
  getText(id: string): string | undefined;
  /** True when there are bytes, intact or not. */
  has(id: string): boolean;
  put(record: SegmentRecord): void;
  /** Writes new bytes to the disk. */
  flush(): void;
  /**
   * Rewrites segments with many records that `isWanted` refuses, or that are many and small, and returns whether there
   * were any. After few changes, it does not look for any.
   */
  compact(isWanted: (row: StoredRow) => boolean): boolean;
  /** Forgets everything, and removes the folder. */
  clear(): void;
  /** Closes the files. They are opened again when needed. */
  close(): void;
  /** True when the disk refused a write. This store still returns the bytes that could not be written. */
  hasFailed(): boolean;
};

/** Pending bytes are written once they reach this size, so that a large build does not hold all of them. */
const flushBytes = 8 * 1024 * 1024;
/** Includes room for the record that exceeds the limit. */
const draftBytes = flushBytes + 1024 * 1024;
/** A segment with a smaller share of used bytes is rewritten. */
const usefulShare = 0.7;
/** More segments than this that are smaller than `flushBytes` are joined. */
const maxSmall = 8;
/** When a build adds less than this share of the existing bytes, no segment can have become much emptier. */
const notableShare = 0.1;
const suffix = ".memory";

/**
 * Keeps its segments in `folder`, which may be deleted at any time. Several processes may use it at once. Segments
 * sealed with another key are ignored.
 */
export function createSegmentStore(folder: string, key = ""): SegmentStore {
  const places = new Map<string, StoredRow>();
  const segments = new Set<Segment>();
  const draft = createSegmentDraft(draftBytes);
  let failed = false;
  let opened = false;
  let putBytes = 0;

  const add = (segment: Segment, isOwn: boolean) => {
    segments.add(segment);
    for (const row of segment.rows) {
      row.isUsed = isOwn;
      places.set(row.id, row);
    }
  };
  const openAll = () => {
    if (opened) return;
    opened = true;
    for (const name of listSegments(folder)) {
      const found = openSegment(join(folder, name), key);
      if (found.status === "whole") add(found.segment, false);
      // A damaged segment stays damaged. One that could not be read may be intact.
      else if (found.status === "damaged") removeAllQuietly(join(folder, name));
    }
  };
  const find = (id: string): StoredRow | undefined => {
    openAll();
    const row = places.get(id);
    if (row !== undefined) row.isUsed = true;
    return row;
  };
  const get = (id: string): Uint8Array | undefined => {
    if (draft.has(id)) return draft.get(id);
    const row = find(id);
    return row?.segment.read(row);
  };
  const getText = (id: string): string | undefined => {
    if (draft.has(id)) return draft.getText(id);
    const row = find(id);
    return row?.segment.readText(row);
  };
  const write = ([payloads, index]: DraftPieces): boolean => {
    // The index contains the digests of all payloads.
    const path = join(folder, `${digestOf(index).slice(0, 16)}${suffix}`);
    if (!writeAtomically(path, [payloads, index])) return false;
    const written = openSegment(path, key);
    if (written.status !== "whole") return false;
    // A segment that was never used is opened with the others.
    if (opened) add(written.segment, true);
    else written.segment.close();
    return true;
  };
  const flush = () => {
    if (draft.isEmpty() || failed) return;
    failed = !write(draft.encode(key));
    if (!failed) draft.clear();
  };

  const put = (record: SegmentRecord) => {
    putBytes += record.payload.byteLength;
    draft.put(record);
    if (draft.sizeBytes() >= flushBytes) flush();
  };
  const drop = (segment: Segment) => {
    for (const { id } of segment.rows) if (places.get(id)?.segment === segment) places.delete(id);
    segments.delete(segment);
    segment.close();
    // Its records may have been rewritten to a segment with the same name.
    if (![...segments].some(({ path }) => path === segment.path)) removeQuietly(segment.path);
  };

  return {
    get,
    getText,
    has: (id) => draft.has(id) || find(id) !== undefined,
    put,
    flush,
    compact: (isWanted) => {
      flush();
      removeLeftovers(folder);
      if (failed || putBytes === 0) return false;
      openAll();
      const isSmall = ({ sizeBytes }: Segment) => sizeBytes < flushBytes;
      const few = [...segments].filter(isSmall).length <= maxSmall;
      const totalBytes = [...segments].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
      if (few && putBytes < notableShare * totalBytes) return false;
      const replaced = [...segments].filter((segment) => {
        const kept = segment.rows.filter((row) => places.get(row.id)?.segment === segment && isWanted(row));
        const useful = lengthOf(kept) / lengthOf(segment.rows);
        if (useful >= usefulShare && (few || !isSmall(segment))) return false;
        for (const { id, kind } of kept) {
          const payload = get(id);
          if (payload !== undefined) put({ id, kind, payload });
        }
        return true;
      });
      flush();
      if (!failed) for (const segment of replaced) drop(segment);
      return replaced.length > 0;
    },
    clear: () => {
      draft.clear();
      openAll();
      for (const segment of [...segments]) drop(segment);
      removeLeftovers(folder);
      removeFolderQuietly(folder);
    },
    close: () => {
      for (const segment of segments) segment.close();
      segments.clear();
      places.clear();
      opened = false;
    },
    hasFailed: () => failed,
  };
}

function lengthOf(rows: readonly SegmentRow[]): number {
  // Not a division by zero when all payloads are empty.
  return rows.reduce((sum, { length }) => sum + length, 1);
}

function listSegments(folder: string): readonly string[] {
  return listQuietly(folder)
    .filter((name) => name.endsWith(suffix))
    .sort(compareText);
}

/** Temporary files of killed builds. If a running build loses one, it writes it again. */
function removeLeftovers(folder: string): void {
  for (const name of listQuietly(folder)) {
    if (/\.memory\..*\.tmp$/.test(name)) removeQuietly(join(folder, name));
  }
}

let writes = 0;
/** Processes of two containers may have the same id. */
const processToken = randomBytes(8).toString("hex");

/** False when the disk refuses. Tries twice, because the folder may be deleted between two operations. */
function writeAtomically(path: string, pieces: readonly Uint8Array[]): boolean {
  writes += 1;
  const temporary = `${path}.${processToken}-${writes}.tmp`;
  for (const _attempt of [1, 2]) {
    try {
      writePieces(temporary, pieces);
      changeWhenFree(() => renameSync(temporary, path));
      return true;
    } catch {
      removeQuietly(temporary);
      makeFolderQuietly(dirname(path));
    }
  }
  return false;
}

/**
 * Through one handle: appending by name to a file that another build has removed would create a new one without its
 * beginning.
 */
function writePieces(path: string, pieces: readonly Uint8Array[]): void {
  const file = openSync(path, "wx");
  try {
    for (const piece of pieces) writeFileSync(file, piece);
  } finally {
    closeSync(file);
  }
}

function removeQuietly(path: string): void {
  try {
    unlinkSync(path);
  } catch {}
}

/** Also a folder that has the name of a segment. */
function removeAllQuietly(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {}
}

function removeFolderQuietly(path: string): void {
  try {
    rmdirSync(path);
  } catch {}
}

function makeFolderQuietly(path: string): void {
  try {
    makeFolder(path);
  } catch {}
}

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
type SegmentRow = {
  readonly id: string;
  readonly kind: string;
  readonly at: number;
  readonly length: number;
  /** SHA-256 of the payload, one character per byte. */
  readonly digest: string;
};

/** Decoded at each access: a large site has tens of thousands of names, most of which are used once. */
type StoredRow = SegmentRow & {
  readonly segment: Segment;
  /** True when the record was requested. Set by the store. */
  isUsed: boolean;
};

/** A file of many records, written once and never changed. */
type Segment = {
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
function encodeIndex(rows: readonly SegmentRow[], payloadBytes: number, key: string): Uint8Array {
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

type DraftPieces = readonly [payloads: Uint8Array, index: Uint8Array];

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
