import { readEntryId } from "../../../define/collections.ts";
import type { Collection } from "../../../define/define.ts";
import { describeSchema } from "../../../define/schema/describe-schema.ts";
import { splitLanguage, toTranslationFile, toTranslationId } from "../../../model/language.ts";
import { valueAt } from "../../../model/value-at.ts";
import type { Exchange } from "../../../store/exchange.ts";
import type { FieldPath, Value } from "../edit.ts";
import { listDeclaredWords } from "../locate/list-fields.ts";
import { appendTo } from "../new-entry/append-entry.ts";
import { setValue } from "../new-entry/set-value.ts";
import type { StartedEntry } from "../new-entry/start-entry.ts";
import { applyEdit } from "../splice/apply-edit.ts";
import { formatIn } from "../splice/open-file.ts";
import type { NamedEntry } from "./find-mentions.ts";
import type { KnownSite } from "./known-site.ts";
import type { Impossible } from "./plan.ts";
import { copyEntry, noRoom } from "./plan-new.ts";

/** A translation whose words are still to be written. `words`: the paths of these in the original. */
export type StartedTranslation = StartedEntry & { readonly words: readonly FieldPath[] };

/** Begins a translation: a draft with all values of the entry, but without its words. */
export function startTranslation(
  { collection, data }: NamedEntry,
  place: Pick<StartedEntry, "id" | "file">,
): StartedTranslation {
  const { schema, readTimeField } = collection;
  const words = listDeclaredWords(data, schema);
  const wordless = words.reduce<unknown>((left, path) => setValue(left, path, undefined), data);
  const hasDrafts = describeSchema(schema).properties?.draft?.type === "boolean";
  const draft = hasDrafts ? setValue(wordless, ["draft"], true) : wordless;
  // A text that is not written yet takes no time to read.
  const isTimed = readTimeField !== undefined && valueAt(data, [readTimeField]) !== undefined;
  return { ...place, words, data: isTimed ? setValue(draft, [readTimeField], 1) : draft };
}

/** The id and the file of an entry in a language. The names of the first language of a site contain no code. */
export function placeInLanguage(
  { entry, collection }: Pick<NamedEntry, "entry" | "collection">,
  code: string,
): Pick<StartedEntry, "id" | "file"> {
  const { languages = [] } = collection;
  const original = splitLanguage(entry.file, languages).file;
  const language = languages.includes(code) ? code : undefined;
  return {
    id: toTranslationId(readEntryId(entry.id, collection).key, language),
    file: language === undefined ? original : toTranslationFile(original, language),
  };
}

/** True where the content has an entry, whether it fits its schema or not. */
export function isPlaceTaken(
  { sources, parsed }: Pick<KnownSite, "sources" | "parsed">,
  { id, file }: Pick<StartedEntry, "id" | "file">,
  collection: Collection,
): boolean {
  if (collection.kind !== "file") return sources.some((source) => source.file === file);
  const { data } = parsed.find((source) => source.file === file) ?? {};
  return valueAt(data, [readEntryId(id, collection).key]) !== undefined;
}

/** Writes a translation as its original is written, with other data, and with `body` as its Markdown. */
export function composeTranslation(
  { sources }: Pick<KnownSite, "sources">,
  { entry, collection, data: old }: NamedEntry,
  { id, file }: Pick<StartedEntry, "id" | "file">,
  { data, body }: { readonly data: unknown; readonly body: string },
): Exchange | Impossible {
  const bytesOf = (wanted: string) => sources.find((source) => source.file === wanted)?.bytes;
  const { kind, schema } = collection;
  const format = formatIn(collection);
  if (kind === "file") {
    const before = bytesOf(file);
    const { key } = readEntryId(id, collection);
    const after = appendTo(before, collection, key, data as Value);
    return after === undefined ? noRoom(file, key) : { file, before, after };
  }
  const bytes = bytesOf(entry.file) ?? new Uint8Array();
  const copied = copyEntry({ bytes, format, schema, data: old as Value }, data as Value);
  if (copied.status === "impossible") return copied;
  if (format !== "markdown") return { file, before: undefined, after: copied.bytes };
  const text = body === "" ? "" : `\n${body}\n`;
  const written = applyEdit(copied.bytes, format, [], { kind: "body", text });
  return written.status === "done" ? { file, before: undefined, after: written.bytes } : written;
}
