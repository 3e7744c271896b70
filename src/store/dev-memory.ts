import type { Kind } from "../model/memory/kinds.ts";
import { holdLong, type Memory } from "../model/memory/memory.ts";
import { keepByObject } from "../model/memory/results-by-object.ts";
import type { LongInput, LongResult } from "../model/model.ts";
import type { RecentResults } from "./recent-results.ts";

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

  const getLong = <Facts>(kind: Kind, key: string, compute: () => LongInput<Facts>): LongResult<Facts> => {
    const known = findLong(kind, key, compute);
    if (known !== undefined) return known;
    const result = onDisk?.getLong(kind, key, compute) ?? holdLong(compute());
    results.set(keyFor(kind, key), result);
    return result;
  };
  const findLong = <Facts>(kind: Kind, key: string, compute: () => LongInput<Facts>) => {
    const name = keyFor(kind, key);
    const known = results.get<LongResult<Facts>>(name);
    if (known !== undefined) return known;
    const found = onDisk?.findLong(kind, key, compute);
    if (found !== undefined) results.set(name, found);
    return found;
  };
  return {
    get: <T>(kind: Kind, key: string, compute: () => T): T => {
      const name = keyFor(kind, key);
      const known = results.get<T>(name);
      if (known !== undefined) return known;
      const result = onDisk === undefined ? compute() : onDisk.get(kind, key, compute);
      results.set(name, result);
      return result;
    },
    getBytes: async (kind, key, compute) => {
      const name = keyFor(kind, key);
      const known = results.get<Uint8Array>(name);
      if (known !== undefined) return known;
      const result = await (onDisk === undefined ? compute() : onDisk.getBytes(kind, key, compute));
      results.set(name, result);
      return result;
    },
    getLong,
    findLong,
    getFor: keepByObject(),
    leaveDisk: () => {
      onDisk = undefined;
    },
  };
}

function keyFor(kind: Kind, key: string): string {
  return `${kind} ${key}`;
}
