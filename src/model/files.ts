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

/** Makes a result that is JSON-safe, or recalls it. `key` must name everything that goes into it. */
export type Remember = <T>(kind: string, key: string, compute: () => T) => T;

/** The same, but what is remembered is read once somebody calls for it. Undefined where the result is. */
export type RememberLazily = <T>(
  kind: string,
  key: string,
  compute: () => T | undefined,
) => (() => T) | undefined;

/**
 * Makes a long result, or recalls it. `key` must name everything that goes into it. `made` is what `compute` would give,
 * where it is at hand.
 */
export type RememberLong = <Facts>(
  kind: string,
  key: string,
  compute: () => LongInput<Facts>,
  made?: LongInput<Facts>,
) => LongResult<Facts>;

/** The same where it is remembered, read once somebody asks for its facts. Undefined where it has to be made. */
export type RecallLong = <Facts>(
  kind: string,
  key: string,
  compute: () => LongInput<Facts>,
) => LongResult<Facts> | undefined;
