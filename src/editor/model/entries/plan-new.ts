import { posix } from "node:path";
import type { z } from "zod";
import type { Collection } from "../../../define/define.ts";
import { fieldsOf } from "../../../define/fields-of.ts";
import { describeSchema, type JsonSchema } from "../../../define/schema/describe-schema.ts";
import { valueAt } from "../../../model/value-at.ts";
import type { Exchange } from "../../../store/exchange.ts";
import { message } from "../../../words/in-each-language.ts";
import { say } from "../../../words/message.ts";
import type { Edit, Value } from "../edit.ts";
import { appendTo } from "../new-entry/append-entry.ts";
import { type StartedEntry, startEntry } from "../new-entry/start-entry.ts";
import { writeEntry } from "../new-entry/write-entry.ts";
import { type Applied, applyEdit } from "../splice/apply-edit.ts";
import { isGroup, isSame } from "../splice/edit-value.ts";
import type { Format } from "../splice/open-file.ts";
import { formatIn } from "../splice/open-file.ts";
import type { NamedEntry } from "./find-mentions.ts";
import type { KnownSite } from "./known-site.ts";
import { type Impossible, type Plan, planOf } from "./plan.ts";

/** A new entry with the data that follows from its title, or from the entry that it copies. */
export type Begun = {
  readonly status: "begun";
  readonly name: string;
  readonly collection: Collection;
  readonly schema: JsonSchema;
  readonly started: StartedEntry;
  readonly from: NamedEntry | undefined;
};

type Asked = {
  /** The name of the collection. */
  readonly name: string;
  readonly title: string;
  readonly from: NamedEntry | undefined;
  /** The calendar date where the site’s readers live. */
  readonly today: string;
};

/** Begins an entry. Undefined if the site has no such collection, or it takes no new entries. */
export function beginNew(
  site: Pick<KnownSite, "site" | "entries">,
  { name, title, from, today }: Asked,
): Begun | Impossible | undefined {
  const { collections } = site.site;
  const collection = Object.hasOwn(collections, name) ? collections[name] : undefined;
  if (collection === undefined || collection.kind === "single") return undefined;
  const schema = describeSchema(collection.schema);
  const started = startEntry({ collection, schema, title, today });
  if (started === undefined) return { status: "impossible", why: say("usage.no-letter", { title }) };
  const { id, file } = started;
  if (site.entries.some((other) => other.collection === name && other.id === id)) {
    const isShared = collection.kind === "file";
    const why = isShared ? say("usage.entry-taken", { file, id }) : say("usage.file-taken", { file });
    return { status: "impossible", why };
  }
  const data = from === undefined ? started.data : startCopy(from, started, title);
  return { status: "begun", name, collection, schema, started: { ...started, data }, from };
}

/** Plans the file of a begun entry. `data` is its complete data. */
export function planNew(
  site: Pick<KnownSite, "site" | "sources">,
  { collection, started, from }: Begun,
  data: Value,
  nameOthers: (fields: readonly string[]) => string,
): Plan | Impossible {
  const { id, file } = started;
  const edit =
    from === undefined
      ? composeEntry({
          collection,
          started: { ...started, data },
          before: site.sources.find((source) => source.file === file)?.bytes,
          placeholder: site.site.placeholder,
          nameOthers,
        })
      : composeCopy(site, from, started, data);
  if (edit === undefined) return noRoom(file, id);
  return "status" in edit ? edit : planOf([edit]);
}

/** A comment in a new entry. */
export const otherFields = message({
  en: ({ fields }: { fields: readonly string[] }) => `Also possible: ${fields.join(", ")}.`,
  fr: ({ fields }) => `Champs possibles aussi : ${fields.join(", ")}.`,
});

type Composed = {
  readonly collection: Collection;
  readonly started: StartedEntry;
  /** The bytes of the file, if it holds the whole collection. */
  readonly before: Uint8Array | undefined;
  /** The words that stand in for a text that is not written yet. */
  readonly placeholder: string | undefined;
  /** Writes a comment that lists the other fields that the entry may have. */
  readonly nameOthers: (fields: readonly string[]) => string;
};

/**
 * Writes a new entry: as a file, or at the end of the file of its collection. Undefined if that file cannot take
 * another entry.
 */
export function composeEntry({
  collection,
  started: { id, file, data },
  before,
  placeholder = "",
  nameOthers,
}: Composed): Exchange | undefined {
  const { kind, format, schema } = collection;
  if (kind === "file") {
    const after = appendTo(before, collection, id, data as Value);
    return after && { file, before, after };
  }
  const text = writeEntry({ format, data, schema: describeSchema(schema), body: placeholder, nameOthers });
  return text === undefined ? undefined : { file, before: undefined, after: new TextEncoder().encode(text) };
}

type Copied = {
  readonly bytes: Uint8Array;
  readonly format: Format;
  readonly schema: z.ZodType;
  readonly data: Value;
};

/** Copies the file of an entry with other data. Comments and unchanged fields keep their bytes. */
export function copyEntry({ bytes, format, schema, data }: Copied, wanted: Value): Applied {
  const order = fieldsOf(schema, []);
  let copy: Applied = { status: "done", bytes };
  for (const edit of listEdits(data, wanted)) {
    if (copy.status === "impossible") return copy;
    copy = applyEdit(copy.bytes, format, [], edit, order);
  }
  return copy;
}

function listEdits(data: Value, wanted: Value): readonly Edit[] {
  const names = new Set([data, wanted].flatMap((group) => (isGroup(group) ? Object.keys(group) : [])));
  return [...names].flatMap((name): readonly Edit[] => {
    const path = [name];
    const [old, value] = [valueAt(data, path), valueAt(wanted, path)];
    if (isSame(old, value)) return [];
    if (value === undefined) return [{ kind: "remove", path }];
    return [{ kind: old === undefined ? "add" : "set", path, value }];
  });
}

/** The data of the copied entry, with the title, date and address of the new one, and without its unique field. */
function startCopy({ data, collection }: NamedEntry, started: StartedEntry, title: string): unknown {
  const fresh = started.data as Readonly<Record<string, unknown>>;
  const old = data as Readonly<Record<string, unknown>>;
  const own = Object.entries(fresh).filter(
    ([name, value]) => value === title || /^(?:date|draft)$/.test(name),
  );
  const route =
    typeof old.route === "string" ? { route: posix.join(posix.dirname(old.route), started.id) } : {};
  const { [collection.uniqueField ?? ""]: _, ...rest } = old;
  return { ...rest, ...Object.fromEntries(own), ...route };
}

/** Writes a copy with other data. Comments, the Markdown and unchanged fields keep their bytes. */
export function composeCopy(
  { sources }: Pick<KnownSite, "sources">,
  { entry, collection, data: old }: NamedEntry,
  { id, file }: StartedEntry,
  data: unknown,
): Exchange | Impossible {
  const bytes = sources.find((source) => source.file === entry.file)?.bytes ?? new Uint8Array();
  if (collection.kind === "file") {
    const after = appendTo(bytes, collection, id, data as Value);
    return after === undefined ? noRoom(file, id) : { file, before: bytes, after };
  }
  const { schema } = collection;
  const copied = copyEntry(
    { bytes, format: formatIn(collection), schema, data: old as Value },
    data as Value,
  );
  return copied.status === "done" ? { file, before: undefined, after: copied.bytes } : copied;
}

export function noRoom(file: string, id: string): Impossible {
  return { status: "impossible", why: say("usage.no-room", { file, id }) };
}
