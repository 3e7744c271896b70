import type { Entry } from "../model.ts";
import { noReuse, type Reuse } from "../reuse.ts";

const none: readonly Entry[] = [];

/** The entries in what a template gets, in the order in which they stand there. What an entry itself holds is its own. */
export function findEntries(value: unknown, reuse: Reuse = noReuse): readonly Entry[] {
  if (typeof value !== "object" || value === null) return none;
  return reuse("entries", value, [], () => {
    if (isEntry(value)) return [value];
    // The HTML of a body, which is fetched from afar, names none.
    if ("digest" in value && "parts" in value) return none;
    const entries = Object.values(value).flatMap((item) => findEntries(item, reuse));
    return entries.length === 0 ? none : [...new Set(entries)];
  });
}

function isEntry(value: object): value is Entry {
  return "collection" in value && "digest" in value && "file" in value;
}
