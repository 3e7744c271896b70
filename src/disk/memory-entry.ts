import { hashOf } from "../hash.ts";

const checksumLength = 64;

/** What is stored under `id`: a checksum of both the id and the payload, then the payload. */
export function encodeEntry(id: string, payload: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(hashOf(id, payload)), payload]);
}

/** The payload, or undefined where the bytes are not, to the last bit, what was stored under this id. */
export function decodeEntry(id: string, entry: Uint8Array): Uint8Array | undefined {
  const checksum = Buffer.from(entry.subarray(0, checksumLength)).toString("latin1");
  const payload = entry.subarray(checksumLength);
  return checksum === hashOf(id, payload) ? payload : undefined;
}
