import { groupBy } from "../../group-by.ts";
import { hashOf } from "../../model/memory/hash.ts";
import { type Body, type Entry, OriginalEntry } from "../../model/model.ts";
import type { Words } from "../../pipeline/redraw.ts";
import type { EntryName, FieldPath } from "../edit.ts";
import { type Field, settingsEntry } from "./list-fields.ts";

/** What becomes of the words of a field, by its number. */
export type WordChange = {
  readonly text: (text: string, field: number) => string;
  readonly body: (body: Body, field: number) => Body;
};

/** Changes the words of some fields, each given by its number in the list, as templates get them. */
export function changeWords(
  words: Words,
  fields: readonly Field[],
  numbers: Iterable<number>,
  change: WordChange,
): Words {
  const byEntry = groupBy([...numbers], (number) => keyOfEntry((fields[number] as Field).entry));
  const changeAll = (data: unknown, some: readonly number[]): unknown =>
    some.reduce((changed, number) => {
      const { kind, place } = fields[number] as Field;
      return kind === "body" ? changed : changeAt(changed, place, number, change);
    }, data);
  return {
    settings: changeAll(words.settings, byEntry.get(keyOfEntry(settingsEntry)) ?? []) as Words["settings"],
    entries: words.entries.map((entry): Entry => {
      const some = byEntry.get(keyOfEntry(entry));
      if (some === undefined) return entry;
      const { collection, id, file, digest, data } = entry;
      const own = some.find((number) => fields[number]?.kind === "body");
      const body = entry.body && own !== undefined ? change.body(entry.body, own) : entry.body;
      return new OriginalEntry(
        collection,
        id,
        file,
        hashOf(digest, String(some)),
        changeAll(data, some),
        body,
      );
    }),
  };
}

function keyOfEntry({ collection, id }: EntryName): string {
  return JSON.stringify([collection, id]);
}

/** Texts and compiled Markdown are changed. Where a schema made something else of the words, nothing is. */
function changeAt(data: unknown, [key, ...rest]: FieldPath, field: number, change: WordChange): unknown {
  if (key === undefined) {
    if (typeof data === "string") return change.text(data, field);
    return isBody(data) ? change.body(data, field) : data;
  }
  if (typeof data !== "object" || data === null) return data;
  const group = data as Readonly<Record<string, unknown>>;
  const changed = changeAt(group[key], rest, field, change);
  if (changed === group[key]) return data;
  return Array.isArray(data) ? data.with(Number(key), changed) : { ...group, [key]: changed };
}

function isBody(value: unknown): value is Body {
  return typeof value === "object" && value !== null && "parts" in value && "digest" in value;
}
