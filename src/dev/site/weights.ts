import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { digestOfFile } from "../../model/memory/hash.ts";
import type { Weighable } from "../../model/model.ts";
import type { RecentResults } from "../../store/memory.ts";
import { quick, strongest } from "../../system/compress-file.ts";

const compress = promisify(brotliCompress);

type Waiting = { readonly file: Weighable; readonly how: "quickly" | undefined; isWanted: boolean };

/**
 * Weighs files later, because compressing takes too long for a waiting reader. Until then a file counts as 0; the
 * caller is notified afterwards. One file is weighed at a time, the latest request first, because the next save needs
 * the machine as well.
 */
export function createWeights(weights: RecentResults) {
  const waiting = new Map<string, Waiting>();
  const listeners = new Set<() => void>();
  let isWeighing = false;

  const weighAll = async () => {
    isWeighing = true;
    let isAnyKnown = false;
    for (let next = [...waiting].at(-1); next !== undefined; next = [...waiting].at(-1)) {
      const [key, { file, how }] = next;
      waiting.delete(key);
      try {
        const compressed = await compress(file.bytes, how === "quickly" ? quick : strongest(file.bytes));
        weights.set(key, compressed.byteLength);
        isAnyKnown = true;
      } catch {
        // Reading the bytes may fail. The next build that needs them reports it.
      }
    }
    isWeighing = false;
    // If all files have failed, pages must not ask again: they would ask for ever.
    if (!isAnyKnown) return;
    const called = [...listeners];
    listeners.clear();
    for (const listener of called) listener();
  };
  return {
    /** Bytes after compression, or an upper bound after quick compression; 0 until that is known. */
    weigh: (file: Weighable, how: "quickly" | undefined, whenKnown: () => void): number => {
      const key = `weight ${how} ${digestOfFile(file)}`;
      const known = weights.get<number>(key);
      if (known !== undefined) return known;
      listeners.add(whenKnown);
      waiting.delete(key);
      waiting.set(key, { file, how, isWanted: true });
      if (!isWeighing) void weighAll();
      return 0;
    },
    /** To be called after a good build: files that it did not request are no longer weighed. */
    dropUnwanted: (): void => {
      for (const [key, one] of waiting) {
        if (!one.isWanted) waiting.delete(key);
        one.isWanted = false;
      }
    },
  };
}
