import { isAlias, isCollection, isScalar, type Node } from "yaml";
import type { FieldPath, Value } from "../edit.ts";
import { isGroup, isList } from "./edit-value.ts";
import { isBlockScalar, lineEnd, type Member } from "./members.ts";
import type { Splice } from "./splice.ts";
import { findPlace, isWritten, type Place, type Tree } from "./tree.ts";
import { type WriteContext, writeScalar } from "./write-scalar.ts";
import { writeValue } from "./write-value.ts";

/** Generates the ways to replace a value, the best first. */
export function* replaceValue(tree: Tree, path: FieldPath, value: Value): Generator<readonly Splice[]> {
  const place = findPlace(tree, path);
  if (place?.holder === undefined || place.holder.member.after === undefined) return;
  const { node, holder } = place;
  const isText = !isList(value) && !isGroup(value);
  for (const context of withoutBlocks(contextOf(tree, place, typeof path.at(-1) === "number"))) {
    if (isText && isWritten(node) && (isScalar(node) || isAlias(node)))
      yield [replaceText(tree, node, holder.member, writeScalar(value, context))];
    yield [replaceAll(tree, holder.member, value, context)];
  }
}

/** Also tries without block scalars: at the end of front matter, one cannot keep its empty last lines. */
export function withoutBlocks(context: WriteContext): readonly WriteContext[] {
  return context.endsLine ? [context, { ...context, endsLine: false }] : [context];
}

function contextOf(
  { text, style, document }: Tree,
  { node, column, isFlow, holder }: Place,
  isItem: boolean,
): WriteContext {
  const end = holder?.member.end ?? text.length;
  const like = isAlias(node) ? node.resolve(document) : node;
  const endsLine = text.slice(end, lineEnd(end, text)).trim() === "";
  return { column, isItem, isFlow, endsLine, file: style(), like, keepsLines: like === node };
}

/** Keeps everything before the value, such as an anchor. */
function replaceText({ text }: Tree, node: Node, { end }: Member, written: string): Splice {
  const [from = 0] = node.range ?? [];
  const comment =
    isBlockScalar(node) && !/^[|>]/.test(written) ? /^\S+(\s+#[^\n]*)/.exec(text.slice(from, end))?.[1] : "";
  return { from, to: end, text: written + (comment ?? "") };
}

/** Keeps comments on the line of the name or the dash. */
function replaceAll(
  { text }: Tree,
  { after = 0, start, end }: Member,
  value: Value,
  context: WriteContext,
): Splice {
  const written = writeValue(value, context);
  if (after === start) return { from: start, to: end, text: written.trimStart() };
  const [first = "", ...lines] = written.split("\n");
  const above = /^[ \t]*?((?:[ \t]+#[^\n]*)?)\n/.exec(text.slice(after, end))?.[1] ?? "";
  const behind =
    lines.length === 0 ? "" : (/^[ \t]+#[^\n]*/.exec(text.slice(end, lineEnd(end, text)))?.[0] ?? "");
  return { from: after, to: end + behind.length, text: [first + above + behind, ...lines].join("\n") };
}

/** True for an empty value: `[]`, `{}`, or nothing after the colon. */
export function isEmpty(node: Node | undefined): boolean {
  return (
    node === undefined ||
    (isCollection(node) ? node.items.length === 0 : isScalar(node) && node.value === null)
  );
}
