import { createScriptReader } from "./read-script.ts";

/** A tag of a component, as `<Tabs groupId="os">`. A value between braces that is no plain data is undefined. */
export type Tag = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly isClosing: boolean;
  /** True for `<Card />`. */
  readonly isEmpty: boolean;
  /** The offset behind the tag. */
  readonly end: number;
};

/** Reads the tag that begins at `start`. Undefined if none does. Names of components begin with a capital letter. */
export function readTag(text: string, start: number): Tag | undefined {
  const [opening, slash = "", name] = matchAt(/<(\/?)([A-Za-z][\w.-]*)/y, text, start) ?? [];
  if (opening === undefined || name === undefined) return undefined;
  const attributes: Record<string, unknown> = {};
  for (let at = start + opening.length; at < text.length; ) {
    at = skipSpace(text, at);
    const [mark] = matchAt(/\/?>/y, text, at) ?? [];
    if (mark !== undefined)
      return { name, attributes, isClosing: slash !== "", isEmpty: mark === "/>", end: at + mark.length };
    if (text[at] === "{") {
      // Attributes that are spread into the tag.
      const end = findBrace(text, at);
      if (end === undefined) return undefined;
      at = end;
      continue;
    }
    const [key] = matchAt(/[@:#\w][\w:.@-]*/y, text, at) ?? [];
    if (key === undefined) return undefined;
    at += key.length;
    if (text[at] !== "=") {
      attributes[key] = true;
      continue;
    }
    const value = readValue(text, at + 1);
    if (value === undefined) return undefined;
    attributes[key] = value.value;
    at = value.end;
  }
  return undefined;
}

/** An attribute, if it is a text that says something. */
export function textOf({ attributes }: Tag, name: string): string | undefined {
  const value = attributes[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

function readValue(text: string, at: number): { readonly value: unknown; readonly end: number } | undefined {
  const quote = text[at];
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, at + 1);
    return end === -1 ? undefined : { value: text.slice(at + 1, end), end: end + 1 };
  }
  if (quote !== "{") return undefined;
  const end = findBrace(text, at);
  return end === undefined ? undefined : { value: readExpression(text.slice(at + 1, end - 1)), end };
}

/** The value of an expression, if it is plain data. */
export function readExpression(written: string): unknown {
  const site = {
    paths: ["x.js"],
    readText: () => `export default (${written});`,
    readBytes: () => new Uint8Array(),
  };
  return createScriptReader(site).read("x.js");
}

/** The offset behind the brace that closes the one at `start`. */
function findBrace(text: string, start: number): number | undefined {
  let depth = 0;
  let quote: string | undefined;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (quote !== undefined) {
      if (sign === quote) quote = undefined;
    } else if (/["'`]/.test(sign)) quote = sign;
    else if (sign === "{") depth += 1;
    else if (sign === "}") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (/\s/.test(text[at] ?? "")) at += 1;
  return at;
}

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}
