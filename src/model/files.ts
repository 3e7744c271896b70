/**
 * A file to publish. `path` is from the root of `dist/`, always with "/". On large sites, each access to `bytes` may
 * read the disk. `digest`, the SHA-256 of the bytes in hex, and `sizeBytes` need no reading.
 */
export type OutputFile = {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly digest?: string;
  readonly sizeBytes?: number;
};

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
