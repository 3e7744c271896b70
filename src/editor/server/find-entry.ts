import type { z } from "zod";
import { readEntryId } from "../../define/collections.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { toTranslationFile } from "../../model/language.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { type EntryName, type FieldPath, isSameEntry } from "../model/edit.ts";
import { describeNamed, type NamedEntry } from "../model/entries/find-mentions.ts";
import type { KnownSite } from "../model/entries/known-site.ts";
import { labelEntry } from "../model/locate/label-fields.ts";

/** The place of an entry in its file, with its format and schema. */
export type EntryPlace = {
  readonly name: EntryName;
  /** From the root of the site. */
  readonly file: string;
  /** The path of the entry in a file of several entries, else empty. */
  readonly within: FieldPath;
  readonly format: "markdown" | "yaml";
  readonly schema: z.ZodType;
};

/** Finds the place of an entry. Undefined if the site has no such entry. */
export function findEntry(
  name: EntryName,
  drawn: Pick<Drawn, "site" | "parsed"> | undefined,
): EntryPlace | undefined {
  if (drawn === undefined) return undefined;
  const { site, parsed } = drawn;
  const { collection: set, id } = name;
  if (set === undefined)
    return { name, file: settingsFile, within: [], format: "yaml", schema: site.settings };
  const collection = Object.hasOwn(site.collections, set) ? site.collections[set] : undefined;
  if (collection === undefined) return undefined;
  const { kind, path, format, schema } = collection;
  const { key, language } = readEntryId(id, collection);
  const whole = language === undefined ? `content/${path}` : toTranslationFile(`content/${path}`, language);
  const inFolder =
    format === "markdown"
      ? [`content/${path}/${id}.md`]
      : [`content/${path}/${id}.yaml`, `content/${path}/${id}.yml`];
  const file = (kind === "folder" ? inFolder : [whole]).find((known) =>
    parsed.some((source) => source.file === known),
  );
  if (file === undefined) return undefined;
  return { name, file, within: kind === "file" ? [key] : [], format, schema };
}

/** Finds an entry with everything that a plan needs. Undefined for the settings, and if the site has no such entry. */
export function findNamedEntry(site: KnownSite, name: EntryName): NamedEntry | undefined {
  const entry = site.entries.find((known) => isSameEntry(known, name));
  return entry && describeNamed(entry, site);
}

/** The label of an entry of the site: « Article · Décret BACS ». */
export function labelNamed({ site, entries }: Pick<KnownSite, "site" | "entries">, name: EntryName): string {
  return labelEntry(
    site,
    name,
    entries.find((entry) => isSameEntry(entry, name)),
  );
}
