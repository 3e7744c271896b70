import { type Memory, noMemory } from "../../memory/memory.ts";
import type { Entry } from "../../model/model.ts";

const none: readonly Entry[] = [];

/** The entries in what a template gets, in the order in which they stand there. What an entry itself holds is its own. */
export function findEntries(value: unknown, memory: Memory = noMemory): readonly Entry[] {
  if (typeof value !== "object" || value === null) return none;
  if (isEntry(value)) return [value];
  // The HTML of a body, which is fetched from afar, names none.
  if ("digest" in value && "parts" in value) return none;
  const entries = Object.values(value).flatMap((item) => findWithin(item, memory));
  return entries.length < 2 ? entries : [...new Set(entries)];
}

/** What props hold is often the same from build to build; they themselves are made anew. */
function findWithin(value: unknown, memory: Memory): readonly Entry[] {
  if (typeof value !== "object" || value === null) return none;
  return isEntry(value) ? [value] : memory.getFor("entries", value, [], () => findEntries(value, memory));
}

function isEntry(value: object): value is Entry {
  return "collection" in value && "digest" in value && "file" in value;
}
