import { hashOf } from "../../memory/hash.ts";
import { type Body, type Entry, OriginalEntry } from "../../model/model.ts";
import type { Words } from "../../pipeline/redraw.ts";
import type { FieldPath } from "../edit.ts";
import { type Field, settingsEntry } from "./list-fields.ts";
import { marksOf } from "./marks.ts";

/** Puts marks round the words of some fields, each given by its number in the list. */
export function markWords(words: Words, fields: readonly Field[], numbers: Iterable<number>): Words {
  const byEntry = new Map<string, number[]>();
  for (const number of numbers) {
    const { entry } = fields[number] as Field;
    const name = keyOfEntry(entry.collection, entry.id);
    byEntry.set(name, [...(byEntry.get(name) ?? []), number]);
  }
  const markAll = (data: unknown, some: readonly number[]): unknown =>
    some.reduce((marked, number) => {
      const field = fields[number] as Field;
      return field.kind === "body" ? marked : markAt(marked, field.place, number);
    }, data);
  const settings = byEntry.get(keyOfEntry(settingsEntry.collection, settingsEntry.id)) ?? [];
  return {
    settings: markAll(words.settings, settings) as Words["settings"],
    entries: words.entries.map((entry) => {
      const some = byEntry.get(keyOfEntry(entry.collection, entry.id));
      if (some === undefined) return entry;
      const { collection, id, file, digest, data } = entry;
      const own = some.find((number) => fields[number]?.kind === "body");
      const body = entry.body && own !== undefined ? new MarkedBody(entry.body, own) : entry.body;
      return new OriginalEntry(collection, id, file, hashOf(digest, String(some)), markAll(data, some), body);
    }) satisfies readonly Entry[],
  };
}

function keyOfEntry(collection: string | undefined, id: string): string {
  return JSON.stringify([collection, id]);
}

/** Texts and compiled Markdown are marked. Where a schema made something else of the words, nothing is. */
function markAt(data: unknown, [key, ...rest]: FieldPath, number: number): unknown {
  if (key === undefined) return markValue(data, number);
  if (Array.isArray(data)) {
    const marked = markAt(data[Number(key)], rest, number);
    return marked === data[Number(key)] ? data : data.with(Number(key), marked);
  }
  if (typeof data !== "object" || data === null) return data;
  const group = data as Readonly<Record<string, unknown>>;
  const marked = markAt(group[key], rest, number);
  return marked === group[key] ? data : { ...group, [key]: marked };
}

function markValue(value: unknown, number: number): unknown {
  if (typeof value === "string") {
    const { start, end } = marksOf(number);
    return start + value + end;
  }
  return isBody(value) ? new MarkedBody(value, number) : value;
}

function isBody(value: unknown): value is Body {
  return typeof value === "object" && value !== null && "parts" in value && "digest" in value;
}

/** A text with marks before and after its HTML. */
class MarkedBody implements Body {
  readonly #body: Body;
  readonly #number: number;

  constructor(body: Body, number: number) {
    this.#body = body;
    this.#number = number;
  }

  get digest(): string {
    return `${this.#body.digest} ${this.#number}`;
  }

  get parts(): Body["parts"] {
    const { start, end } = marksOf(this.#number);
    return [{ kind: "html", html: start }, ...this.#body.parts, { kind: "html", html: end }];
  }

  get headings(): Body["headings"] {
    return this.#body.headings;
  }

  get words(): number {
    return this.#body.words;
  }

  get links(): Body["links"] {
    return this.#body.links;
  }

  get images(): Body["images"] {
    return this.#body.images;
  }
}
