import {
  type CST,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { once } from "../../../once.ts";
import { readYaml } from "../../../text/read-yaml.ts";
import { maxAliases } from "../../../text/yaml-limits.ts";
import type { FieldPath, Value } from "../edit.ts";
import type { TextStretch } from "./splice.ts";

/** A YAML text without errors, parsed. */
export type Tree = {
  readonly text: string;
  readonly document: Document.Parsed;
  readonly data: Value;
  readonly style: () => FileStyle;
};

/** Undefined if the build would refuse the text. */
export function readTree(text: string): Tree | undefined {
  const document = readYaml(text, { keepSourceTokens: true });
  if (document.errors.length > 0 || document.warnings.length > 0) return undefined;
  try {
    const data = (document.toJS({ maxAliasCount: maxAliases }) ?? {}) as Value;
    return { text, document, data, style: once(() => readStyle(document, text)) };
  } catch {
    return undefined;
  }
}

/** The node at a path, and the group or list around it. */
export type NodePlace = {
  readonly node: Node | undefined;
  readonly column: number;
  readonly isFlow: boolean;
  /** Undefined at the root. */
  readonly holder: Holder | undefined;
};
export type Holder = {
  readonly collection: YAMLMap | YAMLSeq;
  readonly members: readonly Member[];
  readonly index: number;
  readonly member: Member;
};

/** Finds the node at a path. Undefined if there is none, or only through an alias. */
export function findPlace({ document, text }: Tree, path: FieldPath): NodePlace | undefined {
  let place: NodePlace = {
    node: document.contents ?? undefined,
    column: -1,
    isFlow: false,
    holder: undefined,
  };
  for (const step of path) {
    const collection = place.node;
    if (!isCollection(collection)) return undefined;
    const members = membersOf(collection as YAMLMap | YAMLSeq, text);
    const index = typeof step === "number" ? step : members?.findIndex(({ name }) => name === step);
    const member = members?.[index ?? -1];
    if (members === undefined || member === undefined || index === undefined) return undefined;
    place = {
      node: member.node,
      column: columnOf(member.start, text),
      isFlow: place.isFlow || collection.flow === true,
      holder: { collection: collection as YAMLMap | YAMLSeq, members, index, member },
    };
  }
  return place;
}

/** The part of a path that leads to an alias. Undefined if the path passes through none. */
export function pathToAlias({ document }: Tree, path: FieldPath): FieldPath | undefined {
  const length = path.findIndex((_, at) => isAlias(document.getIn(path.slice(0, at), true)));
  return length === -1 ? undefined : path.slice(0, length);
}

export function isWritten(node: unknown): node is Node {
  return isNode(node) && node.range !== undefined && node.range !== null && node.range[0] < node.range[1];
}

/** A field of a map or an item of a list, with its offsets in the text. */
export type Member = {
  readonly name: string | undefined;
  readonly node: Node | undefined;
  /** The start of its dash or its name, or, in a flow list, of its value. */
  readonly start: number;
  /** The offset after its dash or colon, where a value may begin. Undefined if it has neither. */
  readonly after: number | undefined;
  /** The end of its value. */
  readonly end: number;
  /**
   * From its own comments above it to the end of its last line, without the line end, or, in a flow collection, of its
   * value.
   */
  readonly whole: TextStretch;
  /** In a flow collection: the comma after it, and the comment after that. */
  readonly comma: number | undefined;
  readonly tail: TextStretch;
  /** True if it is not the first on its line. */
  readonly isInline: boolean;
};

type Item = CST.CollectionItem;

/** Lists the members of a collection. Undefined if they cannot be told apart in the text. */
export function membersOf(collection: YAMLMap | YAMLSeq, text: string): readonly Member[] | undefined {
  const token = collection.srcToken;
  if (token === undefined || !("items" in token)) return undefined;
  const items: readonly Item[] = token.items;
  const members: Member[] = [];
  for (const [index, content] of collection.items.entries()) {
    const item = items[index];
    const parts = isMap(collection) ? partsOfPair(collection, index) : { name: undefined, node: content };
    if (item === undefined || parts === undefined) return undefined;
    const node = isNode(parts.node) ? parts.node : undefined;
    const place = placeItem(item, isMap(collection), token.type === "flow-collection", node, text);
    if (place === undefined) return undefined;
    const above = members.at(-1)?.whole.to ?? 0;
    const next = items[index + 1]?.start.find(({ type }) => type === "comma");
    members.push({
      name: parts.name,
      node,
      ...place,
      ...(token.type === "flow-collection"
        ? frameInFlow(place, above, next?.offset, text)
        : frameInBlock(place, above, text)),
    });
  }
  return withoutHeading(members, text);
}

function partsOfPair(map: YAMLMap, index: number) {
  const pair = map.items[index];
  return isScalar(pair?.key) ? { name: String(pair.key.value), node: pair.value } : undefined;
}

type Placed = Pick<Member, "start" | "after" | "end">;

function placeItem(
  item: Item,
  isField: boolean,
  isFlow: boolean,
  node: Node | undefined,
  text: string,
): Placed | undefined {
  const marks = item.start.filter(({ type }) => /^(?:seq-item-ind|explicit-key-ind|anchor|tag)$/.test(type));
  const start = marks[0]?.offset ?? (item.key ?? item.value)?.offset;
  if (start === undefined) return undefined;
  const behind = (isField ? item.sep : item.start) ?? [];
  const indicator = behind.find(({ type }) => type === (isField ? "map-value-ind" : "seq-item-ind"));
  const after = isFlow && !isField ? start : indicator && indicator.offset + 1;
  const properties = behind.filter(({ type }) => type === "anchor" || type === "tag");
  const last = properties.at(-1);
  const bare = last ? last.offset + last.source.length : (after ?? node?.range?.[1] ?? start);
  return { start, after, end: Math.max(bare, endOf(node, text) ?? bare) };
}

/** The end of a value. Undefined if nothing is written. */
function endOf(node: Node | undefined, text: string): number | undefined {
  const [start = 0, end = 0] = node?.range ?? [];
  if (node === undefined || isAlias(node)) return node && end;
  if (isScalar(node)) {
    if (!isBlockScalar(node)) return start === end ? undefined : end;
    const source = text.slice(start, end);
    // Empty lines at the end belong to the text if its header has a `+`.
    const isKept = /^[|>][^\n#]*\+/.test(source);
    return start + source.replace(isKept ? /\n$/ : /(?:\n *)+$/, "").length;
  }
  if (!isCollection(node) || node.flow) return end;
  return membersOf(node as YAMLMap | YAMLSeq, text)?.at(-1)?.end ?? end;
}

export function isBlockScalar(node: Node | undefined): node is Scalar {
  return isScalar(node) && (node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL);
}

type Framed = Pick<Member, "whole" | "comma" | "tail" | "isInline">;

function frameInBlock({ start, end }: Placed, above: number, text: string): Framed {
  const isInline = isWithinLine(start, text);
  const to = afterDeeperComments(lineEnd(end, text), columnOf(start, text), text);
  return {
    whole: { from: isInline ? start : findComments(start, above, text), to },
    comma: undefined,
    tail: { from: to, to },
    isInline,
  };
}

function frameInFlow({ start, end }: Placed, above: number, comma: number | undefined, text: string): Framed {
  const isInline = isWithinLine(start, text);
  const from = comma === undefined ? end : comma + 1;
  const comment = /[ \t]+#[^\n]*/y;
  comment.lastIndex = from;
  return {
    whole: { from: isInline ? start : findComments(start, above, text), to: end },
    comma,
    tail: { from, to: comment.test(text) ? comment.lastIndex : from },
    isInline,
  };
}

/** Finds the start of the comment lines right above the line of `start`. */
function findComments(start: number, above: number, text: string): number {
  let from = start;
  for (let line = lineStart(start, text); line > above; ) {
    line = lineStart(line - 1, text);
    const comment = /^[ \t]*(?=#)/.exec(text.slice(line, lineEnd(line, text)));
    if (comment === null || line < above) break;
    from = line + comment[0].length;
  }
  return from;
}

/** Finds the end of the comments below a member that are indented further and so belong to it. */
function afterDeeperComments(end: number, column: number, text: string): number {
  const lines = /(?:\n[ \t]*)*\n( *)#[^\n]*/y;
  let to = end;
  for (lines.lastIndex = to; ; to = lines.lastIndex) {
    const found = lines.exec(text);
    if (found === null || (found[1]?.length ?? 0) <= column) return to;
  }
}

/** A comment above the first member is a heading for all, unless other members have comments too. */
function withoutHeading(members: readonly Member[], text: string): readonly Member[] {
  const [first, ...others] = members;
  if (first === undefined) return members;
  const isOwn = lineStart(first.start, text) > 0 && columnOf(first.start, text) > 0;
  if (isOwn && others.some(({ whole, start }) => whole.from < start)) return members;
  return [{ ...first, whole: { ...first.whole, from: first.start } }, ...others];
}

function isWithinLine(place: number, text: string): boolean {
  return text.slice(lineStart(place, text), place).trim() !== "";
}

export function lineStart(place: number, text: string): number {
  return place === 0 ? 0 : text.lastIndexOf("\n", place - 1) + 1;
}

/** The offset before the line end. */
export function lineEnd(place: number, text: string): number {
  const end = text.indexOf("\n", place);
  return end === -1 ? text.length : end;
}

export function columnOf(place: number, text: string): number {
  return place - lineStart(place, text);
}

/** The YAML style of a file. */
export type FileStyle = {
  readonly text: string;
  /** The indentation, in spaces, of a group (`step`) and of a list (`listStep`) below its name. */
  readonly step: number;
  readonly listStep: number;
  /** The width of folded lines, in characters. */
  readonly width: number;
};

export function readStyle(document: Document.Parsed, text: string): FileStyle {
  let step: number | undefined;
  let listStep: number | undefined;
  const folded: string[][] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !key.range || !(isMap(value) || isSeq(value)) || value.flow || !value.range)
        return;
      const further = columnOf(value.range[0], text) - columnOf(key.range[0], text);
      if (isMap(value)) step ??= further;
      else listStep ??= further;
    },
    Scalar(_, { range, type }) {
      if (range && type !== Scalar.BLOCK_LITERAL)
        folded.push(text.slice(range[0], range[1]).split("\n").slice(1));
    },
  });
  return { text, step: step ?? 2, listStep: listStep ?? step ?? 2, width: guessWidth(folded) };
}

const widths = Array.from({ length: 61 }, (_, at) => 120 - at);

/** Guesses the width at which most line ends have no room for the next word. */
function guessWidth(texts: readonly (readonly string[])[]): number {
  const ends = texts.flatMap((lines) =>
    lines.slice(0, -1).flatMap((line, at) => {
      const next = /\S+/.exec(lines[at + 1] ?? "")?.[0];
      return next === undefined ? [] : [{ from: line.length, to: line.length + 1 + next.length }];
    }),
  );
  const count = (width: number) => ends.filter(({ from, to }) => from <= width && width < to).length;
  const counted = widths.map((width) => ({ width, count: count(width) }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).width;
}
