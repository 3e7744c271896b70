import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { digestOf } from "../hash.ts";
import type { Weighable } from "../model.ts";
import { createGenerations } from "./generations.ts";

const compress = promisify(brotliCompress);

/** Compressing takes longer than a reader waits: what is not weighed yet weighs nothing, and who asked is told later. */
export function createWeights() {
  const weights = createGenerations();
  const underWay = new Set<string>();
  const waiting = new Set<() => void>();
  const weighLater = async (key: string, bytes: Uint8Array) => {
    underWay.add(key);
    weights.set(key, (await compress(bytes)).byteLength);
    underWay.delete(key);
    if (underWay.size > 0) return;
    const told = [...waiting];
    waiting.clear();
    for (const tell of told) tell();
  };
  return {
    weigh: (file: Weighable, whenKnown: () => void): number => {
      const key = file.digest ?? digestOf(file.bytes);
      const known = weights.get<number>(key);
      if (known !== undefined) return known;
      waiting.add(whenKnown);
      if (!underWay.has(key)) void weighLater(key, file.bytes);
      return 0;
    },
    turn: weights.turn,
  };
}
