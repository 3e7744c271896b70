import { readEntryId } from "../../../define/read-entry-id.ts";
import { describeNamed, type NamedEntry } from "./find-mentions.ts";
import type { KnownSite } from "./known-site.ts";

/** Finds the translations of an original, drafts included. A translation has none. */
export function findTranslations(
  site: KnownSite,
  { entry, collection }: Pick<NamedEntry, "entry" | "collection">,
): readonly NamedEntry[] {
  return site.entries
    .filter(({ collection: other, id }) => {
      const { key, language } = readEntryId(id, collection);
      return other === entry.collection && language !== undefined && key === entry.id;
    })
    .map((translation) => describeNamed(translation, site))
    .filter((one) => one !== undefined);
}

/** The names of the languages that an original is translated to, in the order of the site. */
export function nameTranslations(site: KnownSite, named: NamedEntry): readonly string[] {
  const codes = findTranslations(site, named).map(
    ({ entry }) => readEntryId(entry.id, named.collection).language,
  );
  return site.site.languages.filter(({ code }) => codes.includes(code)).map(({ name }) => name);
}
