import { createHash } from "node:crypto";
import { posix } from "node:path";

/** SHA-256, in hex, of the parts and of where each ends: ("ab", "c") and ("a", "bc") differ. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) {
    const bytes = typeof part === "string" ? Buffer.from(part) : part;
    hash.update(`${bytes.byteLength}:`).update(bytes);
  }
  return hash.digest("hex");
}

/** SHA-256, in hex, of the bytes alone. */
export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Names a file after its content: `menu.js` becomes `menu.2d711642b7.js`. */
export function fingerprint(path: string, bytes: Uint8Array): string {
  return withFingerprint(path, digestOf(bytes));
}

/** The same where the digest of the content is known. */
export function withFingerprint(path: string, digest: string): string {
  const { dir, name, ext } = posix.parse(path);
  return posix.join(dir, `${name}.${digest.slice(0, 10)}${ext}`);
}
