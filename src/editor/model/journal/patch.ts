import { digestOf } from "../../../model/memory/hash.ts";
import { commonEnds } from "../common-ends.ts";

/** The bytes that a step replaced in a file. `before` and `after` are digests of the whole file. */
export type Patch = {
  readonly before: string;
  readonly after: string;
  /** In bytes from the start of the file. */
  readonly from: number;
  /** As base64, because a stretch may begin or end within a character. */
  readonly removed: string;
  readonly added: string;
};

export function makePatch(before: Uint8Array, after: Uint8Array): Patch {
  const { start: from, end } = commonEnds(before, after);
  return {
    before: digestOf(before),
    after: digestOf(after),
    from,
    removed: toBase64(before.subarray(from, before.length - end)),
    added: toBase64(after.subarray(from, after.length - end)),
  };
}

/** Reverts a patch to the byte. Undefined if the file has changed since. */
export function takePatchBack(bytes: Uint8Array, patch: Patch): Uint8Array | undefined {
  if (digestOf(bytes) !== patch.after) return undefined;
  const length = Buffer.from(patch.added, "base64").length;
  const removed = Buffer.from(patch.removed, "base64");
  return Buffer.concat([bytes.subarray(0, patch.from), removed, bytes.subarray(patch.from + length)]);
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}
