import { noteOf } from "../../define/fields-of.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { digestOf } from "../../model/memory/hash.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { type EntryName, fieldKey, isSameEntry } from "../edit.ts";
import type { EntryOnPage, FieldOnPage } from "../protocol.ts";
import { labelEntry, labelField, schemaOf } from "./label-fields.ts";
import { type Field, settingsEntry } from "./list-fields.ts";

/** Describes a field of a page for the editor. `pages` is the number of pages that show it. */
export function describeField(
  { entry, path, kind, value }: Field,
  site: Drawn["site"],
  bodyLabel: string,
  pages: number | undefined,
): FieldOnPage {
  const schema = kind === "body" ? undefined : schemaOf(site, entry);
  const help = schema && noteOf(schema, path);
  return {
    entry,
    path,
    label: schema === undefined ? bodyLabel : labelField(schema, path),
    ...(help !== undefined && { help }),
    kind,
    value,
    ...(pages !== undefined && { pages }),
  };
}

/** Lists the entries of a page: its sources, then entries whose words it shows, then the settings. */
export function describeEntries(
  { site, entries, sources: files }: Pick<Drawn, "site" | "entries" | "sources">,
  sources: readonly string[],
  shown: readonly Field[],
): readonly EntryOnPage[] {
  const own = entries.filter(({ collection, file }) => {
    // A page may show only some entries of a file of many.
    return sources.includes(file) && site.collections[collection]?.kind !== "file";
  });
  const inOrder = [...own].sort((a, b) => sources.indexOf(a.file) - sources.indexOf(b.file));
  const byName = new Map(files.map((source) => [source.file, source]));
  const named = new Map<string, EntryOnPage>();
  const add = (entry: EntryName, file: string) => {
    const key = fieldKey(entry);
    const source = byName.get(file);
    if (source === undefined || named.has(key)) return;
    const found = entries.find((one) => isSameEntry(one, entry));
    const label = labelEntry(site, entry, found);
    named.set(key, { entry, label, file, digest: digestOf(source.bytes) });
  };
  for (const { collection, id, file } of inOrder) add({ collection, id }, file);
  for (const { entry, file } of shown) if (entry.collection !== undefined) add(entry, file);
  add(settingsEntry, settingsFile);
  return [...named.values()];
}
