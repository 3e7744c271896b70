import type { OldHead } from "./old-site.ts";
import { toText } from "./read-tree.ts";

/** Gives the variants that hosts treat alike one form: a slash at the start, none at the end, no `.html`. */
export function toAddress(written: string): string {
  const path = `/${written}`
    .replace(/[?#].*/s, "")
    .replace(/\/index\.html?$/, "/")
    .replace(/\.html?$/, "")
    .split("/")
    .filter((part) => part !== "");
  return `/${path.join("/")}`;
}

/** The address that a head sets. Undefined when it sets none, or a pattern that only the engine can fill in. */
export function ownAddress(head: OldHead, fields: readonly string[]): string | undefined {
  const written = findAddress(head, fields);
  return written !== undefined && !isPattern(written) ? toAddress(written) : undefined;
}

/** The address that a head sets, if it is a pattern that only the engine can fill in. */
export function ownPattern(head: OldHead, fields: readonly string[]): string | undefined {
  const written = findAddress(head, fields);
  return written !== undefined && isPattern(written) ? written : undefined;
}

function findAddress(head: OldHead, fields: readonly string[]): string | undefined {
  return fields.flatMap((field) => toText(head[field]) ?? [])[0];
}

function isPattern(written: string): boolean {
  return /[{}:]/.test(written);
}
