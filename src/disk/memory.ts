import { mkdirSync, readdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOf } from "../hash.ts";
import type { ReuseCount } from "../model.ts";
import { compareText } from "../problem.ts";
import { decodeEntry, encodeEntry } from "./memory-entry.ts";

/** Results of pure steps, kept from build to build. `key` must name everything that goes into the result. */
export type Memory = {
  /** The result must be JSON-safe. One that throws is not kept. */
  remember<T>(kind: string, key: string, compute: () => T): T;
  rememberBytes(kind: string, key: string, compute: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** How often each kind was computed and reused, by name. */
  readonly counts: () => readonly ReuseCount[];
  /**
   * Drops what was not asked for since the memory was made, of the kinds that were: some builds need no result of a
   * kind, and the next one may. For after a good build.
   */
  prune(): void;
  /** True once a result could not be kept. The build goes on without. */
  readonly hasFailedToStore: () => boolean;
};

/** Remembers in `folder`, which may be deleted at any time. `version` names the generator and its tools. */
export function createMemory(folder: string, version: string): Memory {
  const counter = createCounter();
  const used = new Map<string, Set<string>>();
  let failedToStore = false;

  const recall = (kind: string, id: string): Uint8Array | undefined => {
    used.set(kind, (used.get(kind) ?? new Set()).add(id));
    try {
      return decodeEntry(id, readFileSync(join(folder, kind, id)));
    } catch {
      return undefined;
    }
  };
  const store = (kind: string, id: string, payload: Uint8Array) => {
    // Where one cannot be kept, the thousands after it cannot either.
    if (!failedToStore) failedToStore = !writeAtomically(join(folder, kind, id), encodeEntry(id, payload));
  };

  return {
    remember: <T>(kind: string, key: string, compute: () => T): T => {
      const id = hashOf(version, kind, key);
      const stored = recall(kind, id);
      if (stored !== undefined) {
        counter.count(kind, "reused");
        return JSON.parse(Buffer.from(stored).toString()) as T;
      }
      counter.count(kind, "computed");
      const result = compute();
      const text = JSON.stringify(result) as string | undefined;
      if (text !== undefined) store(kind, id, Buffer.from(text));
      return result;
    },
    rememberBytes: async (kind, key, compute) => {
      const id = hashOf(version, kind, key);
      const stored = recall(kind, id);
      if (stored !== undefined) {
        counter.count(kind, "reused");
        return stored;
      }
      counter.count(kind, "computed");
      const result = await compute();
      store(kind, id, result);
      return result;
    },
    counts: counter.counts,
    prune: () => pruneFolder(folder, used),
    hasFailedToStore: () => failedToStore,
  };
}

/** Computes everything and keeps nothing. */
export function noMemory(): Memory {
  const counter = createCounter();
  return {
    remember: (kind, _key, compute) => {
      counter.count(kind, "computed");
      return compute();
    },
    rememberBytes: (kind, _key, compute) => {
      counter.count(kind, "computed");
      return compute();
    },
    counts: counter.counts,
    prune: () => {},
    hasFailedToStore: () => false,
  };
}

function createCounter() {
  const kinds = new Map<string, { computed: number; reused: number }>();
  return {
    count: (kind: string, what: "computed" | "reused") => {
      const counts = kinds.get(kind) ?? { computed: 0, reused: 0 };
      counts[what] += 1;
      kinds.set(kind, counts);
    },
    counts: (): readonly ReuseCount[] =>
      [...kinds].map(([kind, counts]) => ({ kind, ...counts })).sort((a, b) => compareText(a.kind, b.kind)),
  };
}

let writes = 0;

/** False where the disk refuses. Twice, because someone may delete the folder between two operations. */
function writeAtomically(path: string, bytes: Uint8Array): boolean {
  writes += 1;
  const temporary = `${path}.${process.pid}-${writes}.tmp`;
  for (const _attempt of [1, 2]) {
    try {
      writeFileSync(temporary, bytes);
      renameSync(temporary, path);
      return true;
    } catch {
      removeQuietly(temporary);
      makeFolderQuietly(dirname(path));
    }
  }
  return false;
}

function removeQuietly(path: string): void {
  try {
    unlinkSync(path);
  } catch {}
}

function makeFolderQuietly(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch {}
}

function pruneFolder(folder: string, used: ReadonlyMap<string, ReadonlySet<string>>): void {
  for (const kind of listQuietly(folder)) {
    const ids = used.get(kind);
    for (const name of listQuietly(join(folder, kind))) {
      const isStale = /^[0-9a-f]{64}$/.test(name) && ids?.has(name) === false;
      // A build that is still writing a temporary file writes it again.
      if (isStale || /^[0-9a-f]{64}\..*\.tmp$/.test(name)) removeQuietly(join(folder, kind, name));
    }
  }
}

function listQuietly(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
