import type { Collection } from "../../../define/collections.ts";
import { fieldsOf } from "../../../define/fields-of.ts";
import { valueAt } from "../../../model/value-at.ts";
import { parseCsv } from "../../../pipeline/parse/parse-csv.ts";
import { nameItems } from "../../../pipeline/parse/parse-data.ts";
import { type Csv, type CsvRow, findDelimiter, readCsv, writeCell } from "../../../text/read-csv.ts";
import { say } from "../../../words/message.ts";
import type { FieldPath, Value } from "../edit.ts";
import { type Changed, editValue, type FieldEdit, isGroup, isList, isSame } from "../splice/edit-value.ts";
import { evenOut, type Splice, spliceText } from "../splice/splice.ts";

/** A file with a list of entries: a table, or a list whose items have ids. */
export type ListFormat = Pick<Collection, "kind" | "format" | "id" | "csv" | "schema">;

const noPlaces = () => undefined;

/** The entries of a list by their ids. Undefined if the build would refuse it. */
export function nameList(data: Value | undefined, list: ListFormat): Value | undefined {
  const source = { file: "", digest: "", data, locate: noPlaces, body: undefined };
  return nameItems(source, list as Collection, () => {})?.data as Value | undefined;
}

/** Turns an edit of an entry by its id into one of the list. Undefined if there is no such entry. */
export function toListEdit(data: Value, edit: FieldEdit, list: ListFormat): FieldEdit | undefined {
  const [key, ...rest] = edit.path;
  const { id = "" } = list;
  const [holder] = isList(data)
    ? []
    : Object.entries(data as object).filter(([, value]) => Array.isArray(value));
  const path: FieldPath = holder === undefined ? [] : [holder[0]];
  const items = valueAt(data, path);
  if (!isList(items) || key === undefined) return undefined;
  const index = items.findIndex((item) => valueAt(item, [id]) === String(key));
  if (index !== -1) return { ...edit, path: [...path, index, ...rest] };
  if (edit.kind !== "add" || rest.length > 0 || !isGroup(edit.value)) return undefined;
  return { kind: "add", path: [...path, items.length], value: { [id]: String(key), ...edit.value } };
}

/** The entries of a table by their ids. Undefined if the build would refuse it. `text` has lines that end in `\n`. */
export function readTableData(text: string, list: ListFormat): Value | undefined {
  return parseCsv(text, "table.csv", list, () => {})?.data as Value | undefined;
}

/** Edits one cell of a table, adds a row at its end or removes one. All other bytes stay. */
export function changeTable(written: string, edit: FieldEdit, list: ListFormat, lineEnd: string): Changed {
  const { text } = evenOut(written);
  const data = readTableData(text, list);
  const table = openTable(text, list);
  if (data === undefined || table === undefined) return { status: "impossible", why: say("edit/unreadable") };
  const [key = "", column] = edit.path;
  // An empty cell is no field: whoever empties or fills it sets it.
  const old = typeof column === "string" && edit.path.length === 2 ? valueAt(data, edit.path) : undefined;
  const isFilling = edit.kind === "set" && old === undefined && edit.path.length === 2;
  const expected = editValue(data, isFilling ? { ...edit, kind: "add" } : edit);
  if (expected === undefined)
    return { status: "impossible", why: say(edit.kind === "add" ? "edit/taken" : "edit/missing") };
  if (isSame(expected, data)) return { status: "done", text: written };
  const splice =
    column === undefined
      ? changeRow(text, table, String(key), valueAt(expected, [key]))
      : changeCell(table, String(key), String(column), valueAt(expected, [key, column]), list);
  if (splice === "no-column")
    return { status: "impossible", why: say("edit/no-column", { column: String(column) }) };
  const changed = splice && spliceText(written, [splice], lineEnd);
  const read = changed === undefined ? undefined : readTableData(evenOut(changed).text, list);
  return changed !== undefined && isSame(read, expected)
    ? { status: "done", text: changed }
    : { status: "impossible", why: say("edit/entangled") };
}

type Table = {
  readonly delimiter: NonNullable<ReturnType<typeof findDelimiter>>;
  readonly columns: readonly string[];
  readonly rows: Csv["rows"];
  readonly id: string;
  readonly list: ListFormat;
};

function openTable(text: string, list: ListFormat): Table | undefined {
  const delimiter = list.csv?.delimiter ?? findDelimiter(text);
  const [header, ...rows] = delimiter === undefined ? [] : readCsv(text, delimiter).rows;
  if (delimiter === undefined || header === undefined) return undefined;
  const columns = header.cells.map((cell) => cell.text);
  return { delimiter, columns, rows, id: list.id ?? columns[0] ?? "", list };
}

function rowOf({ rows, columns, id }: Table, key: string): CsvRow | undefined {
  const index = columns.indexOf(id);
  return rows.find(({ cells }) => cells[index]?.text === key);
}

function changeCell(
  table: Table,
  key: string,
  column: string,
  value: Value | undefined,
  list: ListFormat,
): Splice | "no-column" | undefined {
  const index = table.columns.indexOf(column);
  if (index === -1) return "no-column";
  const cell = rowOf(table, key)?.cells[index];
  const text = textOf(value, list);
  if (cell === undefined || text === undefined) return undefined;
  const { from, to } = cell;
  return { from, to, text: writeCell(text, table.delimiter, cell.isQuoted && text !== "") };
}

function changeRow(text: string, table: Table, key: string, value: Value | undefined): Splice | undefined {
  const row = rowOf(table, key);
  if (value === undefined && row !== undefined)
    return { from: row.from, to: Math.min(row.to + 1, text.length), text: "" };
  if (!isGroup(value) || Object.keys(value).some((name) => !table.columns.includes(name))) return undefined;
  const cells = table.columns.map((name) => (name === table.id ? key : textOf(value[name], table.list)));
  if (cells.some((cell) => cell === undefined)) return undefined;
  const line = cells.map((cell = "") => writeCell(cell, table.delimiter)).join(table.delimiter);
  const isClosed = text.endsWith("\n");
  return { from: text.length, to: text.length, text: isClosed ? `${line}\n` : `\n${line}` };
}

/** A value as a cell holds it. Undefined where no cell can. */
function textOf(value: Value | undefined, { csv = {} }: ListFormat): string | undefined {
  if (value === undefined || value === null) return "";
  if (isList(value)) {
    const { list } = csv;
    const items = value.map((item) =>
      isList(item) || isGroup(item) ? undefined : textOf(item, { csv } as ListFormat),
    );
    return list === undefined || items.some((item) => item === undefined || item.includes(list))
      ? undefined
      : items.join(list);
  }
  if (typeof value === "number") {
    const plain = String(value);
    return csv.decimal === "," ? plain.replace(".", ",") : plain;
  }
  return isGroup(value) ? undefined : String(value);
}

/** The path of the cell around an offset. */
export function cellAt(text: string, at: number, list: ListFormat): FieldPath {
  const table = openTable(text, list);
  const row = table?.rows.findLast(({ from }) => from <= at);
  const index = row?.cells.findLastIndex(({ from }) => from <= at) ?? -1;
  const key = table && row?.cells[table.columns.indexOf(table.id)]?.text;
  const column = table?.columns[index];
  if (key === undefined) return [];
  const isField = column !== undefined && fieldsOf(list.schema, []).includes(column);
  return isField ? [key, column] : [key];
}

/** Gives an entry of a list another id, where it is written. Undefined if the result would not read back as expected. */
export function renameCell(text: string, from: string, to: string, list: ListFormat): string | undefined {
  const table = openTable(evenOut(text).text, list);
  const cell = table && rowOf(table, from)?.cells[table.columns.indexOf(table.id)];
  if (table === undefined || cell === undefined) return undefined;
  return spliceText(text, [
    { from: cell.from, to: cell.to, text: writeCell(to, table.delimiter, cell.isQuoted) },
  ]);
}
