import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { digestOf } from "../hash.ts";
import type { OutputFile } from "../model.ts";
import type { CompressedFormat } from "../publish/compress-files.ts";
import type { Memory } from "./memory.ts";

/** Compresses as much as the format allows. What was compressed before is remembered by its bytes. */
export function createCompress({ rememberBytes }: Pick<Memory, "rememberBytes">) {
  // The two files of a page are one text.
  const underWay = new Map<string, Promise<Uint8Array>>();
  return (file: OutputFile, format: CompressedFormat): Promise<Uint8Array> => {
    const key = `${format} ${file.digest ?? digestOf(file.bytes)}`;
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const bytes = rememberBytes("compressed", key, () => compressors[format](file.bytes));
    underWay.set(key, bytes);
    return bytes;
  };
}

const compressors: Readonly<Record<CompressedFormat, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gz: async (bytes) => {
    const compressed = await promisify(gzip)(bytes, { level: 9 });
    // The head names the system that compressed: 255 is “unknown” (RFC 1952), the same everywhere.
    compressed[9] = 255;
    return compressed;
  },
};
