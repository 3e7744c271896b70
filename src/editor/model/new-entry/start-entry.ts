import type { Collection } from "../../../define/define.ts";
import { type JsonSchema, kindOf, listEmptyLists } from "../../../define/schema/describe-schema.ts";
import { toFileStem } from "../../../model/image-name.ts";
import { endingsOf } from "../../../model/sources.ts";
import { setValue } from "./set-value.ts";

type Asked = {
  readonly collection: Collection;
  /** The JSON Schema of one entry. */
  readonly schema: JsonSchema;
  readonly title: string;
  /** Today’s calendar date in the site’s time zone. */
  readonly today: string;
};

export type StartedEntry = {
  readonly id: string;
  /** From the project root. For a collection in one file, that file. */
  readonly file: string;
  /** The values that follow from the title, the date and the generator’s conventions. */
  readonly data: unknown;
};

/** Begins an entry. Returns undefined when the title has no letter to make a file name from. */
export function startEntry({ collection, schema, title, today }: Asked): StartedEntry | undefined {
  const id = toFileStem(title);
  if (id === "") return undefined;
  const fields = schema.properties ?? {};
  const isRequired = (name: string) => schema.required?.includes(name) === true;
  const titleField = titleFieldOf(schema);
  const { readTimeField } = collection;
  const given: readonly (readonly [string, unknown])[] = [
    ...(titleField === undefined ? [] : [[titleField, title] as const]),
    ...(fields.date && kindOf(fields.date) === "date" ? [["date", today] as const] : []),
    ...(fields.draft && kindOf(fields.draft) === "switch" ? [["draft", true] as const] : []),
    ...(isRequired("route") ? [["route", `/${id}`] as const] : []),
    // A text that is not written yet takes no time to read.
    ...(readTimeField !== undefined && isRequired(readTimeField) ? [[readTimeField, 1] as const] : []),
  ];
  const start = Object.fromEntries(given) as unknown;
  const data = listEmptyLists(schema).reduce((left, path) => setValue(left, path, []), start);
  return { id, file: fileOf(collection, id), data };
}

/** The field with the title of an entry. Undefined if it has no title besides its name. */
export function titleFieldOf({ properties = {}, required = [] }: JsonSchema): string | undefined {
  return ["title", "name"].find((name) => properties[name]?.type === "string" && required.includes(name));
}

function fileOf({ kind, path, format }: Collection, id: string): string {
  switch (kind) {
    case "folder":
      return `content/${path}/${id}.${endingsOf(format)[0]}`;
    case "file":
    case "single":
      return `content/${path}`;
  }
}
