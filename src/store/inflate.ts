import { constants, inflateSync } from "node:zlib";

/** Unpacks zlib data, also where its end is missing. Undefined for other data, and for more than `most` bytes. */
export function inflate(bytes: Uint8Array, most: number): Uint8Array | undefined {
  try {
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(1, most) });
  } catch {
    return undefined;
  }
}
