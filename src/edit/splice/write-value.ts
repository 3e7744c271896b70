import { isMap, isNode, isScalar, isSeq, type Node } from "yaml";
import { readYamlValue } from "../../text/read-yaml.ts";
import type { Value } from "../edit.ts";
import { isGroup, isList } from "./edit-value.ts";
import { type WriteContext, writeScalar } from "./write-scalar.ts";

/** Writes the text after the colon or the dash: ` 12`, or lines below it. */
export function writeValue(value: Value, context: WriteContext): string {
  if (!isList(value) && !isGroup(value)) return ` ${writeScalar(value as string, context)}`;
  const isEmpty = Object.keys(value).length === 0;
  const isLikeFlow =
    (isMap(context.like) || isSeq(context.like)) &&
    context.like.flow === true &&
    context.like.items.length > 0;
  if (isEmpty || context.isFlow || isLikeFlow) return ` ${writeInFlow(value, { ...context, isFlow: true })}`;
  return isList(value) ? writeList(value, context) : writeGroup(value, context);
}

/** Writes a field with its name. */
export function writeField(name: string, value: Value, context: WriteContext): string {
  return `${writeName(name)}:${writeValue(value, context)}`;
}

function writeName(name: string): string {
  const isSafe = /^[^\s"'[\]{},]/.test(name) && isNamed(readYamlValue(`${name}: 1`), name);
  return isSafe && isNamed(readYamlValue(`{ ${name}: 1 }`), name) ? name : JSON.stringify(name);
}

function isNamed(value: unknown, name: string): boolean {
  return isGroup(value as Value) && Object.keys(value as object).join() === name;
}

function writeInFlow(value: Value, context: WriteContext): string {
  if (isList(value))
    return `[${value.map((item, at) => writeValue(item, itemContext(context, at)).trim()).join(", ")}]`;
  if (!isGroup(value)) return writeValue(value, context).trim();
  const fields = Object.entries(value).map(([name, inner]) =>
    writeField(name, inner, fieldContext(context, name)),
  );
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/** After a dash, the first field is on the line of the dash. */
function writeGroup(value: { readonly [name: string]: Value }, context: WriteContext): string {
  const column = context.isItem ? context.column + 2 : context.column + context.file.step;
  const fields = Object.entries(value).map(([name, inner]) =>
    writeField(name, inner, { ...fieldContext(context, name), column }),
  );
  return joinLines(fields, column, context.isItem);
}

function writeList(value: readonly Value[], context: WriteContext): string {
  const column = context.isItem ? context.column + 2 : context.column + context.file.listStep;
  const items = value.map((item, at) => `-${writeValue(item, { ...itemContext(context, at), column })}`);
  return joinLines(items, column, context.isItem);
}

function joinLines(members: readonly string[], column: number, isBehindDash: boolean): string {
  const start = `\n${" ".repeat(column)}`;
  return `${isBehindDash ? " " : start}${members.join(start)}`;
}

function fieldContext(context: WriteContext, name: string): WriteContext {
  const pair = isMap(context.like)
    ? context.like.items.find(({ key }) => isScalar(key) && key.value === name)
    : undefined;
  return { ...context, isItem: false, like: toModel(pair?.value), keepsLines: false };
}

function itemContext(context: WriteContext, at: number): WriteContext {
  const like = isSeq(context.like) ? toModel(context.like.items[at] ?? context.like.items.at(-1)) : undefined;
  return { ...context, isItem: true, like, keepsLines: false };
}

function toModel(node: unknown): Node | undefined {
  return isNode(node) ? node : undefined;
}
