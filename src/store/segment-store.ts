import { randomBytes } from "node:crypto";
import { closeSync, openSync, renameSync, rmdirSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { digestOf } from "../model/memory/hash.ts";
import { compareText } from "../words/problem.ts";
import { changeWhenFree } from "./change-when-free.ts";
import { listQuietly } from "./list-quietly.ts";
import { makeFolder } from "./replace-file.ts";
import { openSegment, type Segment, type SegmentRecord, type SegmentRow, type StoredRow } from "./segment.ts";
import { createSegmentDraft, type DraftPieces } from "./segment-draft.ts";

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
