import type { Collection } from "../../define/define.ts";
import { describeSchema } from "../../define/schema/describe-schema.ts";
import { message } from "../../words/in-each-language.ts";
import { appendEntry } from "../new-entry/append-entry.ts";
import type { StartedEntry } from "../new-entry/start-entry.ts";
import { writeEntry } from "../new-entry/write-entry.ts";
import type { FileEdit } from "./file-edit.ts";

/** A comment in a new entry. */
export const otherFields = message({
  en: ({ fields }: { fields: readonly string[] }) => `Also possible: ${fields.join(", ")}.`,
  fr: ({ fields }) => `Champs possibles aussi : ${fields.join(", ")}.`,
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
  collection: { kind, format, schema },
  started: { id, file, data },
  before,
  placeholder = "",
  nameOthers,
}: Composed): FileEdit | undefined {
  const text =
    kind === "file"
      ? appendEntry(new TextDecoder().decode(before), id, data)
      : writeEntry({ format, data, schema: describeSchema(schema), body: placeholder, nameOthers });
  if (text === undefined) return undefined;
  return { file, before: kind === "file" ? before : undefined, after: new TextEncoder().encode(text) };
}
