import type { z } from "zod";
import type { Collection } from "../../define/collections.ts";
import { fieldsOf, typesAt } from "../../define/fields-of.ts";
import type { ParsedSource, Stretch } from "../../model/model.ts";
import { once } from "../../once.ts";
import { type CsvCell, type CsvRow, type Delimiter, findDelimiter, readCsv } from "../../text/read-csv.ts";
import { maxMistakes } from "../../text/yaml-limits.ts";
import { type Message, say } from "../../words/message.ts";
import type { Problem, Report } from "../../words/problem.ts";
import { createPlaces, type TextPlaces } from "./places.ts";

/** The parts of a source that its text gives. */
export type ParsedText = Pick<ParsedSource, "data" | "locate" | "hintAt">;

/**
 * Reads a table as a mapping from the id of each row to its fields, whose types follow the schema. Cells without words
 * have no value. What is no number or truth value stays a text, which the schema refuses. Undefined, with problems, when
 * the table cannot be read.
 */
export function parseCsv(
  text: string,
  file: string,
  { schema, id: idField, csv = {} }: Pick<Collection, "schema" | "id" | "csv">,
  report: Report,
): ParsedText | undefined {
  const places = createPlaces(text);
  const faults: Omit<Problem, "file" | "severity">[] = [];
  const delimiter = csv.delimiter ?? (file.endsWith(".tsv") ? "\t" : findDelimiter(text));
  const table = delimiter === undefined ? undefined : readTable(text, delimiter, places, faults);
  if (table === undefined)
    faults.push({
      code: "csv/syntax",
      at: places.at(0, text.indexOf("\n")),
      message: say("csv/syntax.delimiter"),
      hint: say("csv/syntax.delimiter.hint"),
    });
  const id = idField ?? table?.columns[0] ?? "";
  const ids = table && faults.length === 0 ? readIds(table, id, places, faults) : new Map<string, CsvRow>();
  for (const fault of faults.slice(0, maxMistakes)) report({ severity: "error", file, ...fault });
  if (table === undefined || faults.length > 0) return undefined;

  const { columns, header } = table;
  const readers = columns.map((column) => createReader(schema, column, csv));
  const isField = fieldsOf(schema, []).includes(id);
  const data = Object.fromEntries(
    [...ids].map(([key, { cells }]) => [key, readRow(columns, cells, readers, isField ? undefined : id)]),
  );
  const indexOf = once(() => new Map(columns.map((column, index) => [column, index])));
  const cellAt = ([key, column]: readonly PropertyKey[]) => {
    const index = indexOf().get(String(column));
    return index === undefined ? undefined : { index, cell: ids.get(String(key))?.cells[index] };
  };
  const whole = (row: CsvRow | undefined) => row && places.at(row.from, row.to);
  return {
    data,
    locate: ((path, what) => {
      if (path.length === 0) return whole(header);
      if (path.length === 1) {
        const row = ids.get(String(path[0]));
        return what === "text" ? undefined : row && places.at(row.from, row.from + 1);
      }
      const { index, cell } = cellAt(path) ?? {};
      // A column that is missing is a mistake of the header, as is one that is unknown.
      if (index === undefined) return what === "key" ? whole(header) : undefined;
      if (cell === undefined) return undefined;
      const named = header.cells[index];
      const place = what === "key" && cell.text !== "" && path.length === 2 && named ? named : cell;
      if (what !== "text") return places.at(place.from, place.to);
      return path.length === 2
        ? findStretches(text, cell, places)
        : [{ from: 0, ...places.at(cell.from, cell.to) }];
    }) as ParsedSource["locate"],
    hintAt: (path) => {
      if (path.length < 2) return undefined;
      const column = String(path[1]);
      const { index, cell } = cellAt(path) ?? {};
      if (index === undefined) return say("table.column", { column });
      if (cell === undefined || cell.text === "") return say("table.cell", { column });
      return readers[index]?.advise(cell.text);
    },
  };
}

type Table = {
  readonly header: CsvRow;
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
};

function readTable(
  text: string,
  delimiter: Delimiter,
  places: TextPlaces,
  faults: Omit<Problem, "file" | "severity">[],
): Table | undefined {
  const csv = readCsv(text, delimiter);
  const blame = (from: number, to: number, message: Message, hint: Message) =>
    void faults.push({ code: "csv/syntax", at: places.at(from, to), message, hint });
  for (const { fault, from, to } of csv.faults) {
    if (fault === "unclosed") blame(from, to, say("csv/syntax.unclosed"), say("csv/syntax.unclosed.hint"));
    else {
      const key = fault === "bare-quote" ? "csv/syntax.bare-quote" : "csv/syntax.after-quote";
      blame(from, to, say(key), say("csv/syntax.quote.hint"));
    }
  }
  const [header, ...rows] = csv.rows;
  if (header === undefined) return undefined;
  const known = new Set<string>();
  for (const { text: name, from, to } of header.cells) {
    if (name === "") blame(from, to + 1, say("csv/syntax.unnamed"), say("csv/syntax.unnamed.hint"));
    else if (known.has(name))
      blame(from, to, say("csv/syntax.twice", { written: name }), say("csv/syntax.twice.hint"));
    known.add(name);
  }
  // After a mark that is never closed, nothing is where it should be.
  const isWhole = csv.faults.length === 0;
  for (const { cells, from, to } of isWhole ? rows : []) {
    const counted = { cells: cells.length, columns: header.cells.length };
    const extra = cells[header.cells.length];
    if (extra !== undefined)
      blame(
        extra.from,
        Math.max(extra.to, extra.from + 1),
        say("csv/syntax.long", counted),
        say("csv/syntax.long.hint"),
      );
    else if (cells.length < header.cells.length)
      blame(from, to, say("csv/syntax.short", counted), say("csv/syntax.short.hint"));
  }
  return { header, columns: header.cells.map((cell) => cell.text), rows };
}

function readIds(
  { header, columns, rows }: Table,
  id: string,
  places: TextPlaces,
  faults: Omit<Problem, "file" | "severity">[],
): ReadonlyMap<string, CsvRow> {
  const ids = new Map<string, CsvRow>();
  const blame = (from: number, to: number, message: Message, hint: Message) =>
    void faults.push({ code: "entry/id", at: places.at(from, to), message, hint });
  const index = columns.indexOf(id);
  if (index === -1)
    blame(header.from, header.to, say("entry/id.column", { id }), say("entry/id.column.hint", { id }));
  for (const row of index === -1 ? [] : rows) {
    const { text: key, from, to } = row.cells[index] as CsvCell;
    const first = ids.get(key);
    if (key === "")
      blame(from, from + 1, say("entry/id.missing", { id }), say("entry/id.missing.hint", { id }));
    else if (first === undefined) ids.set(key, row);
    else
      blame(
        from,
        to,
        say("entry/id.twice", { id: key, line: places.at(first.from, first.from).line }),
        say("entry/id.twice.hint"),
      );
  }
  return ids;
}

/** The values of the cells of one column. */
type Reader = {
  readonly read: (text: string) => unknown;
  /** What to write instead of a text that is none of these values. Undefined where the table is not the reason. */
  readonly advise: (text: string) => Message | undefined;
};

function readRow(
  columns: readonly string[],
  cells: readonly CsvCell[],
  readers: readonly Reader[],
  leftOut: string | undefined,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    columns.flatMap((column, index) => {
      const { text } = cells[index] as CsvCell;
      return text === "" || column === leftOut ? [] : [[column, readers[index]?.read(text)]];
    }),
  );
}

function createReader(schema: z.ZodType, column: string, csv: NonNullable<Collection["csv"]>): Reader {
  const types = typesAt(schema, [column]);
  if (!types.has("array")) return createLeafReader(types, csv);
  const { list } = csv;
  if (list === undefined) return { read: (text) => text, advise: () => say("table.list") };
  const item = createLeafReader(typesAt(schema, [column, 0]), csv);
  const split = (text: string) =>
    text
      .split(list)
      .map((part) => part.trim())
      .filter((part) => part !== "");
  return {
    read: (text) => split(text).map(item.read),
    advise: (text) =>
      split(text)
        .map(item.advise)
        .find((advice) => advice !== undefined),
  };
}

function createLeafReader(types: ReadonlySet<string>, { decimal }: NonNullable<Collection["csv"]>): Reader {
  const isNumber = ["number", "int"].some((type) => types.has(type));
  const isTruth = types.has("boolean");
  const read = (text: string): unknown =>
    (isNumber ? toNumber(text, decimal) : undefined) ??
    (isTruth ? truths.get(text.toLowerCase()) : undefined) ??
    text;
  return {
    read,
    advise: (text) => {
      if (typeof read(text) !== "string" || (!isNumber && !isTruth)) return undefined;
      if (!isNumber) return say("table.truth");
      const other = ([",", "."] as const).find((sign) => toNumber(text, sign) !== undefined);
      return other === undefined || decimal !== undefined
        ? say("table.number", { decimal: decimal ?? "." })
        : say("table.decimal", { plain: String(toNumber(text, other)), sign: other });
    },
  };
}

/** As spreadsheets in English and in French write them. */
const truths: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["vrai", true],
  ["false", false],
  ["faux", false],
]);

const plainNumber = /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** Digits may be in groups of three: the sign between them is a space or the one that `decimal` is not. */
const groupedNumbers = {
  ",": /^[+-]?(?:\d+|\d{1,3}(?:([ \u00a0\u202f\u2009.])\d{3})(?:\1\d{3})*)(?:,\d+)?$/,
  ".": /^[+-]?(?:\d+|\d{1,3}(?:([ \u00a0\u202f\u2009,])\d{3})(?:\1\d{3})*)(?:\.\d+)?$/,
};

/** Undefined for what is no number. Without `decimal`, numbers are written as in 1234.5. */
export function toNumber(text: string, decimal: "," | "." | undefined): number | undefined {
  const isNumber = (decimal === undefined ? plainNumber : groupedNumbers[decimal]).test(text);
  if (!isNumber) return undefined;
  const [whole = "", ...rest] = decimal === "," ? text.split(",") : text.split(".");
  const digits = decimal === undefined ? whole : whole.replace(/[^\d+-]/g, "");
  // 0 has no sign.
  return Number([digits, ...rest].join(".")) + 0;
}

/** A quotation mark within a cell is written twice, and each line has its own place. */
function findStretches(
  text: string,
  { from, to, isQuoted }: CsvCell,
  places: TextPlaces,
): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const start = isQuoted ? from + 1 : from;
  const end = isQuoted ? to - 1 : to;
  let read = 0;
  const begin = (place: number) => {
    const { line, column } = places.at(place, place);
    stretches.push({ from: read, line, column });
  };
  begin(start);
  for (let at = start; at < end; at += 1) {
    read += 1;
    if (isQuoted && text[at] === '"') {
      at += 1;
      if (at + 1 < end) begin(at + 1);
    } else if (text[at] === "\n" && at + 1 < end) begin(at + 1);
  }
  return stretches;
}
