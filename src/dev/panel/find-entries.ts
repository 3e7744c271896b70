import type { Entry } from "../../model.ts";

/** The entries in what a template gets, in the order in which they stand there. What an entry itself holds is its own. */
export function findEntries(props: unknown): readonly Entry[] {
  const found = new Set<Entry>();
  collect(props, found);
  return [...found];
}

function collect(value: unknown, found: Set<Entry>): void {
  if (typeof value !== "object" || value === null) return;
  if (isEntry(value)) found.add(value);
  // The HTML of a body, which is fetched from afar, names no entry.
  else if (!("digest" in value && "parts" in value))
    for (const item of Object.values(value)) collect(item, found);
}

function isEntry(value: object): value is Entry {
  return "collection" in value && "digest" in value && "file" in value;
}
