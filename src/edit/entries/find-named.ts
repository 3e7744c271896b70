import { posix } from "node:path";
import type { Collection } from "../../define/define.ts";
import { readEntryId } from "../../define/read-entry-id.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { isSource } from "../../model/is-source.ts";
import type { Entry } from "../../model/model.ts";
import { valueAt } from "../../model/value-at.ts";
import type { FieldPath } from "../edit.ts";
import type { KnownSite } from "./known-site.ts";

/** An entry with everything that a plan needs. */
export type NamedEntry = {
  readonly entry: Pick<Entry, "collection" | "id" | "file">;
  readonly collection: Collection;
  /** The path of the entry in a file of several entries, else empty. */
  readonly within: FieldPath;
  /** Its data before validation. */
  readonly data: unknown;
  /** The address of its own page. Undefined if it has none. */
  readonly route: string | undefined;
};

/**
 * Finds the entries that a text may name: by the address of their page, their file, their collection and name, or their
 * name.
 */
export function findNamed(written: string, site: KnownSite): readonly NamedEntry[] {
  const named = written.normalize("NFC");
  const meant = (one: NamedEntry) => {
    const { collection, id, file } = one.entry;
    if (named.startsWith("/")) return one.route === named;
    if (isSource(named)) return one.within.length === 0 && (file === named || file === `content/${named}`);
    if (one.collection.kind === "single" && posix.parse(file).name === named) return true;
    return `${collection}/${id}` === named || id === named;
  };
  const found = site.entries.map((entry) => describeNamed(entry, site)).filter((one) => one !== undefined);
  const exact = found.filter((one) => `${one.entry.collection}/${one.entry.id}` === named);
  return exact.length > 0 ? exact : found.filter(meant);
}

/** Undefined for the settings, and for an entry of no collection. */
export function describeNamed(entry: Entry, site: KnownSite): NamedEntry | undefined {
  const { collection: name, id, file } = entry;
  const collection = site.site.collections[name];
  if (collection === undefined || file === settingsFile) return undefined;
  const within = collection.kind === "file" ? [readEntryId(id, collection).key] : [];
  const data = valueAt(site.parsed.find((source) => source.file === file)?.data, within);
  const pages = site.pages.filter(({ sources }) => sources[0] === file);
  const written = (data as { readonly route?: unknown } | undefined)?.route;
  const own = pages.find(({ route }) => route === written) ?? pages[0];
  return { entry, collection, within, data, route: collection.kind === "file" ? undefined : own?.route };
}
