import type { LongInput, LongResult } from "../model.ts";
import { digestOf } from "./hash.ts";
import type { Kind, Step } from "./kinds.ts";
import { computeAlways, type ResultsByObject } from "./results-by-object.ts";

/**
 * Results of pure steps, so that a build computes only what has changed. Each is kept under a kind and a key of
 * everything that it depends on (see `kinds.ts`), or with the object that it is computed from. A step that throws keeps
 * nothing.
 */
export type Memory = {
  /** Returns the kept result, or computes and keeps it. The result is JSON-safe; undefined is not kept. */
  get<T>(kind: Kind, key: string, compute: () => T): T;
  /** Like `get`, for bytes that are computed asynchronously. */
  getBytes(kind: Kind, key: string, compute: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /**
   * Like `get`, for long results: a kept result is read from the disk each time its facts or bytes are used. If the
   * disk has lost it, `compute` runs again.
   */
  getLong<Facts>(kind: Kind, key: string, compute: () => LongInput<Facts>): LongResult<Facts>;
  /** Like `getLong`, but returns undefined when nothing is kept. */
  findLong<Facts>(kind: Kind, key: string, compute: () => LongInput<Facts>): LongResult<Facts> | undefined;
  /** Returns the result of an earlier call of the step for the same object and the same other inputs. */
  readonly getFor: ResultsByObject<Step>;
};

/** Computes everything and keeps nothing. */
export const noMemory: Memory = {
  get: (_kind, _key, compute) => compute(),
  getBytes: (_kind, _key, compute) => compute(),
  getLong: (_kind, _key, compute) => holdLong(compute()),
  findLong: () => undefined,
  getFor: computeAlways,
};

/** A long result that stays in memory. */
export function holdLong<Facts>({ facts, bytes }: LongInput<Facts>): LongResult<Facts> {
  return { facts, bytes, digest: digestOf(bytes), sizeBytes: bytes.byteLength };
}

/** Returns `made` at the first call and then releases it; later calls make it again with `make`. */
export function giveOnce<T>(made: T, make: () => T): () => T {
  let given: { readonly made: T } | undefined = { made };
  return () => {
    const result = given === undefined ? make() : given.made;
    given = undefined;
    return result;
  };
}
