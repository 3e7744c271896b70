/**
 * A file to publish. `path` is from the root of `dist/`, always with "/". On large sites, each access to `bytes` may
 * read the disk. `digest`, the SHA-256 of the bytes in hex, and `sizeBytes` need no reading.
 */
export type OutputFile = {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly digest?: string;
  readonly sizeBytes?: number;
  /** Set for a large file of `static/`, whose digest and size are known. */
  readonly large?: LargeFile;
};

/** A file that stays on the disk: it is hashed, copied and sent in pieces. */
export type LargeFile = {
  /** From the project root, for problems. */
  readonly file: string;
  /** Its absolute path on the disk. */
  readonly place: string;
  /** The version of the file that was read. */
  readonly mark: FileMark;
  /** True if it contains a private key as text. */
  readonly holdsKey: boolean;
};

/** What the disk reports for a file. Changes when the file is written or replaced. */
export type FileMark = {
  readonly dev: number;
  readonly ino: number;
  readonly size: number;
  readonly mtimeMs: number;
  readonly ctimeMs: number;
};

/** In bytes. Steps that need a whole file, such as compression, leave larger files out: memory must not grow with them. */
export const mostWholeBytes = 64 * 1024 * 1024;

/** True for a file that is not read as a whole. */
export function isTooLargeToRead(file: OutputFile): boolean {
  return file.sizeBytes !== undefined && file.sizeBytes > mostWholeBytes;
}

/** Bytes to weigh, with their digest if it is known. */
export type Weighable = Pick<OutputFile, "bytes" | "digest">;

/** The result of a step that becomes a `LongResult`. */
export type LongInput<Facts> = { readonly facts: Facts; readonly bytes: Uint8Array };

/**
 * A result in two parts: `facts` are small and in memory, `bytes` are long and read from the disk at each access.
 * `digest` is the SHA-256 of the bytes in hex.
 */
export type LongResult<Facts> = {
  readonly facts: Facts;
  readonly digest: string;
  readonly sizeBytes: number;
  readonly bytes: Uint8Array;
};
