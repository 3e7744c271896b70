import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";
import { digestOf } from "../hash.ts";
import type { OutputFile, Weighable } from "../model.ts";
import type { CompressedFormat } from "../publish/compress-files.ts";
import type { Memory } from "./memory.ts";

/** Enough for every core to have the next file at hand, and few enough for the memory. */
const filesAtOnce = 64;

/** Compresses as much as the format allows, and weighs. What was compressed before is remembered by its bytes. */
export function createCompressor({ remember, rememberBytes }: Pick<Memory, "remember" | "rememberBytes">) {
  // The two files of a page are one text.
  const underWay = new Map<string, Promise<Uint8Array>>();
  const sizes = new Map<string, number>();
  return {
    compress: async (file: OutputFile, format: CompressedFormat): Promise<Uint8Array> => {
      const key = `${format} ${nameOf(file)}`;
      const known = underWay.get(key);
      if (known !== undefined) return known;
      const work = rememberBytes("compressed", key, () => compressors[format](file.bytes));
      underWay.set(key, work);
      const bytes = await work;
      sizes.set(key, bytes.byteLength);
      return bytes;
    },
    /** Weighs many side by side: one by one, a large site takes minutes. `weigh` knows them then. */
    weighAhead: async (files: readonly Weighable[]): Promise<void> => {
      const weighOne = async (file: Weighable) => {
        const name = nameOf(file);
        if (sizes.has(`br ${name}`)) return;
        // As JSON, which is what `remember` keeps of a number.
        const weight = await rememberBytes("weights", name, async () =>
          Buffer.from(`${(await compressors.br(file.bytes)).byteLength}`),
        );
        sizes.set(`br ${name}`, Number(Buffer.from(weight).toString()));
      };
      for (let from = 0; from < files.length; from += filesAtOnce)
        await Promise.all(files.slice(from, from + filesAtOnce).map(weighOne));
    },
    /** Bytes after brotli; an upper bound where it is done quickly. */
    weigh: (file: Weighable, how?: "quickly"): number => {
      const name = nameOf(file);
      return (
        sizes.get(`br ${name}`) ??
        (how === "quickly"
          ? remember("quick-weights", name, () => brotliCompressSync(file.bytes, quick).byteLength)
          : remember("weights", name, () => brotliCompressSync(file.bytes, hard(file.bytes)).byteLength))
      );
    },
  };
}

function nameOf({ digest, bytes }: Weighable): string {
  return digest ?? digestOf(bytes);
}

export const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** As small as brotli makes a text. */
export function hard(bytes: Uint8Array): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  };
}

const compressors: Readonly<Record<CompressedFormat, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, hard(bytes)),
  gz: async (bytes) => {
    const compressed = await promisify(gzip)(bytes, { level: 9 });
    // The head names the system that compressed: 255 is “unknown” (RFC 1952), the same everywhere.
    compressed[9] = 255;
    return compressed;
  },
};
