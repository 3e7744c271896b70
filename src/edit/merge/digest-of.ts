import { createHash } from "node:crypto";

/** Tells whether a file is still as it was read. */
export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url");
}
