import { Document, isMap, isScalar } from "yaml";
import { readEntryId } from "../../../define/collections.ts";
import type { Collection } from "../../../define/define.ts";
import { fieldsOf } from "../../../define/fields-of.ts";
import type { RawFile } from "../../../model/model.ts";
import { hasFormat } from "../../../model/sources.ts";
import { readYaml, readYamlValue } from "../../../text/read-yaml.ts";
import type { Value } from "../edit.ts";
import { applyEdit } from "../splice/apply-edit.ts";
import { formatIn, openFile, readHead } from "../splice/open-file.ts";

/**
 * Adds an entry at the end of a file of many. Existing text keeps its bytes; the new entry is written in braces if the
 * last one is. Returns undefined when an entry cannot be appended to a file of this form.
 */
export function appendEntry(text: string, id: string, data: unknown): string | undefined {
  const document = readYaml(text);
  const { contents } = document;
  if (document.errors.length > 0 || (contents !== null && !isMap(contents))) return undefined;
  const isEmpty = contents === null;
  if (!isEmpty && contents.flow) return undefined;
  const last = isEmpty ? undefined : contents.items.at(-1)?.value;
  const added = new Document({ [id]: data }, { version: "1.2", schema: "core" });
  if (isMap(last) && last.flow) {
    const value = added.get(id);
    if (isMap(value)) value.flow = true;
  }
  const before = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  const whole = before + added.toString({ lineWidth: 0, flowCollectionPadding: true });
  return isSame(whole, text, id, data) ? whole : undefined;
}

/** True when the file holds its earlier entries and the new one last. */
function isSame(whole: string, text: string, id: string, data: unknown): boolean {
  const read = readYamlValue(whole);
  const before = (readYamlValue(text) ?? {}) as object;
  return !Object.hasOwn(before, id) && JSON.stringify(read) === JSON.stringify({ ...before, [id]: data });
}

/**
 * Adds an entry at the end of the file of a collection. Existing text keeps its bytes. Undefined when the file cannot
 * take it. `before` is undefined for a file that is not there yet.
 */
export function appendTo(
  before: Uint8Array | undefined,
  collection: Collection,
  id: string,
  data: Value,
): Uint8Array | undefined {
  const format = formatIn(collection);
  if (format === "yaml") {
    const text = appendEntry(new TextDecoder().decode(before), id, data);
    return text === undefined ? undefined : new TextEncoder().encode(text);
  }
  const bytes = before ?? new TextEncoder().encode(format === "json" ? "{}\n" : "");
  const edit = { kind: "add", path: [id], value: data } as const;
  const applied = applyEdit(bytes, format, [], edit, fieldsOf(collection.schema, []));
  return applied.status === "done" ? applied.bytes : undefined;
}

/**
 * The ids that other entries may refer to, without those of translations, in the order of the files, or of the entries
 * in the one file.
 */
export function listEntryIds(collection: Collection, files: readonly RawFile[]): readonly string[] {
  const { kind, path } = collection;
  switch (kind) {
    case "single":
      return [];
    case "folder":
      return files
        .filter((file) => file.path.startsWith(`content/${path}/`) && hasFormat(file.path, collection.format))
        .map((file) => file.path.slice(`content/${path}/`.length).replace(/\.[a-z]+$/, ""))
        .filter((id) => readEntryId(id, collection).language === undefined);
    case "file": {
      const file = files.find((candidate) => candidate.path === `content/${path}`);
      if (file === undefined) return [];
      const format = formatIn(collection);
      if (format !== "yaml") {
        const opened = openFile(file.bytes, format);
        return Object.keys((opened && readHead(opened.head)) ?? {});
      }
      const { contents } = readYaml(new TextDecoder().decode(file.bytes));
      return isMap(contents) ? contents.items.map(({ key }) => String(isScalar(key) ? key.value : key)) : [];
    }
  }
}
