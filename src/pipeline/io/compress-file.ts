import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { digestOfFile } from "../../model/memory/hash.ts";
import { keys } from "../../model/memory/kinds.ts";
import { type Memory, remember } from "../../model/memory/memory.ts";
import type { LongResult, OutputFile, Weighable } from "../../model/model.ts";
import type { CompressedFormat } from "../publish/compress-files.ts";

/** Compresses files as strongly as the format allows, and weighs them. Keeps results under the digest of the file. */
export function createCompressor(memory: Memory) {
  // A page may have two files with the same bytes, which are compressed once. The map does not keep the bytes.
  const begun = new Map<string, Promise<LongResult<null>>>();
  const sizes = new Map<string, number>();
  const compressOne = async (file: OutputFile, format: CompressedFormat, key: string) => {
    const { inPool, sync } = compressors[format];
    const compressNow = () => ({ facts: null, bytes: sync(file.bytes) });
    const compress = async () => {
      const made = { facts: null, bytes: await inPool(file.bytes) };
      return memory.keep("compressed", key, made, compressNow);
    };
    const compressed = memory.find("compressed", key, compressNow) ?? (await compress());
    sizes.set(key, compressed.sizeBytes);
    return compressed;
  };
  return {
    compress: (file: OutputFile, format: CompressedFormat): Promise<LongResult<null>> => {
      const key = keys.compressed(format, digestOfFile(file));
      const work = begun.get(key) ?? compressOne(file, format, key);
      begun.set(key, work);
      return work;
    },
    /** Bytes after brotli; an upper bound after quick compression. */
    weigh: (file: Weighable, how?: "quickly"): number => {
      const digest = digestOfFile(file);
      const key = keys.compressed("br", digest);
      const known = sizes.get(key);
      if (known !== undefined) return known;
      if (how === "quickly") {
        const compressQuickly = () => brotliCompressSync(file.bytes, quick).byteLength;
        return remember(memory, "quick-weights", keys["quick-weights"](digest), compressQuickly);
      }
      const compressNow = () => compressors.br.sync(file.bytes);
      // A build that publishes compressed copies has kept their sizes.
      const kept = memory.find("compressed", key, () => ({ facts: null, bytes: compressNow() }));
      return (
        kept?.sizeBytes ?? remember(memory, "weights", keys.weights(digest), () => compressNow().byteLength)
      );
    },
  };
}

export const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The strongest compression of text that brotli has. */
export function strongest(bytes: Uint8Array): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  };
}

type Compressor = {
  /** In a thread of Node’s pool. */
  readonly inPool: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly sync: (bytes: Uint8Array) => Uint8Array;
};

const compressors: Readonly<Record<CompressedFormat, Compressor>> = {
  br: {
    inPool: (bytes) => promisify(brotliCompress)(bytes, strongest(bytes)),
    sync: (bytes) => brotliCompressSync(bytes, strongest(bytes)),
  },
  gz: {
    inPool: async (bytes) => withoutSystem(await promisify(gzip)(bytes, { level: 9 })),
    sync: (bytes) => withoutSystem(gzipSync(bytes, { level: 9 })),
  },
};

/** The header names the operating system: 255 is “unknown” (RFC 1952), so that all systems give the same bytes. */
function withoutSystem(compressed: Buffer): Uint8Array {
  compressed[9] = 255;
  return compressed;
}
