import type { Located, ParsedSource } from "../../model/model.ts";
import type { Position } from "../../words/problem.ts";

/** A value as it is written: its place, and how many characters a quotation mark takes before its text. */
type Written = {
  readonly at: Position;
  readonly value: unknown;
  readonly inset: number;
  readonly items: readonly Written[] | undefined;
};
type Field = { readonly key: Position; readonly written: Written };

/** Characters that are no text, a tab among them, and those that some count as line ends or spaces without width. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the exact parser says what is wrong with them.
const unusual = /[\0-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff]/;
const field = /^([A-Za-z_][\w-]*):(?:( +)(\S.*))?$/;
const listItem = /^( *- +)(\S.*)$/;
const quoted = /^(?:"[^"\\]*"|'[^']*')$/;
/** Ends before a space, begins with a letter or a digit, and has nothing that begins a comment or another field. */
const plain = /^[\p{L}\d](?:(?!:\s| #).)*(?<![\s:])$/u;
/** The same, with nothing that means something between brackets. */
const plainInBrackets = /^[\p{L}\d](?:(?! #)[^[\]{},:])*(?<!\s)$/u;

/**
 * Reads YAML that consists of nothing but fields at the left margin, each on one line or with a list of such values
 * below it, as most front matter does. Gives what the exact parser would give; undefined for all other YAML, and for
 * all with a mistake. The exact parser takes a hundred times as long.
 */
export function readPlainHead(
  text: string,
  firstLine: number,
): Pick<ParsedSource, "data" | "locate"> | undefined {
  if (unusual.test(text)) return undefined;
  const lines = text.split("\n");
  const fields = new Map<string, Field>();
  const data: Record<string, unknown> = {};
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    if (line === "") continue;
    const [, key, gap = "", rest] = field.exec(line) ?? [];
    if (key === undefined || key === "__proto__" || fields.has(key)) return undefined;
    const at = { line: firstLine + index, column: 1, length: key.length };
    let written: Written | undefined;
    if (rest === undefined) {
      written = readListBelow(lines, index, firstLine);
      index += written?.items?.length ?? 0;
    } else {
      const column = key.length + 2 + gap.length;
      written = rest.startsWith("[")
        ? readBrackets(rest, at.line, column)
        : read(rest, at.line, column, plain);
    }
    if (written === undefined) return undefined;
    fields.set(key, { key: at, written });
    data[key] = written.value;
  }
  const [[, first] = []] = fields;
  if (first === undefined) return undefined;
  const length = (lines[first.key.line - firstLine] ?? "").length;
  return { data, locate: createLocate(fields, { ...first.key, length }) };
}

/** Undefined without a list below the line at `index`, or when an item of it is not plain. */
function readListBelow(lines: readonly string[], index: number, firstLine: number): Written | undefined {
  const items: Written[] = [];
  let margin: number | undefined;
  for (let next = index + 1; ; next += 1) {
    const [, before = "", rest] = listItem.exec(lines[next] ?? "") ?? [];
    if (rest === undefined) break;
    margin ??= before.indexOf("-");
    if (before.indexOf("-") !== margin) return undefined;
    const item = read(rest, firstLine + next, before.length + 1, plain);
    if (item === undefined) return undefined;
    items.push(item);
  }
  if (margin === undefined) return undefined;
  const length = (lines[index + 1] ?? "").length - margin;
  return toList({ line: firstLine + index + 1, column: margin + 1, length }, items);
}

function readBrackets(written: string, line: number, column: number): Written | undefined {
  if (!written.endsWith("]")) return undefined;
  const items: Written[] = [];
  const inner = written.slice(1, -1);
  if (inner.trim() !== "") {
    let from = 1;
    for (const part of inner.split(",")) {
      const margin = part.length - part.replace(/^ +/, "").length;
      const item = read(part.replace(/^ +| +$/g, ""), line, column + from + margin, plainInBrackets);
      if (item === undefined) return undefined;
      items.push(item);
      from += part.length + 1;
    }
  }
  return toList({ line, column, length: written.length }, items);
}

function toList(at: Position, items: readonly Written[]): Written {
  return { at, value: items.map(({ value }) => value), inset: 0, items };
}

/** Undefined for what is not written plainly, or is neither text, a small whole number nor a truth value. */
function read(written: string, line: number, column: number, plainText: RegExp): Written | undefined {
  const at = { line, column, length: written.length };
  if (quoted.test(written)) return { at, value: written.slice(1, -1), inset: 1, items: undefined };
  if (!plainText.test(written)) return undefined;
  if (written === "true" || written === "false")
    return { at, value: written === "true", inset: 0, items: undefined };
  if (/^\d/.test(written)) {
    if (/^(?:0|[1-9]\d{0,14})$/.test(written))
      return { at, value: Number(written), inset: 0, items: undefined };
    // A date and several words are text; other forms may be numbers.
    if (!/^\d{4}-\d{2}-\d{2}(?:$|[T ])| /.test(written)) return undefined;
  } else if (/^(?:null|true|false)$/i.test(written)) return undefined;
  return { at, value: written, inset: 0, items: undefined };
}

function createLocate(fields: ReadonlyMap<string, Field>, whole: Position): ParsedSource["locate"] {
  const find = (path: readonly PropertyKey[]): Partial<Field> & { readonly whole?: Position } => {
    const [name, index, ...more] = path;
    if (name === undefined) return { whole };
    const found = fields.get(String(name));
    if (found === undefined || index === undefined) return found ?? {};
    const written = found.written.items?.[Number(index)];
    return written === undefined || more.length > 0 ? {} : { written };
  };
  const places: { [What in keyof Located]: (path: readonly PropertyKey[]) => Located[What] | undefined } = {
    key: (path) => {
      const { key, written, whole } = find(path);
      return key ?? written?.at ?? whole;
    },
    value: (path) => {
      const { written, whole } = find(path);
      return written?.at ?? whole;
    },
    text: (path) => {
      const { written } = find(path);
      if (written === undefined || written.items !== undefined) return undefined;
      const { at, value, inset } = written;
      const isRead = typeof value === "string" && /[^ ]/.test(value);
      return [{ from: 0, ...(isRead ? { line: at.line, column: at.column + inset } : at) }];
    },
  };
  return (path, what) => places[what](path);
}
