import { hashOf } from "../hash.ts";
import type { ReuseCount } from "../model.ts";
import { compareText } from "../problem.ts";
import { createSegmentStore } from "./segment-store.ts";

/** Results of pure steps, kept from build to build. `key` must name everything that goes into the result. */
export type Memory = {
  /** The result must be JSON-safe. One that throws is not kept. */
  remember<T>(kind: string, key: string, compute: () => T): T;
  rememberBytes(kind: string, key: string, compute: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** How often each kind was computed and reused, by name. */
  readonly counts: () => readonly ReuseCount[];
  /** Writes what is not on the disk yet. For the end of a build, a refused one included. */
  flush(): void;
  /**
   * Makes room: drops what was not asked for since the memory was made, of the kinds that were: some builds need no result of a
   * kind, and the next one may. For after a good build.
   */
  prune(): void;
  /** True once a result could not be kept. The build goes on without. */
  readonly hasFailedToStore: () => boolean;
};

/** Remembers in `folder`, which may be deleted at any time. `version` names the generator and its tools. */
export function createMemory(folder: string, version: string): Memory {
  const counter = createCounter();
  const store = createSegmentStore(folder);
  const used = new Set<string>();
  const usedKinds = new Set<string>();

  const recall = (kind: string, id: string): Uint8Array | undefined => {
    used.add(id);
    usedKinds.add(kind);
    const payload = store.get(id);
    counter.count(kind, payload === undefined ? "computed" : "reused");
    return payload;
  };

  return {
    remember: <T>(kind: string, key: string, compute: () => T): T => {
      const id = hashOf(version, kind, key);
      const stored = recall(kind, id);
      if (stored !== undefined) return JSON.parse(Buffer.from(stored).toString()) as T;
      const result = compute();
      const text = JSON.stringify(result) as string | undefined;
      if (text !== undefined) store.put({ id, kind, payload: Buffer.from(text) });
      return result;
    },
    rememberBytes: async (kind, key, compute) => {
      const id = hashOf(version, kind, key);
      const stored = recall(kind, id);
      if (stored !== undefined) return stored;
      const payload = await compute();
      store.put({ id, kind, payload });
      return payload;
    },
    counts: counter.counts,
    flush: store.flush,
    prune: () => store.compact(({ id, kind }) => used.has(id) || !usedKinds.has(kind)),
    hasFailedToStore: store.hasFailed,
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
    flush: () => {},
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
