import { isCollection } from "yaml";
import { readYaml } from "../../text/read-yaml.ts";
import type { FieldPath } from "../edit.ts";
import { prove } from "./prove.ts";
import { evenOut, type Splice } from "./splice.ts";
import { findPlace, type Place, readTree, type Tree } from "./tree.ts";
import { findWritten } from "./written-value.ts";

/**
 * Rewrites a value as an author has typed it, with its comments, quotation marks and lines. Returns the text unchanged
 * if the value would not read back as the same.
 */
export function layTyped(written: string, path: FieldPath, typed: string, lineEnd: string): string {
  const tree = readTree(evenOut(written).text);
  const place = tree && findPlace(tree, path);
  if (tree === undefined || place === undefined) return written;
  return prove(written, listWays(tree, place, evenOut(typed).text.trimEnd()), tree.data, lineEnd) ?? written;
}

/** Generates the ways to place the value: where the old one begins, after its name or dash, or on the lines below. */
function* listWays(
  { text, style }: Tree,
  { node, column, holder }: Place,
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
