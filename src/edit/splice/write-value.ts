import { isMap, isNode, isScalar, isSeq, type Node } from "yaml";
import { readYamlValue } from "../../text/read-yaml.ts";
import type { Value } from "../edit.ts";
import { isGroup, isList } from "./edit-value.ts";
import { type Site, writeScalar } from "./write-scalar.ts";

/** Writes the text after the colon or the dash: ` 12`, or lines below it. */
export function writeValue(value: Value, site: Site): string {
  if (!isList(value) && !isGroup(value)) return ` ${writeScalar(value as string, site)}`;
  const isEmpty = Object.keys(value).length === 0;
  const isLikeFlow =
    (isMap(site.like) || isSeq(site.like)) && site.like.flow === true && site.like.items.length > 0;
  if (isEmpty || site.isFlow || isLikeFlow) return ` ${writeInFlow(value, { ...site, isFlow: true })}`;
  return isList(value) ? writeList(value, site) : writeGroup(value, site);
}

/** Writes a field with its name. */
export function writeField(name: string, value: Value, site: Site): string {
  return `${writeName(name)}:${writeValue(value, site)}`;
}

function writeName(name: string): string {
  const isSafe = /^[^\s"'[\]{},]/.test(name) && isNamed(readYamlValue(`${name}: 1`), name);
  return isSafe && isNamed(readYamlValue(`{ ${name}: 1 }`), name) ? name : JSON.stringify(name);
}

function isNamed(value: unknown, name: string): boolean {
  return isGroup(value as Value) && Object.keys(value as object).join() === name;
}

function writeInFlow(value: Value, site: Site): string {
  if (isList(value))
    return `[${value.map((item, at) => writeValue(item, itemSite(site, at)).trim()).join(", ")}]`;
  if (!isGroup(value)) return writeValue(value, site).trim();
  const fields = Object.entries(value).map(([name, inner]) => writeField(name, inner, fieldSite(site, name)));
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/** After a dash, the first field is on the line of the dash. */
function writeGroup(value: { readonly [name: string]: Value }, site: Site): string {
  const column = site.isItem ? site.column + 2 : site.column + site.file.step;
  const fields = Object.entries(value).map(([name, inner]) =>
    writeField(name, inner, { ...fieldSite(site, name), column }),
  );
  return joinLines(fields, column, site.isItem);
}

function writeList(value: readonly Value[], site: Site): string {
  const column = site.isItem ? site.column + 2 : site.column + site.file.listStep;
  const items = value.map((item, at) => `-${writeValue(item, { ...itemSite(site, at), column })}`);
  return joinLines(items, column, site.isItem);
}

function joinLines(members: readonly string[], column: number, isBehindDash: boolean): string {
  const start = `\n${" ".repeat(column)}`;
  return `${isBehindDash ? " " : start}${members.join(start)}`;
}

function fieldSite(site: Site, name: string): Site {
  const pair = isMap(site.like)
    ? site.like.items.find(({ key }) => isScalar(key) && key.value === name)
    : undefined;
  return { ...site, isItem: false, like: toModel(pair?.value), keepsLines: false };
}

function itemSite(site: Site, at: number): Site {
  const like = isSeq(site.like) ? toModel(site.like.items[at] ?? site.like.items.at(-1)) : undefined;
  return { ...site, isItem: true, like, keepsLines: false };
}

function toModel(node: unknown): Node | undefined {
  return isNode(node) ? node : undefined;
}
