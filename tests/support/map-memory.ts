import type { Kind } from "../../src/model/memory/kinds.ts";
import { holdLong, type Memory, noMemory } from "../../src/model/memory/memory.ts";
import type { LongInput, LongResult } from "../../src/model/model.ts";

/** A memory that lasts from one build to the next, and how often it computed something. */
export function createMapMemory(): Memory & { readonly computed: () => number } {
  const texts = new Map<string, string>();
  const bytes = new Map<string, Uint8Array>();
  const long = new Map<string, LongResult<unknown>>();
  let computed = 0;
  const findLong = <Facts>(kind: Kind, key: string) =>
    long.get(`${kind} ${key}`) as LongResult<Facts> | undefined;
  return {
    ...noMemory,
    computed: () => computed,
    get: <T>(kind: Kind, key: string, compute: () => T): T => {
      const known = texts.get(`${kind} ${key}`);
      if (known !== undefined) return JSON.parse(known) as T;
      computed += 1;
      const result = compute();
      const text = JSON.stringify(result) as string | undefined;
      if (text !== undefined) texts.set(`${kind} ${key}`, text);
      return result;
    },
    getBytes: async (kind, key, compute) => {
      const known = bytes.get(`${kind} ${key}`);
      if (known !== undefined) return known;
      computed += 1;
      const result = await compute();
      bytes.set(`${kind} ${key}`, result);
      return result;
    },
    getLong: <Facts>(kind: Kind, key: string, compute: () => LongInput<Facts>) => {
      const known = findLong<Facts>(kind, key);
      if (known !== undefined) return known;
      computed += 1;
      const result = holdLong(compute());
      long.set(`${kind} ${key}`, result);
      return result;
    },
    findLong,
  };
}
