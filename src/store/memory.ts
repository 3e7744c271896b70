import { rmSync } from "node:fs";
import { join } from "node:path";
import { hashOf, keyOf, shortHashOf, toHex } from "../model/memory/hash.ts";
import { isLong, type Kind, type ReuseCount, sharedSteps } from "../model/memory/kinds.ts";
import { holdMade, keepByObject, type Memory } from "../model/memory/memory.ts";
import type { LongInput, LongResult } from "../model/model.ts";
import { compareText } from "../words/problem.ts";
import { listQuietly } from "./disk.ts";
import { isProcessAlive } from "./lock.ts";
import { createSegmentStore, type SegmentRecord, type SegmentStore } from "./segments.ts";

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
  const find = (kind: Kind, key: string, again: () => LongInput<unknown>): unknown => {
    const id = idOf(kind, key);
    const found = isLong(kind)
      ? store.has(id)
        ? new StoredLong({ id, kind, store, pieces }, again)
        : undefined
      : kind === "pictures"
        ? store.get(id)
        : parse(store.getText(id));
    if (found !== undefined) counter.count(kind, "reused");
    return found;
  };
  const keep = (kind: Kind, key: string, made: unknown, again: () => LongInput<unknown>): unknown => {
    counter.count(kind, "computed");
    const id = idOf(kind, key);
    if (isLong(kind)) {
      const place = { id, kind, store, pieces };
      return new StoredLong(place, again, storeLong(place, made as LongInput<unknown>));
    }
    const payload = made instanceof Uint8Array ? made : toPayload(made);
    if (payload !== undefined) store.put({ id, kind, payload });
    return made;
  };

  return {
    find: find as Memory["find"],
    keep: keep as Memory["keep"],
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

function parse(text: string | undefined): unknown {
  return text === undefined ? undefined : JSON.parse(text);
}

function toPayload(value: unknown): Uint8Array | undefined {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? undefined : Buffer.from(text);
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
    find: () => undefined,
    keep: ((kind: Kind, key: string, made: unknown, again: () => LongInput<unknown>) => {
      counter.count(kind, "computed");
      if (!isLong(kind)) return made;
      const place = { id: shortHashOf(keyOf(kind, key)), kind, pieces: store };
      return new StoredLong(place, again, storeLong(place, made as LongInput<unknown>));
    }) as Memory["keep"],
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

/** The stores of a long result: one for its head, if it is kept, and one for its bytes. */
type LongPlace = Pick<SegmentRecord, "id" | "kind"> & {
  readonly store?: SegmentStore;
  readonly pieces: SegmentStore;
};
type LongHead<Facts> = Omit<LongResult<Facts>, "bytes">;

/** Returns the head. It is parsed from JSON, because texts cut from the long piece would keep all of it in memory. */
function storeLong<Facts>(place: LongPlace, { facts, bytes }: LongInput<Facts>): LongHead<Facts> {
  const { id, kind, store, pieces } = place;
  const digest = shortHashOf(bytes);
  if (bytes.byteLength > 0) pieces.put({ id, kind, payload: bytes, digest });
  const head: LongHead<Facts> = { facts, digest: toHex(digest), sizeBytes: bytes.byteLength };
  const text = JSON.stringify(head);
  store?.put({ id, kind, payload: Buffer.from(text) });
  return JSON.parse(text);
}

/** Read at each access. A class, because every object literal with a getter gets its own hidden class in V8. */
class StoredLong<Facts> implements LongResult<Facts> {
  readonly #place: LongPlace;
  readonly #compute: () => LongInput<Facts>;
  #known: LongHead<Facts> | undefined;

  constructor(place: LongPlace, compute: () => LongInput<Facts>, known?: LongHead<Facts>) {
    this.#place = place;
    this.#compute = compute;
    this.#known = known;
  }

  get facts(): Facts {
    return this.#head.facts;
  }

  get digest(): string {
    return this.#head.digest;
  }

  get sizeBytes(): number {
    return this.#head.sizeBytes;
  }

  get bytes(): Uint8Array {
    const { id, kind, pieces } = this.#place;
    const stored = pieces.get(id);
    if (stored !== undefined) return stored;
    // The bytes were lost with a damaged segment or a killed build.
    const { bytes } = this.#compute();
    pieces.put({ id, kind, payload: bytes });
    return bytes;
  }

  get #head(): LongHead<Facts> {
    this.#known ??= this.#recall() ?? storeLong(this.#place, this.#compute());
    return this.#known;
  }

  /** Undefined when it is damaged. */
  #recall(): LongHead<Facts> | undefined {
    const stored = this.#place.store?.getText(this.#place.id);
    return stored === undefined ? undefined : JSON.parse(stored);
  }
}

/** The memory of `site dev`. */
export type DevMemory = Memory & {
  /** To be called after the first good build: later results stay in this process. */
  leaveDisk(): void;
};

/**
 * Keeps the results of the last builds. The first build uses and extends what earlier commands left in `.site/`, on
 * `disk`; the results of later builds are kept in `results` only.
 */
export function createDevMemory(results: RecentResults, disk: Memory): DevMemory {
  let onDisk: Memory | undefined = disk;

  return {
    find: ((kind: Kind, key: string, again: unknown) => {
      const name = keyFor(kind, key);
      const known = results.get(name);
      if (known !== undefined) return known;
      const found = (onDisk?.find as Any | undefined)?.(kind, key, again);
      if (found !== undefined) results.set(name, found);
      return found;
    }) as Memory["find"],
    keep: ((kind: Kind, key: string, made: unknown, again: unknown) => {
      const kept = ((onDisk?.keep ?? holdMade) as Any)(kind, key, made, again);
      results.set(keyFor(kind, key), kept);
      return kept;
    }) as Memory["keep"],
    getFor: keepByObject(),
    leaveDisk: () => {
      onDisk = undefined;
    },
  };
}

/** A verb of a memory, of any kind. */
type Any = (...args: readonly unknown[]) => unknown;

function keyFor(kind: Kind, key: string): string {
  return `${kind} ${key}`;
}

/** The results that the last builds used; others are dropped. */
export type RecentResults = {
  get<T>(key: string): T | undefined;
  set(key: string, value: unknown): void;
  /** To be called after a good build: drops what neither it nor the previous one used. */
  forgetOld(): void;
};

/** Kept for one more build, because undoing an edit needs earlier results. */
const buildsKept = 2;

export function createRecentResults(): RecentResults {
  const known = new Map<string, { readonly value: unknown; build: number }>();
  let build = 0;
  return {
    get: <T>(key: string) => {
      const found = known.get(key);
      if (found === undefined) return undefined;
      found.build = build;
      return found.value as T;
    },
    set: (key, value) => void known.set(key, { value, build }),
    forgetOld: () => {
      for (const [key, found] of known) if (found.build <= build - buildsKept) known.delete(key);
      build += 1;
    },
  };
}

/** The folder, in `.site/` of `root`, where this process keeps temporary results of a build without memory. */
export function scratchFolderOf(root: string): string {
  return join(root, ".site", `scratch-${process.pid}`);
}

/**
 * Removes the scratch folders of killed builds, as far as possible. To be called when this process no longer uses its
 * own: a folder with its id is then from an earlier process, because ids repeat in containers.
 */
export function removeDeadScratch(root: string): void {
  for (const name of listQuietly(join(root, ".site"))) {
    const pid = Number(/^scratch-([1-9]\d{0,9})$/.exec(name)?.[1]);
    if (Number.isNaN(pid) || (pid !== process.pid && isProcessAlive(pid))) continue;
    try {
      rmSync(join(root, ".site", name), { recursive: true, force: true });
    } catch {}
  }
}
