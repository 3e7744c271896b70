import { groupBy } from "../../group-by.ts";
import { hashOf } from "../../model/memory/hash.ts";
import { computeAlways, type ResultsByObject } from "../../model/memory/results-by-object.ts";
import { type Body, type Entry, UnmodifiedEntry } from "../../model/model.ts";
import type { RedrawInputs } from "../../pipeline/redraw.ts";
import { type FieldPath, fieldKey } from "../edit.ts";
import { type Field, settingsEntry } from "./list-fields.ts";

/** Functions that change the text or the Markdown of a field, given its number. */
export type WordChange = {
  readonly text: (text: string, field: number) => string;
  readonly body: (body: Body, field: number) => Body;
};

/**
 * Changes the words of some fields in the data that templates get. `numbers` are indexes of `fields`. `keep` returns
 * the changed entry of the previous call if the entry and its fields are the same.
 */
export function changeWords(
  words: RedrawInputs,
  fields: readonly Field[],
  numbers: Iterable<number>,
  change: WordChange,
  keep: ResultsByObject = computeAlways,
): RedrawInputs {
  const byName = groupBy([...numbers], (number) => (fields[number] as Field).entry);
  const byEntry = new Map([...byName].map(([name, some]) => [fieldKey(name), some]));
  const keepChanged = <Changed extends object>(
    before: Changed,
    digest: string,
    some: readonly number[],
    compute: () => Changed,
  ) => keep("changed", before, [digest, ...some, ...some.map((number) => fields[number])], compute);
  const changeAll = (data: unknown, some: readonly number[]): unknown =>
    some.reduce((changed, number) => {
      const { kind, place } = fields[number] as Field;
      return kind === "body" ? changed : changeAt(changed, place, number, change);
    }, data);
  const changeEntry = (entry: Entry, some: readonly number[]): Entry => {
    const { collection, id, file, digest, data, language } = entry;
    const own = some.find((number) => fields[number]?.kind === "body");
    const body = entry.body && own !== undefined ? change.body(entry.body, own) : entry.body;
    const changed = changeAll(data, some);
    return new UnmodifiedEntry(
      collection,
      id,
      file,
      hashOf(digest, String(some)),
      changed,
      body,
      undefined,
      language,
    );
  };
  const ofSettings = byEntry.get(fieldKey(settingsEntry)) ?? [];
  return {
    settings: keepChanged(
      words.settings,
      "",
      ofSettings,
      () => changeAll(words.settings, ofSettings) as RedrawInputs["settings"],
    ),
    entries: words.entries.map((entry) => {
      const some = byEntry.get(fieldKey(entry));
      return some === undefined
        ? entry
        : keepChanged(entry, entry.digest, some, () => changeEntry(entry, some));
    }),
  };
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
