import { maxDepth } from "./yaml-limits.ts";

/** A value of JSON and where it is written. `to` is exclusive; a text includes its quotation marks. */
export type JsonNode = {
  readonly from: number;
  readonly to: number;
  /** Of a group, in the order of the text. */
  readonly members?: readonly JsonMember[];
  /** Of a list. */
  readonly items?: readonly JsonNode[];
};

export type JsonMember = {
  readonly name: string;
  readonly key: { readonly from: number; readonly to: number };
  readonly node: JsonNode;
};

export type JsonFault =
  | "comment"
  | "control"
  | "deep"
  | "duplicate"
  | "escape"
  | "last-comma"
  | "more"
  | "no-colon"
  | "no-comma"
  | "quotes"
  | "unclosed"
  | "unclosed-text"
  | "value";

/** A mistake of the text from one offset to another. `written`: what is there. */
export class JsonMistake extends Error {
  constructor(
    readonly fault: JsonFault,
    readonly from: number,
    readonly to: number,
    readonly written: string,
  ) {
    super(fault);
  }
}

export type Json = {
  readonly data: unknown;
  readonly root: JsonNode;
  /** Names that a group has twice. */
  readonly mistakes: readonly JsonMistake[];
};

const space = /[ \t\n\r]*/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y;
const word = /(?:true|false|null)(?![\w$])/y;
const unread = /[^\s,:[\]{}"]+|[\s\S]/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON refuses them within texts.
const plainText = /[^"\\\u0000-\u001f]*/y;
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** Reads JSON as RFC 8259 has it, with the place of each value. Throws `JsonMistake` where the text is not well formed. */
export function readJson(text: string): Json {
  const mistakes: JsonMistake[] = [];
  let at = 0;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    at += found?.length ?? 0;
    return found;
  };
  const refuse = (fault: JsonFault, from = at, to = from + 1): never => {
    throw new JsonMistake(fault, from, to, text.slice(from, to));
  };
  /** What stands here instead of what JSON asks for. */
  const explain = (fault: JsonFault): never => {
    const from = at;
    if (at >= text.length) return refuse("unclosed", opened.at(-1) ?? Math.max(0, at - 1));
    if (/^(?:\/[/*]|#)/.test(text.slice(at, at + 2))) return refuse("comment", from, from + 2);
    if (text[at] === "'" || /[“”„«‘’]/.test(text[at] ?? "")) return refuse("quotes");
    const length = match(unread)?.length ?? 1;
    return refuse(fault, from, from + length);
  };
  /** The offsets of the brackets that are open. */
  const opened: number[] = [];

  const readText = (): JsonNode => {
    const from = at;
    at += 1;
    for (;;) {
      match(plainText);
      if (text[at] === '"') break;
      if (at >= text.length || text[at] === "\n") return refuse("unclosed-text", from);
      if (text[at] !== "\\") return refuse("control");
      if (match(escaped) === undefined) return refuse("escape", at, at + 2);
    }
    at += 1;
    return { from, to: at };
  };
  const readValue = (): JsonNode => {
    match(space);
    const from = at;
    switch (text[at]) {
      case "{":
        return readGroup();
      case "[":
        return readList();
      case '"':
        return readText();
      default:
        if (match(number) === undefined && match(word) === undefined) return explain("value");
        return { from, to: at };
    }
  };
  /** Reads members up to the closing bracket. */
  const readMembers = (end: string, readMember: () => void): void => {
    if (opened.length >= maxDepth) refuse("deep");
    opened.push(at);
    at += 1;
    match(space);
    for (let isFirst = true; text[at] !== end; isFirst = false) {
      if (!isFirst) {
        const comma = at;
        if (text[at] !== ",") explain("no-comma");
        at += 1;
        match(space);
        if (text[at] === end) refuse("last-comma", comma);
      }
      readMember();
      match(space);
    }
    at += 1;
    opened.pop();
  };
  const readList = (): JsonNode => {
    const from = at;
    const items: JsonNode[] = [];
    readMembers("]", () => void items.push(readValue()));
    return { from, to: at, items };
  };
  const readGroup = (): JsonNode => {
    const from = at;
    const members: JsonMember[] = [];
    const names = new Set<string>();
    readMembers("}", () => {
      if (text[at] !== '"') explain("quotes");
      const key = readText();
      const name = JSON.parse(text.slice(key.from, key.to)) as string;
      if (names.has(name)) mistakes.push(new JsonMistake("duplicate", key.from, key.to, name));
      names.add(name);
      match(space);
      if (text[at] !== ":") explain("no-colon");
      at += 1;
      members.push({ name, key, node: readValue() });
    });
    return { from, to: at, members };
  };

  const root = readValue();
  match(space);
  if (at < text.length) explain("more");
  return { data: JSON.parse(text) as unknown, root, mistakes };
}

type Found = { readonly node: JsonNode; readonly member: JsonMember | undefined };

/** Creates a function that finds the value at a path. Many may be asked for in one group, so its names are indexed once. */
export function createJsonFinder(root: JsonNode): (path: readonly PropertyKey[]) => Found | undefined {
  const indexes = new WeakMap<JsonNode, ReadonlyMap<string, JsonMember>>();
  const membersOf = (node: JsonNode) => {
    const index = indexes.get(node) ?? new Map(node.members?.map((member) => [member.name, member]));
    indexes.set(node, index);
    return index;
  };
  return (path) => {
    let found: Found | undefined = { node: root, member: undefined };
    for (const step of path) {
      const { node }: Found = found;
      const member: JsonMember | undefined = node.members && membersOf(node).get(String(step));
      const next: JsonNode | undefined = member?.node ?? node.items?.[Number(step)];
      if (next === undefined) return undefined;
      found = { node: next, member };
    }
    return found;
  };
}
