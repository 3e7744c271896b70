import type { EntryName } from "../../edit/edit.ts";
import type { KnownSite } from "../../edit/entries/known-site.ts";
import { labelEntry } from "../../edit/locate/label-fields.ts";

/** The label of an entry of the site: « Article · Décret BACS ». */
export function labelKnown({ site, entries }: Pick<KnownSite, "site" | "entries">, name: EntryName): string {
  return labelEntry(
    site,
    name,
    entries.find(({ collection, id }) => collection === name.collection && id === name.id),
  );
}
