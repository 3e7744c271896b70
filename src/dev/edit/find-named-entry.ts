import type { EntryName } from "../../edit/edit.ts";
import { describeNamed, type NamedEntry } from "../../edit/entries/find-named.ts";
import type { KnownSite } from "../../edit/entries/known-site.ts";
import { isSameEntry } from "../../edit/field-key.ts";

/** Finds an entry with everything that a plan needs. Undefined for the settings, and if the site has no such entry. */
export function findNamedEntry(site: KnownSite, name: EntryName): NamedEntry | undefined {
  const entry = site.entries.find((known) => isSameEntry(known, name));
  return entry && describeNamed(entry, site);
}
