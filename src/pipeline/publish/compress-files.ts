import type { LongResult, OutputFile } from "../../model/model.ts";
import { fewAtOnce } from "../steps/few-at-once.ts";

export type CompressedFormat = "br" | "gz";

/** Gives a file in a format, as small as it makes it. */
export type Compress = (file: OutputFile, format: CompressedFormat) => Promise<LongResult<null>>;

/** Below, compression saves less than the packet that carries the answer. */
const leastBytes = 1000;

/** Twice as many as Node compresses at a time, so that none of its threads waits, and few enough for the memory. */
export const filesAtOnce = 8;

/**
 * The texts among `files` once more in each format, under their names with `.br` or `.gz` at the end, of which the bytes
 * are fetched each time that they are read. None without `compress`.
 */
export async function compressFiles(
  files: readonly OutputFile[],
  formats: readonly CompressedFormat[],
  compress: Compress | undefined,
): Promise<readonly OutputFile[]> {
  if (compress === undefined) return [];
  const wanted = files.filter(
    (file) => isText(file.path) && (file.sizeBytes ?? file.bytes.byteLength) >= leastBytes,
  );
  const twins = wanted.flatMap((file) => formats.map((format) => ({ file, format })));
  return fewAtOnce(
    twins,
    filesAtOnce,
    async ({ file, format }) => new CompressedFile(`${file.path}.${format}`, await compress(file, format)),
  );
}

/** A class: with a getter in a literal, each object would have a shape of its own. */
class CompressedFile implements OutputFile {
  readonly digest: string;
  readonly sizeBytes: number;
  readonly #compressed: LongResult<null>;

  constructor(
    readonly path: string,
    compressed: LongResult<null>,
  ) {
    this.digest = compressed.digest;
    this.sizeBytes = compressed.sizeBytes;
    this.#compressed = compressed;
  }

  get bytes(): Uint8Array {
    return this.#compressed.bytes;
  }
}

/** Images and fonts are compressed already, and what begins with a dot is for no visitor. */
function isText(path: string): boolean {
  return !/^\./.test(path) && /\.(?:html|css|js|mjs|svg|xml|json|txt|webmanifest|atom|ics)$/.test(path);
}
