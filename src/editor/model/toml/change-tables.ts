import { groupBy } from "../../../group-by.ts";
import type { TomlField, TomlTable } from "../../../text/read-toml.ts";
import { type FieldPath, isBelow, type Value } from "../edit.ts";
import { cutLines } from "../splice/change-yaml.ts";
import type { Splice, TextStretch } from "../splice/splice.ts";
import { lineEnd, lineStart } from "../splice/tree.ts";
import { startOfComments, stretchOfField, stretchOfTable, type TomlTree } from "./toml-tree.ts";
import {
  isTabular,
  readTomlStyle,
  writeTable,
  writeTables,
  writeTomlField,
  writeTomlName,
} from "./write-toml.ts";

// toml-patch edits single values (change-toml.ts). Given a whole head, it drops the comment above the table that follows a
// removed one, leaves comments where they were when items change places, and adds fields at the end of their table.

/**
 * Adds a field to a table: as a line, or, for a group or a list of groups, below a header of its own. `order`: the
 * field names of the table, in the order that decides where the field goes.
 */
export function* addToTable(
  tree: TomlTree,
  parent: FieldPath,
  name: string,
  value: Value,
  order: readonly string[],
): Generator<readonly Splice[]> {
  const later = new Set(order.includes(name) ? order.slice(order.indexOf(name) + 1) : []);
  const table = tree.tables.find(({ path }) => path.length === parent.length && isBelow(path, parent));
  if (table === undefined) return yield* addDotted(tree, parent, name, value);
  if (isTabular(value)) yield [addTables(tree, parent, [...parent, name], value, later)];
  yield [addLine(tree, table, name, value, later)];
}

function addLine(
  tree: TomlTree,
  { header, fields, path }: TomlTable,
  name: string,
  value: Value,
  later: ReadonlySet<string>,
): Splice {
  const { text } = tree;
  const line = writeTomlField(writeTomlName([name]), value, readTomlStyle(tree));
  const next = fields.find((field) => later.has(String(field.path[path.length])));
  const last = fields.at(-1);
  if (next !== undefined) {
    const { from } = stretchOfField(tree, next);
    return insert(from, `${indentOf(next.node.range[0], text)}${line}\n`);
  }
  if (last !== undefined)
    return insert(stretchOfField(tree, last).to, `\n${indentOf(last.node.range[0], text)}${line}`);
  if (header !== undefined)
    return insert(lineEnd(header.key.range[1], text), `\n${indentOf(header.range[0], text)}${line}`);
  const first = tree.tables[1]?.header;
  if (first !== undefined) return insert(startOfComments(tree, first), `${line}\n\n`);
  return insert(text.length, (text === "" || text.endsWith("\n") ? "" : "\n") + line);
}

/** Adds a field after the last dotted key of its group, as in `seo.title = "…"`. */
function* addDotted(
  tree: TomlTree,
  parent: FieldPath,
  name: string,
  value: Value,
): Generator<readonly Splice[]> {
  const last = tree.tables
    .flatMap(({ fields }) => fields)
    .findLast(({ path }) => path.length > parent.length && isBelow(path, parent));
  if (last === undefined) return;
  const { text } = tree;
  const names = last.node.key.keys.slice(0, parent.length - last.path.length);
  const group = text.slice(last.node.key.range[0], names.at(-1)?.range[1]);
  const line = writeTomlField(`${group}.${writeTomlName([name])}`, value, readTomlStyle(tree));
  yield [insert(stretchOfField(tree, last).to, `\n${indentOf(last.node.range[0], text)}${line}`)];
}

/** Adds an item to an array of tables, below a header such as `[[faq]]`. */
export function* addItem(
  tree: TomlTree,
  list: FieldPath,
  at: number,
  value: Value,
): Generator<readonly Splice[]> {
  const items = listItems(tree, list);
  const [next, last] = [items?.[at], items?.at(-1)];
  if (last === undefined) return;
  const written = writeTable(`[[${writeTomlName(list)}]]`, list, value, readTomlStyle(tree));
  if (next !== undefined) yield [insert(next.from, `${written}\n\n`)];
  else yield [insert(last.to, `\n\n${written}`)];
}

/** Moves an item of an array of tables with its comments. The text between items stays. */
export function* moveTables(
  tree: TomlTree,
  list: FieldPath,
  from: number,
  to: number,
): Generator<readonly Splice[]> {
  const items = listItems(tree, list);
  const moved = items?.[from];
  if (items === undefined || moved === undefined) return;
  const order = items.toSpliced(from, 1).toSpliced(to, 0, moved);
  yield items.map((item, at) => ({ ...item, text: order[at] as TextStretch }));
}

/** Removes a table, or an item of an array of tables, with its subtables and dotted keys. */
export function* removeTables(tree: TomlTree, path: FieldPath): Generator<readonly Splice[]> {
  const step = path.at(-1);
  const item = typeof step === "number" ? listItems(tree, path.slice(0, -1))?.[step] : undefined;
  if (item !== undefined) return yield* cutLines(tree.text, item, step === 0);
  const stretches = tree.tables.flatMap((table): readonly TextStretch[] => {
    if (isBelow(table.path, path)) return [stretchOfTable(tree, table)];
    return table.fields
      .filter((field) => isBelow(field.path, path))
      .map((field) => stretchOfField(tree, field));
  });
  const runs = joinNeighbours(stretches, tree.text);
  const ways = runs.map((run) => [...cutLines(tree.text, run, run.from === 0)]);
  yield ways.flatMap(([best]) => best ?? []);
  yield ways.flatMap((all) => all.at(-1) ?? []);
}

export function* removeField(tree: TomlTree, field: TomlField): Generator<readonly Splice[]> {
  const stretch = stretchOfField(tree, field);
  yield* cutLines(tree.text, stretch, stretch.from === 0);
}

/** Lists the stretches of the items of an array of tables. Undefined if another table lies within an item. */
function listItems(tree: TomlTree, list: FieldPath): readonly TextStretch[] | undefined {
  const own = tree.tables.filter(({ path }) => path.length > list.length && isBelow(path, list));
  const items = groupBy(own, ({ path }) => path[list.length]);
  const stretches = [...items.values()].map((tables) => {
    const first = tree.tables.indexOf(tables[0] as TomlTable);
    const isWhole = tables.every((table, at) => tree.tables[first + at] === table);
    const [from, to] = [tables[0], tables.at(-1)].map((table) => stretchOfTable(tree, table as TomlTable));
    return isWhole && from && to ? { from: from.from, to: to.to } : undefined;
  });
  if (stretches.some((stretch) => stretch === undefined)) return undefined;
  return withoutHeading(stretches as TextStretch[], tree.text);
}

/** A comment above the first item is a heading for all, unless other items have comments too. */
function withoutHeading([first, ...others]: readonly TextStretch[], text: string): readonly TextStretch[] {
  if (first === undefined || others.some(({ from }) => /^[ \t]*#/.test(text.slice(from))))
    return first ? [first, ...others] : [];
  const comments = /^(?:[ \t]*#[^\n]*\n)*/.exec(text.slice(first.from))?.[0] ?? "";
  return [{ ...first, from: first.from + comments.length }, ...others];
}

/** Adds tables before the next field in the order of their group, or else at the end of the group. */
function addTables(
  tree: TomlTree,
  parent: FieldPath,
  path: FieldPath,
  value: Value,
  later: ReadonlySet<string>,
): Splice {
  const written = writeTables(path, value, readTomlStyle(tree));
  const own = tree.tables.filter((table) => isBelow(table.path, parent));
  const next = own.find(
    (table) => table.header !== undefined && later.has(String(table.path[parent.length])),
  );
  if (next !== undefined) return insert(stretchOfTable(tree, next).from, `${written}\n\n`);
  const last = own.at(-1);
  const isBare = last === undefined || (last.header === undefined && last.fields.length === 0);
  const to = isBare ? tree.text.trimEnd().length : stretchOfTable(tree, last).to;
  return insert(to, `${tree.text.slice(0, to) === "" ? "" : "\n\n"}${written}`);
}

function joinNeighbours(stretches: readonly TextStretch[], text: string): readonly TextStretch[] {
  const joined: TextStretch[] = [];
  for (const next of stretches) {
    const last = joined.at(-1);
    if (last === undefined || text.slice(last.to, next.from).trim() !== "") joined.push(next);
    else joined.splice(-1, 1, { from: last.from, to: next.to });
  }
  return joined;
}

function indentOf(place: number, text: string): string {
  return text.slice(lineStart(place, text), place);
}

function insert(at: number, text: string): Splice {
  return { from: at, to: at, text };
}
