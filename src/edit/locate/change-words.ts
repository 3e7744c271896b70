import { groupBy } from "../../group-by.ts";
import { hashOf } from "../../model/memory/hash.ts";
import { type Body, type Entry, OriginalEntry } from "../../model/model.ts";
import type { Words } from "../../pipeline/redraw.ts";
import type { EntryName, FieldPath } from "../edit.ts";
import { type Field, settingsEntry } from "./list-fields.ts";

/** Functions that change the text or the Markdown of a field, given its number. */
export type WordChange = {
  readonly text: (text: string, field: number) => string;
  readonly body: (body: Body, field: number) => Body;
};

/** Changes the words of some fields in the data that templates get. `numbers` are indexes of `fields`. */
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

/** Changes a text or compiled Markdown. Leaves a value alone that a schema has turned into something else. */
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
