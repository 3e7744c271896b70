import type { EntryName } from "../../edit/edit.ts";
import type { KnownSite } from "../../edit/entries/known-site.ts";
import { isSameEntry } from "../../edit/field-key.ts";
import { labelEntry } from "../../edit/locate/label-fields.ts";

/** The label of an entry of the site: « Article · Décret BACS ». */
export function labelNamed({ site, entries }: Pick<KnownSite, "site" | "entries">, name: EntryName): string {
  return labelEntry(
    site,
    name,
    entries.find((entry) => isSameEntry(entry, name)),
  );
}
