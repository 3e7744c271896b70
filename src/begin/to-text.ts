import { decodeString } from "micromark-util-decode-string";
import type { Head } from "./old-site.ts";

/** Returns an empty mapping for any other value. */
export function toMapping(value: unknown): Head {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Head) : {};
}

export function toText(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.replace(/\s+/g, " ").trim() : undefined;
}

/** The words of a text that may contain HTML. */
export function toPlain(text: string): string {
  return decodeString(text.replace(/<!--[^<>]*-->|<\/?[a-z][^<>]*>/gi, "")).trim();
}
