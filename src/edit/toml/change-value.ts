import { patch, TomlFormat } from "@decimalturn/toml-patch";
import type { TomlField } from "../../text/read-toml.ts";
import { isBelow, type Value } from "../edit.ts";
import { editValue, type FieldEdit, isGroup, isList, valueAt } from "../splice/edit-value.ts";
import type { Splice } from "../splice/splice.ts";
import { keepsComments } from "./keeps-comments.ts";
import type { TomlTree } from "./toml-tree.ts";
import { readTomlStyle, toDate, writeLines, writeTomlValue } from "./write-toml.ts";

/** Generates the ways to edit the value after the equals sign, the best first. `edit.path` begins at the value. */
export function* changeValue(
  tree: TomlTree,
  field: TomlField,
  edit: FieldEdit,
): Generator<readonly Splice[]> {
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
