import { fewAtOnce, type OnProgress } from "../../few-at-once.ts";
import { isTooLargeToRead, type LongResult, type OutputFile } from "../../model/model.ts";

export type CompressedFormat = "br" | "gz";

/** Compresses a file in a format, as small as possible. */
export type Compress = (file: OutputFile, format: CompressedFormat) => Promise<LongResult<null>>;

/** Twice as many as Node compresses at once, so that no thread waits, and few enough for the memory. */
const filesAtOnce = 8;

/**
 * Compressed copies of the text files of at least `leastBytes` among `files` in each format, with `.br` or `.gz` added
 * to their names; their bytes are read at each access. Empty without `compress`.
 */
export async function compressFiles(
  files: readonly OutputFile[],
  formats: readonly CompressedFormat[],
  compress: Compress | undefined,
  leastBytes = 1000,
  onProgress?: OnProgress,
): Promise<readonly OutputFile[]> {
  if (compress === undefined) return [];
  const wanted = files.filter(
    (file) =>
      isText(file.path) && !isTooLargeToRead(file) && (file.sizeBytes ?? file.bytes.byteLength) >= leastBytes,
  );
  const twins = wanted.flatMap((file) => formats.map((format) => ({ file, format })));
  return fewAtOnce(
    twins,
    filesAtOnce,
    async ({ file, format }) => new CompressedFile(`${file.path}.${format}`, await compress(file, format)),
    onProgress,
  );
}

/** A class, because every object literal with a getter gets its own hidden class in V8. */
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

/** Images and fonts are already compressed; files with a leading dot are not for visitors. */
function isText(path: string): boolean {
  return !/^\./.test(path) && /\.(?:html|css|js|mjs|svg|xml|json|txt|webmanifest|atom|ics)$/.test(path);
}
