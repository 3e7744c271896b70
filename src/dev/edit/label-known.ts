import type { EntryName } from "../../edit/edit.ts";
import type { KnownSite } from "../../edit/entries/known-site.ts";
import { labelEntry } from "../../edit/locate/label-fields.ts";

/** « Article · Décret BACS » of an entry that the site has. */
export function labelKnown({ site, entries }: Pick<KnownSite, "site" | "entries">, name: EntryName): string {
  return labelEntry(
    site,
    name,
    entries.find(({ collection, id }) => collection === name.collection && id === name.id),
  );
}
