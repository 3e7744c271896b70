import { readEntryId } from "../../../define/collections.ts";
import { settingsFile } from "../../../define/settings-file.ts";
import type { Entry, ParsedSource } from "../../../model/model.ts";
import { valueAt } from "../../../model/value-at.ts";
import type { Drawn } from "../../../pipeline/build.ts";
import { fillFacts } from "../../../text/facts.ts";
import { type EntryName, type FieldPath, isSameEntry, type Value } from "../edit.ts";
import { valueNamerOf } from "../values/name-values.ts";
import { hideNames, labelEntry, nameInPlace, schemaOf } from "./label-fields.ts";

export type LabelledSite = Pick<Drawn, "site" | "settings" | "entries" | "parsed">;

type Given = {
  /** The data of the entry in its file. Those of the site if there are none. */
  readonly data?: unknown;
  /** The value of a new item. */
  readonly item?: Value | undefined;
};

/** « Notre métier · Ce que nous faisons · Titre »: an entry, the part of it in which a field stands, and the field. */
export function labelPlace(
  drawn: LabelledSite,
  name: EntryName,
  path: FieldPath,
  bodyLabel: string,
  given?: Given,
): string {
  const entry = drawn.entries.find((one) => isSameEntry(one, name));
  return `${labelEntry(drawn.site, name, entry)} · ${namePlace(drawn, name, path, bodyLabel, given)}`;
}

/** The same without the entry. `bodyLabel` is the label of the Markdown below the front matter, whose path is `[]`. */
export function namePlace(
  drawn: LabelledSite,
  name: EntryName,
  path: FieldPath,
  bodyLabel: string,
  { data, item }: Given = {},
): string {
  const schema = schemaOf(drawn.site, name);
  if (schema === undefined || path.length === 0) return bodyLabel;
  const entry = drawn.entries.find((one) => isSameEntry(one, name));
  const read = (words: string) => {
    if (!words.includes("{")) return words;
    const values = valueNamerOf(drawn).facts(name);
    const facts = Object.fromEntries(values.map((fact) => [fact.name, fact.value]));
    // What no setting gives, the page fills in.
    return hideNames(fillFacts(words, facts, () => {}));
  };
  return nameInPlace(schema, data ?? readWritten(entry, drawn), path, { item, read });
}

/** The data of an entry as its file has them. Those of the settings without an entry. */
export function readWritten(
  entry: Entry | undefined,
  { parsed, site }: Pick<LabelledSite, "parsed" | "site">,
): unknown {
  const all = sourcesOf(parsed).get(entry?.file ?? settingsFile)?.data;
  const collection = entry && site.collections[entry.collection];
  return collection?.kind === "file" && entry ? valueAt(all, [readEntryId(entry.id, collection).key]) : all;
}

const byFile = new WeakMap<readonly ParsedSource[], ReadonlyMap<string, ParsedSource>>();

function sourcesOf(parsed: readonly ParsedSource[]) {
  const sources = byFile.get(parsed) ?? new Map(parsed.map((source) => [source.file, source]));
  byFile.set(parsed, sources);
  return sources;
}
