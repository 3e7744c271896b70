import { join } from "node:path";
import { hashOf, keyOf, shortHashOf } from "../model/memory/hash.ts";
import { type Kind, type ReuseCount, sharedSteps } from "../model/memory/kinds.ts";
import type { Memory } from "../model/memory/memory.ts";
import { keepByObject } from "../model/memory/results-by-object.ts";
import type { LongInput } from "../model/model.ts";
import { compareText } from "../words/problem.ts";
import { createSegmentStore } from "./segment-store.ts";
import { StoredLong, storeLong } from "./stored-long.ts";

/** A memory that outlives the process, with the operations of its owner. */
export type DiskMemory = Memory & {
  /** How often each kind was computed and reused, by name. */
  readonly counts: () => readonly ReuseCount[];
  /** Writes new results to the disk. To be called at the end of every build, refused ones included. */
  flush(): void;
  /**
   * Drops results that were not requested since the memory was created. Kinds of which no result was requested are
   * kept, because the next build may need them. To be called after a good build.
   */
  prune(): void;
  /** Closes its open files. A later request opens them again; a scratch memory forgets everything. */
  close(): void;
  /** True when a result could not be stored. The build continues without it. */
  readonly hasFailedToStore: () => boolean;
};

/**
 * Keeps results in `folder`, which may be deleted at any time. `generator` identifies the generator and its tools and
 * is part of every key. With a `secret`, only results stored with the same secret are read.
 */
export function createDiskMemory(folder: string, generator: string, secret?: string): DiskMemory {
  const counter = createCounter();
  const store = createSegmentStore(folder, sealingKey("results", secret));
  // Long results have a store of their own: the results that every build reads then lie close together.
  const pieces = createSegmentStore(join(folder, "long"), sealingKey("long", secret));
  /** A hash of the generator and the kind, by kind. */
  const starts = new Map<string, string>();

  const idOf = (kind: Kind, key: string): string => {
    const start = starts.get(kind) ?? keyOf(generator, kind);
    starts.set(kind, start);
    return shortHashOf(start + key);
  };
  const counted = <Payload>(kind: Kind, payload: Payload | undefined): Payload | undefined => {
    counter.count(kind, payload === undefined ? "computed" : "reused");
    return payload;
  };
  const findLong = <Facts>(kind: Kind, key: string, compute: () => LongInput<Facts>) => {
    const id = idOf(kind, key);
    if (!store.has(id)) return undefined;
    counter.count(kind, "reused");
    return new StoredLong({ id, kind, store, pieces }, compute);
  };

  return {
    get: <T>(kind: Kind, key: string, compute: () => T): T => {
      const id = idOf(kind, key);
      const stored = counted(kind, store.getText(id));
      if (stored !== undefined) return JSON.parse(stored) as T;
      const result = compute();
      const text = JSON.stringify(result) as string | undefined;
      if (text !== undefined) store.put({ id, kind, payload: Buffer.from(text) });
      return result;
    },
    getBytes: async (kind, key, compute) => {
      const id = idOf(kind, key);
      const stored = counted(kind, store.get(id));
      if (stored !== undefined) return stored;
      const payload = await compute();
      store.put({ id, kind, payload });
      return payload;
    },
    getLong: (kind, key, compute) => {
      const known = findLong(kind, key, compute);
      if (known !== undefined) return known;
      counter.count(kind, "computed");
      const place = { id: idOf(kind, key), kind, store, pieces };
      return new StoredLong(place, compute, storeLong(place, compute()));
    },
    findLong,
    // A build uses most objects only once, so keeping their results would cost more than it saves.
    getFor: keepByObject(sharedSteps),
    counts: counter.counts,
    flush: () => {
      pieces.flush();
      store.flush();
    },
    prune: () => {
      const hasDropped = store.compact(({ isUsed, kind }) => isUsed || !starts.has(kind));
      // Long pieces are dropped with their heads: when there is little to drop, their store is not even opened.
      if (hasDropped) pieces.compact(({ id }) => store.has(id));
      else pieces.flush();
    },
    close: () => {
      pieces.close();
      store.close();
    },
    hasFailedToStore: () => store.hasFailed() || pieces.hasFailed(),
  };
}

/** The key that seals a store. Both differ, because a long piece has the same id as its result. */
export function sealingKey(store: "results" | "long", key = ""): string {
  return hashOf(store, key);
}

/**
 * Computes everything. Only long pieces are kept, in `scratch` until the end of the build, because they would not fit
 * in memory.
 */
export function createScratchMemory(scratch: string): DiskMemory {
  const counter = createCounter();
  const store = createSegmentStore(scratch);
  // Results that a killed process with the same id left may be of another version of the generator.
  store.clear();
  return {
    get: (kind, _key, compute) => {
      counter.count(kind, "computed");
      return compute();
    },
    getBytes: (kind, _key, compute) => {
      counter.count(kind, "computed");
      return compute();
    },
    getLong: (kind, key, compute) => {
      counter.count(kind, "computed");
      const place = { id: shortHashOf(keyOf(kind, key)), kind, pieces: store };
      return new StoredLong(place, compute, storeLong(place, compute()));
    },
    findLong: () => undefined,
    getFor: keepByObject(sharedSteps),
    counts: counter.counts,
    flush: store.clear,
    prune: store.clear,
    close: store.clear,
    hasFailedToStore: () => false,
  };
}

function createCounter() {
  const kinds = new Map<Kind, { computed: number; reused: number }>();
  return {
    count: (kind: Kind, what: "computed" | "reused") => {
      const counts = kinds.get(kind) ?? { computed: 0, reused: 0 };
      counts[what] += 1;
      kinds.set(kind, counts);
    },
    counts: (): readonly ReuseCount[] =>
      [...kinds].map(([kind, counts]) => ({ kind, ...counts })).sort((a, b) => compareText(a.kind, b.kind)),
  };
}
