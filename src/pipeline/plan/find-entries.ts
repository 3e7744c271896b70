import { type Memory, noMemory } from "../../model/memory/memory.ts";
import type { Entry } from "../../model/model.ts";

const none: readonly Entry[] = [];

/** The entries in the props of a template, in their order. The content of an entry is not searched. */
export function findEntries(value: unknown, memory: Memory = noMemory): readonly Entry[] {
  if (typeof value !== "object" || value === null) return none;
  if (isEntry(value)) return [value];
  // The HTML of a body, which is read from the disk, contains no entries.
  if ("digest" in value && "parts" in value) return none;
  const entries = Object.values(value).flatMap((item) => findWithin(item, memory));
  return entries.length < 2 ? entries : [...new Set(entries)];
}

/** Values in props are often the same objects from build to build; the props themselves are new objects. */
function findWithin(value: unknown, memory: Memory): readonly Entry[] {
  if (typeof value !== "object" || value === null) return none;
  return isEntry(value) ? [value] : memory.getFor("entries", value, [], () => findEntries(value, memory));
}

function isEntry(value: object): value is Entry {
  return "collection" in value && "digest" in value && "file" in value;
}
