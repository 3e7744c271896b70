import { digestOf } from "../../src/memory/hash.ts";
import type { LongInput, LongResult } from "../../src/model/model.ts";
import { once } from "../../src/once.ts";

/** The `remember` of a build that remembers nothing. */
export function computeAlways<T>(_kind: string, _key: string, compute: () => T): T {
  return compute();
}

/** The `rememberLazily` of a build that remembers nothing. */
export function computeNow<T>(_kind: string, _key: string, compute: () => T | undefined) {
  const result = compute();
  return result === undefined ? undefined : () => result;
}

/** The memory of a stage that remembers nothing. */
export const forgetful = { remember: computeAlways, rememberLazily: computeNow };

/** The `rememberLong` of a build that remembers nothing. */
export function computeLong<Facts>(
  _kind: string,
  _key: string,
  compute: () => LongInput<Facts>,
  made?: LongInput<Facts>,
): LongResult<Facts> {
  const { facts, bytes } = made ?? compute();
  return { facts, bytes, digest: digestOf(bytes), sizeBytes: bytes.byteLength };
}

/** A long result that is remembered: it is made for whoever asks for it. */
export function recalledLong<Facts>(compute: () => LongInput<Facts>): LongResult<Facts> {
  const make = once(() => computeLong("", "", compute));
  return {
    get facts() {
      return make().facts;
    },
    get bytes() {
      return make().bytes;
    },
    get digest() {
      return make().digest;
    },
    get sizeBytes() {
      return make().sizeBytes;
    },
  };
}

/** The `remember` of builds that share one memory, and how often it computed. */
export function createRemember() {
  const results = new Map<string, string>();
  let computed = 0;
  const remember = <T>(kind: string, key: string, compute: () => T): T => {
    const known = results.get(`${kind} ${key}`);
    if (known !== undefined) return JSON.parse(known) as T;
    computed += 1;
    const result = compute();
    const text = JSON.stringify(result) as string | undefined;
    if (text !== undefined) results.set(`${kind} ${key}`, text);
    return result;
  };
  const rememberLazily = <T>(kind: string, key: string, compute: () => T | undefined) => {
    const result = remember(kind, key, compute);
    return result === undefined ? undefined : () => result;
  };
  return { computed: () => computed, remember, rememberLazily };
}
