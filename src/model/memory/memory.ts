import { randomUUID } from "node:crypto";
import type { LongInput, LongResult } from "../model.ts";
import { digestOf } from "./hash.ts";
import {
  type BytesKind,
  isLong,
  type Kind,
  type LongKind,
  type RememberedStep,
  templateKinds,
  type ValueKind,
} from "./kinds.ts";
import { computeAlways, type ResultsByObject } from "./results-by-object.ts";

/**
 * Results of pure steps, so that a build computes only what has changed. Each is kept under a kind and a key of
 * everything that it depends on (see `kinds.ts`), or with the object that it is computed from. A step that throws keeps
 * nothing.
 */
export type Memory = {
  /** Undefined when nothing is kept. */
  readonly find: Find;
  /** Keeps a result, and returns it as `find` would. */
  readonly keep: Keep;
  /** Returns the result of an earlier call of the step for the same object and the same other inputs. */
  readonly getFor: ResultsByObject<RememberedStep>;
};

/** The part of a memory that keeps results by key. */
export type Kept = Pick<Memory, "find" | "keep">;

/** A long result is read when its facts or bytes are used. If the disk has lost it by then, `again` computes it. */
type Find = {
  <T>(kind: ValueKind, key: string): T | undefined;
  (kind: BytesKind, key: string): Uint8Array | undefined;
  <Facts>(kind: LongKind, key: string, again: () => LongInput<Facts>): LongResult<Facts> | undefined;
};

/** Of values, undefined is not kept. */
type Keep = {
  <T>(kind: ValueKind, key: string, made: T): T;
  (kind: BytesKind, key: string, made: Uint8Array): Uint8Array;
  <Facts>(
    kind: LongKind,
    key: string,
    made: LongInput<Facts>,
    again: () => LongInput<Facts>,
  ): LongResult<Facts>;
};

/** Returns the kept value, or computes and keeps it. */
export function remember<T>(memory: Kept, kind: ValueKind, key: string, compute: () => T): T {
  const known = memory.find<T>(kind, key);
  return known === undefined ? memory.keep(kind, key, compute()) : known;
}

/** Like `remember`, for a long result. */
export function rememberLong<Facts>(
  memory: Kept,
  kind: LongKind,
  key: string,
  compute: () => LongInput<Facts>,
): LongResult<Facts> {
  return memory.find(kind, key, compute) ?? memory.keep(kind, key, compute(), compute);
}

/**
 * A memory that keeps what templates make only while `isKeyed`: while everything that they have read is part of the
 * keys. Later results go under keys that no build finds again.
 */
export function keepWhile(isKeyed: () => boolean, memory: Memory): Memory {
  const lost = `${randomUUID()} `;
  const keep = (kind: Kind, key: string, ...made: readonly unknown[]) =>
    (memory.keep as (...given: readonly unknown[]) => unknown)(
      kind,
      templateKinds.has(kind) && !isKeyed() ? lost + key : key,
      ...made,
    );
  return { ...memory, keep: keep as Keep };
}

/** Computes everything and keeps nothing. */
export const noMemory: Memory = {
  find: () => undefined,
  keep: holdMade as Keep,
  getFor: computeAlways,
};

/** What `keep` returns when the result stays in memory. */
export function holdMade(kind: Kind, _key: string, made: unknown): unknown {
  return isLong(kind) ? holdLong(made as LongInput<unknown>) : made;
}

/** A long result that stays in memory. */
export function holdLong<Facts>({ facts, bytes }: LongInput<Facts>): LongResult<Facts> {
  return { facts, bytes, digest: digestOf(bytes), sizeBytes: bytes.byteLength };
}
