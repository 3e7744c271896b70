import { patch, TomlFormat } from "@decimalturn/toml-patch";
import { parseTOML } from "toml-eslint-parser";
import { valueAt } from "../../../model/value-at.ts";
import type { TomlField } from "../../../text/read-toml.ts";
import { say } from "../../../words/message.ts";
import { type FieldPath, isBelow, type Value } from "../edit.ts";
import {
  type Changed,
  changeInSteps,
  editValue,
  type FieldEdit,
  hasCommon,
  isGroup,
  isList,
  isSame,
  splitGroup,
  splitList,
  withGroups,
} from "../splice/edit-value.ts";
import { evenOut, lineEndOf, type Splice, spliceText } from "../splice/splice.ts";
import { lineEnd, lineStart } from "../splice/tree.ts";
import { addItem, addToTable, moveTables, removeField, removeTables } from "./change-tables.ts";
import { findOwner, readTomlTree, startOfComments, stretchOfField, type TomlTree } from "./toml-tree.ts";
import { readTomlStyle, toDate, writeLines, writeTomlValue } from "./write-toml.ts";

/** Edits a field in a text of TOML, as `changeYaml` does in one of YAML. */
export function changeToml(
  written: string,
  edit: FieldEdit,
  order: readonly string[] = [],
  lineEnd = lineEndOf(written),
): Changed {
  const tree = readTomlTree(evenOut(written).text);
  if (tree === undefined) return { status: "impossible", why: say("edit/unreadable") };
  const direct = withGroups(tree.data, edit);
  const expected = editValue(tree.data, direct);
  if (expected === undefined)
    return { status: "impossible", why: say(edit.kind === "add" ? "edit/taken" : "edit/missing") };
  if (isSame(expected, tree.data)) return { status: "done", text: written };
  if (hasNothing(expected)) return { status: "impossible", why: say("edit/toml-nothing") };

  const steps = splitEdit(tree, direct);
  if (steps !== undefined)
    return changeInSteps(written, steps, (text, step) => changeToml(text, step, order, lineEnd));
  for (const splices of listWays(tree, direct, order)) {
    const text = spliceText(written, splices, lineEnd);
    const evened = evenOut(text).text;
    // Such a line would close the front matter.
    if (/^\+\+\+/m.test(evened)) continue;
    if (isSame(readTomlTree(evened)?.data, expected)) return { status: "done", text };
  }
  return { status: "impossible", why: say("edit/entangled") };
}

/** True for a value that contains `null`, which TOML cannot write. */
function hasNothing(value: Value): boolean {
  if (value === null) return true;
  return typeof value === "object" && Object.values(value).some((inner) => hasNothing(inner as Value));
}

/** Splits the replacement of a list or group into edits of its members. Undefined if there is nothing to split. */
function splitEdit(tree: TomlTree, edit: FieldEdit): readonly FieldEdit[] | undefined {
  const parent = edit.path.slice(0, -1);
  const list = valueAt(tree.data, parent);
  // Without items, an array of tables would have no header left: the empty list is written as a field.
  if (edit.kind === "remove" && isList(list) && list.length === 1 && findOwner(tree, parent) === undefined)
    return writeAnew(parent, []);
  if (edit.kind === "add" && isList(list) && list.length === 0 && isGroup(edit.value) && isLine(tree, parent))
    return writeAnew(parent, [edit.value]);
  if (edit.kind !== "set") return undefined;
  const { path, value } = edit;
  const old = valueAt(tree.data, path);
  if (isList(old) && isList(value) && old.length > 0 && value.length > 0) return splitList(path, old, value);
  const isOwned = findOwner(tree, path) !== undefined;
  if (isGroup(old) && isGroup(value) && (hasCommon(old, value) || !isOwned))
    return splitGroup(path, old, value);
  return isOwned ? undefined : writeAnew(path, value);
}

function writeAnew(path: FieldPath, value: Value): readonly FieldEdit[] {
  return [
    { kind: "remove", path },
    { kind: "add", path, value },
  ];
}

/** True if a field is written as `name = value`, without comments. */
function isLine(tree: TomlTree, path: FieldPath): boolean {
  const owner = findOwner(tree, path);
  if (owner === undefined || owner.path.length !== path.length) return false;
  const lines = tree.text.slice(startOfComments(tree, owner.node), stretchOfField(tree, owner).to);
  return lines.trim() === tree.text.slice(...owner.node.range);
}

function listWays(tree: TomlTree, edit: FieldEdit, order: readonly string[]): Iterable<readonly Splice[]> {
  const { path } = edit;
  const parent = path.slice(0, -1);
  const step = path.at(-1) ?? "";
  const owner = findOwner(tree, edit.kind === "add" ? parent : path);
  if (owner !== undefined) {
    if (edit.kind === "remove" && owner.path.length === path.length) return removeField(tree, owner);
    return changeValue(tree, owner, { ...edit, path: path.slice(owner.path.length) });
  }
  switch (edit.kind) {
    case "set":
      return [];
    case "add":
      return typeof step === "number"
        ? addItem(tree, parent, step, edit.value)
        : addToTable(tree, parent, step, edit.value, order);
    case "remove":
      return removeTables(tree, path);
    case "move":
      return moveTables(tree, path, edit.from, edit.to);
  }
}

/** Generates the ways to edit the value after the equals sign, the best first. `edit.path` begins at the value. */
function* changeValue(tree: TomlTree, field: TomlField, edit: FieldEdit): Generator<readonly Splice[]> {
  const old = valueAt(tree.data, field.path);
  const wanted = old === undefined ? undefined : editValue(old, edit);
  if (wanted === undefined) return;
  const [from, to] = field.node.value.range;
  const source = tree.text.slice(from, to);
  const isNewlyLong = typeof wanted === "string" && wanted.includes("\n") && !source.includes("\n");
  if (isNewlyLong) yield [{ from, to, text: writeLines(wanted) }];
  const patched = patchSource(source, withDates(wanted, tree, field));
  if (patched !== undefined && keepsComments(source, patched, edit)) yield [{ from, to, text: patched }];
  const written = writeTomlValue(wanted, readTomlStyle(tree));
  if (keepsComments(source, written, edit)) yield [{ from, to, text: written }];
}

/**
 * Edits the source of one value alone, so that nothing else in the file can change. Undefined if the result is no
 * longer one value after a name.
 */
function patchSource(source: string, wanted: unknown): string | undefined {
  const name = "v = ";
  try {
    const [, digits = ""] = /^[+-]?[\d_]+\.([\d_]+)$/.exec(source) ?? [];
    const format = TomlFormat.autoDetectFormat(name + source);
    if (digits !== "") format.minimumDecimals = digits.length;
    const patched = patch(name + source, { v: wanted }, format);
    return patched.startsWith(name) ? patched.slice(name.length).replace(/\n$/, "") : undefined;
  } catch {
    return undefined;
  }
}

/** Turns texts that look like dates into dates if the field contains dates, because our data hold dates as texts. */
function withDates(wanted: Value, { places }: TomlTree, { path }: TomlField): unknown {
  const hasDates = places.some((place) => isBelow(place.path, path) && "datetime" in place.value);
  const convert = (value: Value): unknown => {
    if (typeof value === "string") return toDate(value) ?? value;
    if (isList(value)) return value.map(convert);
    if (!isGroup(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, convert(inner)]));
  };
  return hasDates ? convert(wanted) : wanted;
}

/** True if an edit keeps the comments of a value beside the same text. A removed item may take its comments with it. */
function keepsComments(before: string, after: string, edit: FieldEdit): boolean {
  const [old, now] = [listComments(before), listComments(after)];
  if (old.length === 0 && now.length === 0) return true;
  if (edit.kind === "remove") return now.length <= old.length && now.every((line) => old.includes(line));
  // The changed value may have a comment on its line, which then differs.
  const left = old.filter((line) => !now.includes(line));
  return now.length === old.length && left.length <= (edit.kind === "set" ? 1 : 0);
}

/** Lists the lines with comments, without commas and spaces, which depend on the neighbours of an item. */
function listComments(source: string): readonly string[] {
  const text = `v = ${source}`;
  try {
    return parseTOML(text).comments.map(({ range: [at] }) =>
      text
        .slice(lineStart(at, text), lineEnd(at, text))
        .replace(/^v = /, "")
        .replace(/[\s,]+/g, ""),
    );
  } catch {
    return ["unread"];
  }
}
