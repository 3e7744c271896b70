import type { z } from "zod";
import { readEntryId } from "../../define/collections.ts";
import { settingsFile } from "../../define/settings-file.ts";
import type { DrawnSite } from "../../dev/site/looked-at-first.ts";
import type { BuiltSite } from "../../dev/site/site-state.ts";
import { toTranslationFile } from "../../model/language.ts";
import type { Route } from "../../model/route.ts";
import type { LetOthers } from "../../model/schedule.ts";
import { endingsOf } from "../../model/sources.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { outputPaths } from "../../pipeline/render/finish-site.ts";
import type { ShownPage } from "../answers.ts";
import { type EntryName, type FieldPath, isSameEntry } from "../model/edit.ts";
import { describeNamed, type NamedEntry } from "../model/entries/find-mentions.ts";
import type { KnownSite } from "../model/entries/known-site.ts";
import { labelEntry } from "../model/locate/label-fields.ts";
import type { WrittenField } from "../model/locate/list-fields.ts";
import {
  createSiteMap,
  createSiteMapMemory,
  type MappedSite,
  type SiteMap,
} from "../model/locate/site-map.ts";
import { type Format, formatIn } from "../model/splice/open-file.ts";

/** The place of an entry in its file, with its format and schema. */
export type EntryPlace = {
  readonly name: EntryName;
  /** From the root of the site. */
  readonly file: string;
  /** The path of the entry in a file of several entries, else empty. */
  readonly within: FieldPath;
  readonly format: Format;
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
  const inFolder = endingsOf(format).map((ending) => `content/${path}/${id}.${ending}`);
  const file = (kind === "folder" ? inFolder : [whole]).find((known) =>
    parsed.some((source) => source.file === known),
  );
  if (file === undefined) return undefined;
  return { name, file, within: kind === "file" ? [key] : [], format: formatIn(collection), schema };
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

/** Names a page as its editor knows it: by its entry, else by its title. Undefined if the site has no such page. */
export function namePage({ site, entries, pages }: Drawn, route: string): string | undefined {
  const found = pages.find(({ page }) => page.route === route);
  if (found === undefined) return undefined;
  const [source] = found.page.sources;
  const entry = entries.find(
    ({ file, collection }) => file === source && site.collections[collection]?.kind !== "file",
  );
  if (entry === undefined) return found.facts.title ?? route;
  return labelEntry(site, { collection: entry.collection, id: entry.id }, entry);
}

/** Finds which words of a page come from which field. */
export type PageLocator = {
  /**
   * Adds the attributes of edit mode to the page of a file, a path from the root of `dist/`. `bodyLabel` is the label
   * of the Markdown below the front matter. Undefined if the file is not a page that the site draws.
   */
  locate(site: DrawnSite, file: string, bodyLabel: string): ShownPage | undefined;
  /** The texts of a site. */
  fieldsOf(site: Drawn): readonly WrittenField[];
  /** The routes of the pages that show some fields, by the keys of the fields, as far as they are known. */
  routesOf(site: Drawn, keys: ReadonlySet<string>): ReadonlyMap<string, readonly string[]>;
  /** The number of pages that show a field. Undefined until `locateAll` has finished. */
  pagesOf(site: Drawn, entry: EntryName, path: FieldPath): number | undefined;
  /** Locates the fields of all pages of a site, so that `pagesOf` can answer. Calls `letOthers` after each. */
  locateAll(site: BuiltSite, letOthers: LetOthers): Promise<void>;
};

export function createPageLocator(): PageLocator {
  const kept = createSiteMapMemory();
  const maps = new WeakMap<MappedSite, SiteMap>();
  const mapOf = (drawn: MappedSite): SiteMap => {
    const map = maps.get(drawn) ?? createSiteMap(drawn, kept);
    maps.set(drawn, map);
    return map;
  };
  return {
    locate: ({ drawn, files }, file, bodyLabel) => {
      const bytes = files.get(file);
      if (drawn === undefined || bytes === undefined) return undefined;
      const route = routeOfFile(drawn, file);
      if (route === undefined) return undefined;
      return mapOf(drawn).locate(route, Buffer.from(bytes).toString(), bodyLabel);
    },
    fieldsOf: (site) => mapOf(site).fields(),
    routesOf: (site, keys) => mapOf(site).routesOf(keys),
    pagesOf: (site, entry, path) => mapOf(site).pagesOf(entry, path),
    locateAll: async ({ drawn }, letOthers) => {
      if (drawn !== undefined) await mapOf(drawn).count(letOthers);
    },
  };
}

/** The route of the page in a file, from the root of `dist/`. */
export function routeOfFile({ pages }: Pick<Drawn, "pages">, file: string): Route | undefined {
  return pages.find(({ page }) => outputPaths(page, "both").includes(file))?.page.route;
}
