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

/**
 * Returns the earlier result of a pure step for this object, or runs the step. `others` are its other inputs, compared
 * with `===`. Undefined is not kept: it means that the step has reported an error, which has to be reported each time.
 * `compute` gets the last result for other inputs, if any, and may return it again if the step did not use the changed
 * inputs.
 */
export type ResultsByObject<Step extends string = string> = <Result>(
  step: Step,
  input: object,
  others: readonly unknown[],
  compute: (earlier?: Result) => Result,
) => Result;

/** Keeps nothing. */
export function computeAlways<Result>(
  _step: string,
  _input: object,
  _others: readonly unknown[],
  compute: () => Result,
): Result {
  return compute();
}

/** Keeps results of all steps, or only of those in `kept`, for as long as the object is alive. */
export function keepByObject(kept?: readonly string[]): ResultsByObject {
  const steps = new Map<
    string,
    WeakMap<object, { readonly others: readonly unknown[]; readonly result: unknown }>
  >();
  return <Result>(
    step: string,
    input: object,
    others: readonly unknown[],
    compute: (earlier?: Result) => Result,
  ): Result => {
    if (kept !== undefined && !kept.includes(step)) return compute();
    let results = steps.get(step);
    if (results === undefined) {
      results = new WeakMap();
      steps.set(step, results);
    }
    const known = results.get(input);
    if (known !== undefined && isSame(known.others, others)) return known.result as Result;
    const result = compute(known?.result as Result | undefined);
    if (result !== undefined) results.set(input, { others, result });
    return result;
  };
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

/** True when a round trip through JSON gives an equal value. */
export function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case "number":
      return Number.isFinite(value) && !Object.is(value, -0);
    case "string":
    case "boolean":
      return true;
    case "object":
      return value === null || (isBare(value) && Object.values(value).every(isPlain));
    default:
      return false;
  }
}

/** A list or an object with JSON values only: no class, no symbol, no hidden property. */
function isBare(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value))
    return prototype === Array.prototype && Reflect.ownKeys(value).length === value.length + 1;
  return prototype === Object.prototype && Reflect.ownKeys(value).length === Object.keys(value).length;
}
