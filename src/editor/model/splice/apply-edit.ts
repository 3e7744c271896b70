import { isCollection } from "yaml";
import { readYaml } from "../../../text/read-yaml.ts";
import { type Message, say } from "../../../words/message.ts";
import type { Edit, FieldPath } from "../edit.ts";
import { prove } from "./edit-value.ts";
import { changeHead, type Format, openFile } from "./open-file.ts";
import { evenOut, lineEndOf, type Splice, spliceText } from "./splice.ts";
import { findPlace, type NodePlace, readTree, type Tree } from "./tree.ts";
import { findWritten } from "./write-scalar.ts";

export type Applied =
  | { readonly status: "done"; readonly bytes: Uint8Array }
  | { readonly status: "impossible"; readonly why: Message };

/**
 * Edits one field of a file of `content/`. The field reads back as the new value, everything else as before, and no
 * byte outside the edit changes. `within`: the path of the entry in its file. `order`: the field names of the group, in
 * the order that decides where a new field goes.
 */
export function applyEdit(
  bytes: Uint8Array,
  format: Format,
  within: FieldPath,
  edit: Edit,
  order: readonly string[] = [],
): Applied {
  const file = openFile(bytes, format);
  if (file === undefined) return { status: "impossible", why: say("edit/unreadable") };
  const lineEnd = lineEndOf(file.written);
  if (edit.kind === "body") {
    if (file.body === undefined) return { status: "impossible", why: say("edit/missing") };
    const { text } = evenOut(file.body);
    const body = spliceText(
      file.body,
      [{ from: 0, to: text.length, text: evenOut(edit.text).text }],
      lineEnd,
    );
    return { status: "done", bytes: file.close({ body }) };
  }
  const path = [...within, ...edit.path];
  const changed = changeHead(file.head, { ...edit, path }, order, lineEnd);
  if (changed.status === "impossible") return changed;
  // Authors type values as YAML, so other languages get the value as we write it.
  const isTyped =
    file.head.language === "yaml" &&
    file.head.list === undefined &&
    (edit.kind === "set" || edit.kind === "add");
  const typed = isTyped ? edit.typed : undefined;
  const head = typed === undefined ? changed.text : layTyped(changed.text, path, typed, lineEnd);
  return { status: "done", bytes: file.close({ head }) };
}

/**
 * Rewrites a value as an author has typed it, with its comments, quotation marks and lines. Returns the text unchanged
 * if the value would not read back as the same.
 */
function layTyped(written: string, path: FieldPath, typed: string, lineEnd: string): string {
  const tree = readTree(evenOut(written).text);
  const place = tree && findPlace(tree, path);
  if (tree === undefined || place === undefined) return written;
  return prove(written, listWays(tree, place, evenOut(typed).text.trimEnd()), tree.data, lineEnd) ?? written;
}

/** Generates the ways to place the value: where the old one begins, after its name or dash, or on the lines below. */
function* listWays(
  { text, style }: Tree,
  { node, column, holder }: NodePlace,
  typed: string,
): Generator<readonly Splice[]> {
  const old = findWritten(node, text);
  if (old === undefined) return;
  const { from, to, margin, ownLine } = old;
  const root = readYaml(typed).contents;
  const isBlock = isCollection(root) && root.flow !== true;
  const after = holder?.member.after;
  if (isBlock || !ownLine) yield [{ from, to, text: indent(typed, margin) }];
  if (after === undefined) return;
  if (!isBlock) yield [{ from: after, to, text: ` ${indent(typed, Math.max(column, 0))}` }];
  const below = " ".repeat(Math.max(column, 0) + style().step);
  yield [{ from: after, to, text: `\n${below}${indent(typed, below.length)}` }];
}

/** Indents all lines but the first. */
function indent(text: string, margin: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${" ".repeat(margin)}`);
}
