import { parse, stringify } from "@decimalturn/toml-patch";
import type { FieldPath, Value } from "../edit.ts";
import { isGroup, isList } from "../splice/edit-value.ts";
import { columnOf } from "../splice/tree.ts";
import type { TomlTree } from "./toml-tree.ts";

/** The style of a TOML file. */
export type TomlStyle = {
  /** The text between a name and its value, as in ` = `. */
  readonly sign: string;
  /** The column of the equals signs if the file aligns them, else 0. */
  readonly column: number;
  readonly quote: '"' | "'";
};

export function readTomlStyle({ tables, places, text }: TomlTree): TomlStyle {
  const fields = tables.flatMap(({ fields }) => fields).map(({ node }) => node);
  const last = fields.at(-1);
  const sign = last === undefined ? " = " : text.slice(last.key.range[1], last.value.range[0]);
  const columns = new Set(
    fields.map(({ value: { range } }) => columnOf(text.lastIndexOf("=", range[0]), text)),
  );
  const isAligned = fields.length > 1 && columns.size === 1 && fields.some(({ key }) => isWide(key.range[1]));
  const quotes = places.flatMap(({ value }) => ("style" in value ? [value.style] : []));
  const literal = quotes.filter((style) => style === "literal").length;
  return {
    sign: isAligned || sign.length > 3 ? " = " : sign,
    column: isAligned ? ([...columns][0] ?? 0) : 0,
    quote: literal * 2 > quotes.length ? "'" : '"',
  };

  function isWide(end: number): boolean {
    return /^ {2,}=/.test(text.slice(end, end + 80));
  }
}

/** Writes `name = value`, on one line unless the text has several. */
export function writeTomlField(name: string, value: Value, style: TomlStyle): string {
  const sign = style.column > 0 ? `${" ".repeat(Math.max(1, style.column - name.length))}= ` : style.sign;
  return name + sign + writeTomlValue(value, style);
}

export function writeTomlValue(value: Value, style: TomlStyle): string {
  if (isList(value)) return `[${value.map((item) => writeTomlValue(item, style)).join(", ")}]`;
  if (isGroup(value)) {
    const fields = Object.entries(value).map(
      ([name, inner]) => `${writeTomlName([name])} = ${writeTomlValue(inner, style)}`,
    );
    return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
  }
  if (typeof value !== "string") return writeScalar(value);
  // A line of three plus signs would close the front matter.
  if (value.includes("\n") && !/^\+\+\+/m.test(value)) return writeLines(value);
  const isPlain = style.quote === "'" && /^[^'\p{Cc}]*$/u.test(value);
  return toDate(value) === undefined && isPlain ? `'${value}'` : writeScalar(toDate(value) ?? value);
}

/** Writes a text of several lines between `"""`. */
export function writeLines(text: string): string {
  const lines = text.split("\n").map((line) => writeScalar(line).slice(1, -1).replaceAll('\\"', '"'));
  // Three quotation marks would end the text, and so would one at its end.
  const inner = lines.join("\n").replace(/"(?=""|$)/g, '\\"');
  return `"""\n${inner}"""`;
}

function writeScalar(value: unknown): string {
  return stringify({ v: value }).trimEnd().slice("v = ".length);
}

/** Joins the names of a path with dots, and quotes those that need it. Leaves out the indexes of items. */
export function writeTomlName(path: FieldPath): string {
  return path
    .filter((step) => typeof step === "string")
    .map((name) => (/^[\w-]+$/.test(name) ? name : writeScalar(name)))
    .join(".");
}

/** True for a value that is written as tables: a group with fields, or a list of groups. */
export function isTabular(value: Value): boolean {
  if (isList(value)) return value.length > 0 && value.every((item) => isGroup(item));
  return isGroup(value) && Object.keys(value).length > 0;
}

/** Writes a value below its headers: `[seo]`, or `[[faq]]` for each item. `path` is the path of the value. */
export function writeTables(path: FieldPath, value: Value, style: TomlStyle): string {
  const name = writeTomlName(path);
  if (isList(value)) return value.map((item) => writeTable(`[[${name}]]`, path, item, style)).join("\n\n");
  return writeTable(`[${name}]`, path, value, style);
}

/** Writes one table: its header, its fields, then its subtables. */
export function writeTable(header: string, path: FieldPath, value: Value, style: TomlStyle): string {
  const fields = Object.entries(isGroup(value) ? value : {});
  const lines = fields
    .filter(([, inner]) => !isTabular(inner))
    .map(([name, inner]) => writeTomlField(writeTomlName([name]), inner, { ...style, column: 0 }));
  const tables = fields
    .filter(([, inner]) => isTabular(inner))
    .map(([name, inner]) => writeTables([...path, name], inner, style));
  return [[header, ...lines].join("\n"), ...tables].join("\n\n");
}

/** Reads a date or time, which TOML writes without quotes. Undefined for any other text. */
export function toDate(text: string): unknown {
  if (!/^\d{4}-\d\d-\d\d(?:$|[T ]\d\d:\d\d)/.test(text)) return undefined;
  try {
    return parse(`v = ${text}`).v;
  } catch {
    return undefined;
  }
}
