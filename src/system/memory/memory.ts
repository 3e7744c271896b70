import { join } from "node:path";
import { hashOf, keyOf, shortHashOf } from "../../memory/hash.ts";
import type { RecallLong, RememberLong, ReuseCount } from "../../model/model.ts";
import { compareText } from "../../problems/problem.ts";
import { createSegmentStore } from "./segment-store.ts";
import { StoredLong, storeLong } from "./stored-long.ts";

/** Results of pure steps, kept from build to build. `key` must name everything that goes into the result. */
export type Memory = {
  /** The result must be JSON-safe. One that throws is not kept. */
  remember<T>(kind: string, key: string, compute: () => T): T;
  /** As `remember`, but read once somebody calls for it. Undefined where the result is. */
  rememberLazily<T>(kind: string, key: string, compute: () => T | undefined): (() => T) | undefined;
  rememberBytes(kind: string, key: string, compute: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** What was kept under this key by `keepAtEnd`. */
  recallBytes(kind: string, key: string): Uint8Array | undefined;
  /** Keeps what `make` gives once the build has ended: what is gathered while it goes on is whole by then. */
  keepAtEnd(kind: string, key: string, make: () => Uint8Array): void;
  /**
   * As `remember`, for a result with a long piece of bytes, which is read from the disk each time that it is asked for.
   * Where it is lost by then, it is computed again.
   */
  readonly rememberLong: RememberLong;
  /** What `rememberLong` kept, its facts read once somebody asks for them. Undefined where it did not: `compute` is for damage. */
  readonly recallLong: RecallLong;
  /** True where something is kept under this key. Not a question of reuse: it is not counted. */
  isRemembered(kind: string, key: string): boolean;
  /** How often each kind was computed and reused, by name. */
  readonly counts: () => readonly ReuseCount[];
  /** Writes what is not on the disk yet. For the end of a build, a refused one included. */
  flush(): void;
  /**
   * Makes room: drops what was not asked for since the memory was made, of the kinds that were: some builds need no result of a
   * kind, and the next one may. For after a good build.
   */
  prune(): void;
  /** Gives its open files back to the system. For when nobody asks any more, however it has ended; what was not flushed is lost. */
  close(): void;
  /** True once a result could not be kept. The build goes on without. */
  readonly hasFailedToStore: () => boolean;
};

/**
 * Remembers in `folder`, which may be deleted at any time. `version` names the generator and its tools. With a `key`, nothing is
 * taken from the folder but what was put there with the same key.
 */
export function createMemory(folder: string, version: string, key?: string): Memory {
  const counter = createCounter();
  const store = createSegmentStore(folder, sealingKey("results", key));
  // Apart from what every build reads, which thereby lies close together.
  const pieces = createSegmentStore(join(folder, "long"), sealingKey("long", key));
  /** What names begin with, by the kinds that were asked for. */
  const starts = new Map<string, string>();
  const atEnd: (() => void)[] = [];

  const idOf = (kind: string, key: string): string => {
    const start = starts.get(kind) ?? keyOf(version, kind);
    starts.set(kind, start);
    return shortHashOf(start + key);
  };
  const recall = (kind: string, id: string): Uint8Array | undefined => noted(kind, store.get(id));
  const recallText = (kind: string, id: string): string | undefined => noted(kind, store.getText(id));
  const noted = <Payload>(kind: string, payload: Payload | undefined): Payload | undefined => {
    counter.count(kind, payload === undefined ? "computed" : "reused");
    return payload;
  };
  const keep = (kind: string, id: string, result: unknown) => {
    const text = JSON.stringify(result) as string | undefined;
    if (text !== undefined) store.put({ id, kind, payload: Buffer.from(text) });
  };
  const recallLong: RecallLong = (kind, key, compute) => {
    const id = idOf(kind, key);
    if (!store.has(id)) return undefined;
    counter.count(kind, "reused");
    return new StoredLong({ id, kind, store, pieces }, compute);
  };
  const end = () => {
    for (const keepOne of atEnd.splice(0)) keepOne();
  };

  return {
    remember: <T>(kind: string, key: string, compute: () => T): T => {
      const id = idOf(kind, key);
      const stored = recallText(kind, id);
      if (stored !== undefined) return JSON.parse(stored) as T;
      const result = compute();
      keep(kind, id, result);
      return result;
    },
    rememberLazily: <T>(kind: string, key: string, compute: () => T | undefined) => {
      const id = idOf(kind, key);
      const isThere = store.has(id);
      counter.count(kind, isThere ? "reused" : "computed");
      if (isThere) {
        return () => {
          const stored = store.getText(id);
          if (stored !== undefined) return JSON.parse(stored) as T;
          // Damaged: it was kept, so there is a result.
          const again = compute() as T;
          keep(kind, id, again);
          return again;
        };
      }
      const result = compute();
      keep(kind, id, result);
      return result === undefined ? undefined : () => result;
    },
    rememberBytes: async (kind, key, compute) => {
      const id = idOf(kind, key);
      const stored = recall(kind, id);
      if (stored !== undefined) return stored;
      const payload = await compute();
      store.put({ id, kind, payload });
      return payload;
    },
    recallBytes: (kind, key) => recall(kind, idOf(kind, key)),
    keepAtEnd: (kind, key, make) =>
      void atEnd.push(() => store.put({ id: idOf(kind, key), kind, payload: make() })),
    rememberLong: (kind, key, compute, made) => {
      const known = recallLong(kind, key, compute);
      if (known !== undefined) return known;
      counter.count(kind, "computed");
      const place = { id: idOf(kind, key), kind, store, pieces };
      return new StoredLong(place, compute, storeLong(place, made ?? compute()));
    },
    recallLong,
    isRemembered: (kind, key) => store.has(idOf(kind, key)),
    counts: counter.counts,
    flush: () => {
      end();
      pieces.flush();
      store.flush();
    },
    prune: () => {
      end();
      const hasDropped = store.compact(({ isUsed, kind }) => isUsed || !starts.has(kind));
      // Pieces come and go with their heads: as long as there is little to drop, they are not even opened.
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

/** A long piece has the name of the result that it belongs to: neither may be taken for the other. */
export function sealingKey(store: "results" | "long", key = ""): string {
  return hashOf(store, key);
}

/**
 * Computes everything and keeps nothing but the long pieces, in `scratch` and until the end of the build: they would
 * not fit in memory.
 */
export function noMemory(scratch: string): Memory {
  const counter = createCounter();
  const store = createSegmentStore(scratch);
  // What a killed process with our id left there was made by who knows which generator.
  store.clear();
  return {
    remember: (kind, _key, compute) => {
      counter.count(kind, "computed");
      return compute();
    },
    rememberLazily: (kind, _key, compute) => {
      counter.count(kind, "computed");
      const result = compute();
      return result === undefined ? undefined : () => result;
    },
    rememberBytes: (kind, _key, compute) => {
      counter.count(kind, "computed");
      return compute();
    },
    recallBytes: (kind) => {
      counter.count(kind, "computed");
      return undefined;
    },
    keepAtEnd: () => {},
    rememberLong: (kind, key, compute, made) => {
      counter.count(kind, "computed");
      const place = { id: shortHashOf(keyOf(kind, key)), kind, pieces: store };
      return new StoredLong(place, compute, storeLong(place, made ?? compute()));
    },
    recallLong: () => undefined,
    isRemembered: () => false,
    counts: counter.counts,
    flush: store.clear,
    prune: store.clear,
    close: store.clear,
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
