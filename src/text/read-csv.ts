/** A cell of a table. From `from` to `to` is what is written, with its quotation marks and without the spaces around. */
export type CsvCell = {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly isQuoted: boolean;
};

/** A row with at least one cell that is not empty. `to` is the end of its last line. */
export type CsvRow = { readonly cells: readonly CsvCell[]; readonly from: number; readonly to: number };

export type CsvFault = {
  /** A quotation mark that is never closed, has text after it, or stands within a cell without any. */
  readonly fault: "unclosed" | "after-quote" | "bare-quote";
  readonly from: number;
  readonly to: number;
};

export type Csv = { readonly rows: readonly CsvRow[]; readonly faults: readonly CsvFault[] };

/** What may stand between two cells. */
export const delimiters = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number];

/**
 * Reads a table as RFC 4180 has it, whose lines end in `\n`. Spaces around a cell do not count, and rows without words
 * are left out.
 */
export function readCsv(text: string, delimiter: Delimiter): Csv {
  const rows: CsvRow[] = [];
  const faults: CsvFault[] = [];
  const isSpace = (at: number) => text[at] === " " || (text[at] === "\t" && delimiter !== "\t");
  const isEnd = (at: number) => at >= text.length || text[at] === "\n" || text[at] === delimiter;
  let at = 0;

  const readCell = (): CsvCell => {
    while (isSpace(at)) at += 1;
    const from = at;
    if (text[at] === '"') return readQuoted(from);
    while (!isEnd(at)) at += 1;
    let to = at;
    while (to > from && isSpace(to - 1)) to -= 1;
    const cell = { text: text.slice(from, to), from, to, isQuoted: false };
    const quote = cell.text.indexOf('"');
    if (quote !== -1) faults.push({ fault: "bare-quote", from: from + quote, to: from + quote + 1 });
    return cell;
  };
  const readQuoted = (from: number): CsvCell => {
    let end = text.indexOf('"', from + 1);
    while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
    if (end === -1) {
      faults.push({ fault: "unclosed", from, to: from + 1 });
      at = text.length;
      return { text: text.slice(from + 1), from, to: at, isQuoted: true };
    }
    const to = end + 1;
    at = to;
    while (isSpace(at)) at += 1;
    const after = at;
    while (!isEnd(at)) at += 1;
    if (at > after) faults.push({ fault: "after-quote", from: after, to: at });
    return { text: text.slice(from + 1, end).replaceAll('""', '"'), from, to, isQuoted: true };
  };

  while (at < text.length) {
    const from = at;
    const cells = [readCell()];
    while (text[at] === delimiter) {
      at += 1;
      cells.push(readCell());
    }
    if (cells.some((cell) => cell.text !== "")) rows.push({ cells, from, to: at });
    at += 1;
  }
  return { rows, faults };
}

/** How much of a table is read to tell its delimiter. */
const told = 65_536;

/** Tells the delimiter of a table from its first row, or else from all rows. Undefined when several would do. */
export function findDelimiter(text: string): Delimiter | undefined {
  const cut = text.length > told ? text.lastIndexOf("\n", told) : text.length;
  const start = text.slice(0, cut === -1 ? told : cut);
  const read = delimiters.map((delimiter) => ({ delimiter, ...readCsv(start, delimiter) }));
  const inFirst = read.filter(({ rows: [first] }) => (first?.cells.length ?? 0) > 1);
  const even = inFirst.filter(({ rows, faults }) => {
    const [first] = rows;
    return faults.length === 0 && rows.every(({ cells }) => cells.length === first?.cells.length);
  });
  const [only, ...others] = inFirst.length > 1 ? even : inFirst;
  if (inFirst.length === 0) return ",";
  return others.length > 0 ? undefined : only?.delimiter;
}

/** Writes a cell, between quotation marks where a reader needs them or where the cell had them. */
export function writeCell(text: string, delimiter: Delimiter, isQuoted = false): string {
  const needs = isQuoted || text.includes(delimiter) || /["\r\n]|^\s|\s$/.test(text);
  return needs ? `"${text.replaceAll('"', '""')}"` : text;
}
