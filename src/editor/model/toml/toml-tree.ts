import type { AST } from "toml-eslint-parser";
import { readToml, type Toml, type TomlField, type TomlTable } from "../../../text/read-toml.ts";
import { type FieldPath, isBelow, type Value } from "../edit.ts";
import type { TextStretch } from "../splice/splice.ts";
import { lineEnd, lineStart } from "../splice/tree.ts";

/** A text of TOML without mistakes, whose lines end in `\n`. */
export type TomlTree = Omit<Toml, "data"> & { readonly text: string; readonly data: Value };

/** Undefined if the build would refuse the text. */
export function readTomlTree(text: string): TomlTree | undefined {
  try {
    const toml = readToml(text);
    return { ...toml, data: toml.data as Value, text };
  } catch {
    return undefined;
  }
}

/** Finds the field `name = value` that holds the value at a path. Undefined if tables or dotted keys make it up. */
export function findOwner({ tables }: TomlTree, path: FieldPath): TomlField | undefined {
  return tables.flatMap(({ fields }) => fields).find((field) => isBelow(path, field.path));
}

/** From the comments right above a field to the end of its last line. */
export function stretchOfField(tree: TomlTree, { node }: TomlField): TextStretch {
  return { from: ownStart(tree, node), to: lineEnd(node.range[1], tree.text) };
}

/** From the comments right above a header to the end of the last field below it. */
export function stretchOfTable(tree: TomlTree, { header, fields }: TomlTable): TextStretch {
  const first = header ?? fields[0]?.node;
  const end = fields.at(-1)?.node.range[1] ?? header?.key.range[1] ?? 0;
  return { from: first === undefined ? 0 : ownStart(tree, first), to: lineEnd(end, tree.text) };
}

/** The start of a node with its comments. A comment at the top of a file is left out: it is about the whole file. */
function ownStart(tree: TomlTree, node: AST.TOMLNode): number {
  const from = startOfComments(tree, node);
  return from === 0 ? lineStart(node.range[0], tree.text) : from;
}

/** The start of the comment lines right above a node, or else of its line. */
export function startOfComments({ comments, text }: TomlTree, { loc, range }: AST.TOMLNode): number {
  const alone = new Map(
    comments
      .filter(({ range: [at] }) => text.slice(lineStart(at, text), at).trim() === "")
      .map((comment) => [comment.loc.start.line, lineStart(comment.range[0], text)]),
  );
  let from = lineStart(range[0], text);
  for (let line = loc.start.line - 1; alone.has(line); line -= 1) from = alone.get(line) ?? from;
  return from;
}
