import { isUtf8 } from "node:buffer";
import { createHash, hash } from "node:crypto";
import { posix } from "node:path";
import type { FileDigest } from "../model/model.ts";

/** SHA-256, in hex, of the parts and of where each ends: ("ab", "c") and ("a", "bc") differ. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  // In one call: each object that hashes in steps holds native memory until a full collection.
  return parts.every(isText) ? hash("sha256", keyOf(...parts)) : hashInSteps(parts);
}

/** SHA-256 with one character for each of its 32 bytes: half the length, for where there are many. */
export function shortHashOf(content: string | Uint8Array): string {
  return hash("sha256", content, "binary");
}

/** The same hash in hex. */
export function toHex(shortHash: string): string {
  return Buffer.from(shortHash, "latin1").toString("hex");
}

/** One text that tells the parts and where each ends: for whoever hashes it, or is given it as a key. */
export function keyOf(...parts: readonly string[]): string {
  let text = "";
  for (const part of parts) text += `${Buffer.byteLength(part)}:${part}`;
  return text;
}

function isText(part: string | Uint8Array): part is string {
  return typeof part === "string";
}

function hashInSteps(parts: readonly (string | Uint8Array)[]): string {
  const steps = createHash("sha256");
  for (const part of parts) steps.update(`${Buffer.byteLength(part)}:`).update(part);
  return steps.digest("hex");
}

/** SHA-256, in hex, of the bytes alone. */
export function digestOf(bytes: Uint8Array): string {
  return hash("sha256", bytes);
}

/** What is to be known of a file that nobody holds. */
export function lookAt(bytes: Uint8Array): FileDigest {
  return { digest: digestOf(bytes), isText: isUtf8(bytes) };
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
