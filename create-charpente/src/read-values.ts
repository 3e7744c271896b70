import { decodeString } from "micromark-util-decode-string";
import type { OldHead } from "./old-site.ts";

/** Returns an empty mapping for any other value. */
export function toMapping(value: unknown): OldHead {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as OldHead) : {};
}

/** The mappings of a list, which may be one mapping. */
export function toMappings(value: unknown): readonly OldHead[] {
  return [value ?? []].flat().map(toMapping);
}

/** Mappings are merged key by key, any other value is replaced. */
export function mergeMappings(all: OldHead, more: OldHead): OldHead {
  const isMapping = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
  const merged = Object.entries(more).map(([key, value]) => {
    const old = all[key];
    const isBoth = isMapping(old) && isMapping(value);
    return [key, isBoth ? mergeMappings(toMapping(old), toMapping(value)) : value];
  });
  return { ...all, ...(Object.fromEntries(merged) as OldHead) };
}

/** A text that says something, on one line. Undefined for any other value. */
export function toText(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.replace(/\s+/g, " ").trim() : undefined;
}

/** The texts of a list, which may be one text. */
export function toTexts(value: unknown): readonly string[] {
  return [value ?? []].flat().flatMap((each) => toText(each) ?? []);
}

/** The words of a text that may contain HTML. */
export function toPlain(text: string): string {
  return decodeString(text.replace(/<!--[^<>]*-->|<\/?[a-z][^<>]*>/gi, "")).trim();
}
