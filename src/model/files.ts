/**
 * A file to publish. `path` is from the root of `dist/`, always with "/". Where there are thousands, `bytes` are
 * fetched each time that they are read: `digest`, the SHA-256 of them in hex, and `sizeBytes` tell what they are.
 */
export type OutputFile = {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly digest?: string;
  readonly sizeBytes?: number;
};

/** What is weighed: bytes, by their digest where that is known. */
export type Weighable = Pick<OutputFile, "bytes" | "digest">;

/** What a step gives that makes a `LongResult`. */
export type LongInput<Facts> = { readonly facts: Facts; readonly bytes: Uint8Array };

/**
 * A result in two pieces: `facts`, small and always at hand, and `bytes`, long, fetched each time that they are read.
 * `digest` is the SHA-256 of the bytes in hex.
 */
export type LongResult<Facts> = {
  readonly facts: Facts;
  readonly digest: string;
  readonly sizeBytes: number;
  readonly bytes: Uint8Array;
};
