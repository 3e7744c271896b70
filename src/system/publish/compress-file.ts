import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { digestOf } from "../../memory/hash.ts";
import type { LongResult, OutputFile, Weighable } from "../../model/model.ts";
import { type CompressedFormat, filesAtOnce } from "../../pipeline/publish/compress-files.ts";
import { fewAtOnce } from "../../pipeline/steps/few-at-once.ts";
import type { Memory } from "../memory/memory.ts";

type Remembering = Pick<Memory, "remember" | "rememberBytes" | "rememberLong" | "isRemembered">;

/** Compresses as much as the format allows, and weighs. What was compressed before is remembered by its bytes. */
export function createCompressor({ remember, rememberBytes, rememberLong, isRemembered }: Remembering) {
  // The two files of a page are one text. Of what came of it, this holds no bytes.
  const begun = new Map<string, Promise<LongResult<null>>>();
  const sizes = new Map<string, number>();
  const compressOne = async (file: OutputFile, format: CompressedFormat, key: string) => {
    const { soon, now } = compressors[format];
    const made = isRemembered(kind, key) ? undefined : { facts: null, bytes: await soon(file.bytes) };
    const compressed = rememberLong(kind, key, () => ({ facts: null, bytes: now(file.bytes) }), made);
    sizes.set(key, compressed.sizeBytes);
    return compressed;
  };
  return {
    compress: (file: OutputFile, format: CompressedFormat): Promise<LongResult<null>> => {
      const key = `${format} ${nameOf(file)}`;
      const work = begun.get(key) ?? compressOne(file, format, key);
      begun.set(key, work);
      return work;
    },
    /** Weighs many side by side: one by one, a large site takes minutes. `weigh` knows them then. */
    weighAhead: async (files: readonly Weighable[]): Promise<void> => {
      const weighOne = async (file: Weighable) => {
        const name = nameOf(file);
        if (sizes.has(`br ${name}`)) return;
        // As JSON, which is what `remember` keeps of a number.
        const weight = await rememberBytes("weights", name, async () =>
          Buffer.from(`${(await compressors.br.soon(file.bytes)).byteLength}`),
        );
        sizes.set(`br ${name}`, Number(Buffer.from(weight).toString()));
      };
      await fewAtOnce(files, filesAtOnce, weighOne);
    },
    /** Bytes after brotli; an upper bound where it is done quickly. */
    weigh: (file: Weighable, how?: "quickly"): number => {
      const name = nameOf(file);
      return (
        sizes.get(`br ${name}`) ??
        (how === "quickly"
          ? remember("quick-weights", name, () => brotliCompressSync(file.bytes, quick).byteLength)
          : remember("weights", name, () => compressors.br.now(file.bytes).byteLength))
      );
    },
  };
}

const kind = "compressed";

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

type Compressor = {
  /** In a thread of Node’s own. */
  readonly soon: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly now: (bytes: Uint8Array) => Uint8Array;
};

const compressors: Readonly<Record<CompressedFormat, Compressor>> = {
  br: {
    soon: (bytes) => promisify(brotliCompress)(bytes, hard(bytes)),
    now: (bytes) => brotliCompressSync(bytes, hard(bytes)),
  },
  gz: {
    soon: async (bytes) => forgetSystem(await promisify(gzip)(bytes, { level: 9 })),
    now: (bytes) => forgetSystem(gzipSync(bytes, { level: 9 })),
  },
};

/** The head names the system that compressed: 255 is “unknown” (RFC 1952), the same everywhere. */
function forgetSystem(compressed: Buffer): Uint8Array {
  compressed[9] = 255;
  return compressed;
}
