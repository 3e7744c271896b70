import type { z } from "zod";
import type { SiteDefinition } from "../../../define/define.ts";
import { titleOf } from "../../../define/fields-of.ts";
import { settingsFile } from "../../../define/settings-file.ts";
import { toOriginalId } from "../../../model/language.ts";
import type { Entry } from "../../../model/model.ts";
import { nameEntry } from "../../../model/name-entry.ts";
import { valueAt } from "../../../model/value-at.ts";
import type { Drawn } from "../../../pipeline/build.ts";
import { shorten } from "../../../text/shorten.ts";
import type { EntryName, FieldPath, Value } from "../edit.ts";
import { settingsEntry } from "./list-fields.ts";

type Site = Pick<SiteDefinition, "collections" | "settings">;

/** The schema of an entry. Undefined if the site has no such collection. */
export function schemaOf({ collections, settings }: Site, { collection }: EntryName): z.ZodType | undefined {
  return collection === undefined ? settings : collections[collection]?.schema;
}

/** « Article · Décret BACS »: the name of the collection and, if it has several entries, that of the entry. */
export function labelEntry(site: Site, name: EntryName, entry: Entry | undefined): string {
  const collection = name.collection === undefined ? undefined : site.collections[name.collection];
  const label = labelKind(site, name.collection);
  if (collection === undefined || collection.kind === "single") return label;
  return `${label} · ${nameEntry(entry?.data) ?? name.id}`;
}

/** The name of a collection, « Article », or of the settings if there is none. */
export function labelKind(site: Site, collection: string | undefined): string {
  const schema = schemaOf(site, { collection, id: "" });
  return (schema && titleOf(schema, [])) ?? collection ?? settingsFile;
}

/** The label of a field: « Accroche », or « Titre 2 » in a list of titles. */
export function labelField(schema: z.ZodType, path: FieldPath): string {
  const last = path.at(-1);
  const label = titleOf(schema, path);
  if (typeof last !== "number" || path.length === 1) return label ?? String(last);
  const list = path.slice(0, -1);
  return `${titleOf(schema, list) ?? String(list.at(-1))} ${last + 1}`;
}

/** `read` gives the words that visitors see of a text. `item` is the value of a new item. */
type Reading = { readonly item?: Value | undefined; readonly read?: (text: string) => string };

/**
 * Names a field by the words around it that visitors read, and by its label: « Notre expertise en chiffres · nouveaux
 * clients cette année · Valeur ». `data` is that of the entry in its file.
 */
export function nameInPlace(
  schema: z.ZodType,
  data: unknown,
  path: FieldPath,
  { item, read = hideNames }: Reading = {},
): string {
  const cut = (name: string) => shorten(read(name), most);
  const around = path.slice(0, -1).flatMap((step, at) => {
    const part = path.slice(0, at + 1);
    const held = valueAt(data, part);
    if (typeof step === "number") return [cut(nameItem(held) ?? labelField(schema, part))];
    if (Array.isArray(held) || typeof path[at + 1] === "number") return [];
    return [cut(headingOf(held) ?? titleOf(schema, part) ?? nameItem(held) ?? "")];
  });
  const own = typeof path.at(-1) === "number" && nameItem(item ?? valueAt(data, path));
  return [...around, own ? cut(own) : labelField(schema, path)].filter((name) => name !== "").join(" · ");
}

/** Without the names of values, which visitors never see. */
export function hideNames(text: string): string {
  return text.replace(/\{[^{}]*\}/g, "…");
}

/** Characters of a name. */
const most = 50;

/** The name of an item of a list. Beside a label, its `name` is for the site. */
function nameItem(item: unknown): string | undefined {
  const { label } = (item ?? {}) as { readonly label?: unknown };
  return typeof label === "string" ? label : nameEntry(item);
}

/** The heading of a part of a page. Not that of the words for search engines, which the page does not show. */
function headingOf(held: unknown): string | undefined {
  if (typeof held !== "object" || held === null || "description" in held) return undefined;
  const { title } = held as { readonly title?: unknown };
  const lines = Array.isArray(title) ? title : [title];
  return lines.every((line) => typeof line === "string") ? lines.join(" ") : undefined;
}

/** The entry around a position in a file, and the path of the field within that entry. */
type Holder = {
  readonly name: EntryName;
  /** Undefined for the settings. */
  readonly entry: Drawn["entries"][number] | undefined;
  readonly path: FieldPath;
};

/**
 * Finds the entry around a path of a file, which may contain a whole collection by name. Undefined if there is none.
 */
export function findHolder(
  { site, entries }: Pick<Drawn, "site" | "entries">,
  file: string,
  path: FieldPath,
): Holder | undefined {
  if (file === settingsFile) return { name: settingsEntry, entry: undefined, path };
  const members = entries.filter((entry) => entry.file === file);
  const [first] = members;
  const isShared = first !== undefined && site.collections[first.collection]?.kind === "file";
  const entry = isShared ? members.find((member) => toOriginalId(member) === path[0]) : first;
  if (entry === undefined) return undefined;
  const name = { collection: entry.collection, id: entry.id };
  return { name, entry, path: isShared ? path.slice(1) : path };
}
