import type { LongInput, LongResult } from "../model/model.ts";
import { digestOf } from "./hash.ts";
import type { Kind, Step } from "./kinds.ts";
import { computeAlways, type ResultsByObject } from "./results-by-object.ts";

/**
 * Results of pure steps, so that a build computes only what has changed. Each is kept under a kind and a key of everything
 * that it is made from (see `kinds.ts`), or beside the very object that it is made from. A step that throws keeps nothing.
 */
export type Memory = {
  /** Gives what is kept, or computes and keeps it. The result is JSON-safe; undefined is not kept. */
  get<T>(kind: Kind, key: string, compute: () => T): T;
  /** The same for bytes that take a while to compute. */
  getBytes(kind: Kind, key: string, compute: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /**
   * The lazy form, for long results: what is kept is read each time that somebody asks for its facts or its bytes. `compute`
   * is called once more then if the disk has lost it.
   */
  getLong<Facts>(kind: Kind, key: string, compute: () => LongInput<Facts>): LongResult<Facts>;
  /** The same, but undefined where nothing is kept. */
  findLong<Facts>(kind: Kind, key: string, compute: () => LongInput<Facts>): LongResult<Facts> | undefined;
  /** Gives what a step computed for the same object before, with the same other inputs. */
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

/** Gives `made` at the first call, and then no longer holds it: if it is wanted again, `make` makes it anew. */
export function giveOnce<T>(made: T, make: () => T): () => T {
  let given: { readonly made: T } | undefined = { made };
  return () => {
    const result = given === undefined ? make() : given.made;
    given = undefined;
    return result;
  };
}
