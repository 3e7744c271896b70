import type { Collections, Content, Entries, Reference } from "../define.ts";
import { groupBy } from "../group-by.ts";
import type { Entry } from "../model.ts";

/** Lays the entries out as templates ask for them. Undefined where a page’s single entry did not pass. */
export function collectContent(
  entries: readonly Entry[],
  collections: Collections,
): Content<Collections> | undefined {
  const byCollection = groupBy(entries, (entry) => entry.collection);
  const content: Record<string, Entry | Entries<unknown>> = {};
  for (const [name, { kind }] of Object.entries(collections)) {
    const members = byCollection.get(name) ?? [];
    if (kind !== "single") content[name] = toEntries(name, members);
    else if (members[0] !== undefined) content[name] = members[0];
    else return undefined;
  }
  return content as Content<Collections>;
}

function toEntries(name: string, all: readonly Entry[]): Entries<unknown> {
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  return {
    all,
    get({ collection, id }: Reference) {
      const entry = collection === name ? byId.get(id) : undefined;
      if (entry === undefined)
        throw new Error(`“${id}” of ${collection} was asked from ${name}, which has no such entry.`);
      return entry;
    },
  };
}
