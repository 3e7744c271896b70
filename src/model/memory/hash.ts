import { isUtf8 } from "node:buffer";
import { createHash, hash } from "node:crypto";
import { posix } from "node:path";
import type { FileDigest, Weighable } from "../model.ts";

/** SHA-256, in hex, of the parts and of their boundaries: ("ab", "c") and ("a", "bc") differ. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  return hashOfAll(parts);
}

/** Like `hashOf`, for a list of any length: a call takes at most some 50,000 arguments. */
export function hashOfAll(parts: readonly (string | Uint8Array)[]): string {
  // Hashes in one call: a hash object that is updated in steps holds native memory until a full garbage collection.
  return parts.every(isText) ? hash("sha256", joinParts(parts)) : hashInSteps(parts);
}

/** SHA-256 as one character for each of its 32 bytes: half as long as hex, for use in thousands of keys. */
export function shortHashOf(content: string | Uint8Array): string {
  return hash("sha256", content, "binary");
}

/** The same hash as hex. */
export function toHex(shortHash: string): string {
  return Buffer.from(shortHash, "latin1").toString("hex");
}

/** Joins the parts into one text that keeps their boundaries, to be hashed or used as a key. */
export function keyOf(...parts: readonly string[]): string {
  return joinParts(parts);
}

function joinParts(parts: readonly string[]): string {
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

/** The known digest of a file, or else that of its bytes. */
export function digestOfFile(file: Weighable): string {
  // Access to the bytes may read the disk, so they are used only if needed.
  return file.digest ?? digestOf(file.bytes);
}

/** The description of a file whose bytes are not in memory. */
export function toFileDigest(bytes: Uint8Array): FileDigest {
  return { digest: digestOf(bytes), isText: isUtf8(bytes) };
}

/** Names a file after its content: `menu.js` becomes `menu.2d711642b7.js`. */
export function fingerprint(path: string, bytes: Uint8Array): string {
  return withFingerprint(path, digestOf(bytes));
}

/** Like `fingerprint`, for a known digest of the content. */
export function withFingerprint(path: string, digest: string): string {
  const { dir, name, ext } = posix.parse(path);
  return posix.join(dir, `${name}.${digest.slice(0, 10)}${ext}`);
}
