import type { Definition, FootnoteDefinition, Nodes, PhrasingContent, Root, RootContent } from "mdast";
import { decodeString } from "micromark-util-decode-string";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import type { Parser, Preset, Processor } from "unified";
import type { Point } from "unist";
import { visit } from "unist-util-visit";
import { countWhile } from "../text/count-while.ts";
import type { Position } from "../words/problem.ts";

/** The first step: from text to mdast. Without a native parser, remark reads everything. */
export function parseMarkdown(native: NativeParser | undefined): Preset {
  return { plugins: [remarkParse, remarkGfm, remarkDirective, [preferNative, native], readSlashes] };
}

function preferNative(this: Processor, native: NativeParser | undefined): void {
  if (native !== undefined) this.parser = adaptNativeParser(native);
}

function readSlashes(this: Processor): void {
  const parser = this.parser as Parser<Root>;
  this.parser = (text, file) => keepSlashes(text, (changed) => parser(changed, file));
}

/**
 * Parses `text` with another sign in place of slashes in values without quotes, as in `<a href=https://a.example>`.
 * CommonMark allows these slashes, but both parsers read such a tag in a line as words:
 * https://spec.commonmark.org/0.31.2/#unquoted-attribute-value.
 */
function keepSlashes(text: string, parse: (text: string) => Root): Root {
  if (!slashed.test(text) || text.includes(sign)) return parse(text);
  const tree = parse(text.replace(tags, (tag) => tag.replace(values, toSigns)));
  replaceSign(tree, sign, "/");
  return tree;
}

/** A character of the private use area, which nobody types. It is as long as a slash, so positions stay the same. */
const sign = "\uF8FE";

const slashed = /=\s*[^\s"'=<>`]*\//;
const tags = /<[a-z][a-z0-9-]*\s[^<>]*>/gi;
/** Matches quoted values as well, so that nothing within them is matched. */
const values = /"[^"]*"|'[^']*'|=\s*[^\s"'=<>`]+/g;

function toSigns(value: string): string {
  return value.startsWith("=") ? value.replaceAll("/", sign) : value;
}

/** A parser in machine code. */
export type NativeParser = {
  /** Returns mdast with GFM, directives and positions, as remark does. */
  readonly parse: (text: string) => Root;
};

/** Corrects differences between the native parser and remark that an author would notice in a directive. */
export function adaptNativeParser({ parse }: NativeParser): (text: string) => Root {
  return (text) => {
    const tree = keepWordsBehindColons(text, (each) => closeDirectives(each, parse));
    if (/\{[^{}\n]*[&\\]/.test(text)) decodeAttributes(tree);
    return tree;
  };
}

/**
 * Within a directive, the native parser takes `::: tip Title` for the colons that close it, and drops the words. Such
 * colons are hidden from it.
 */
function keepWordsBehindColons(text: string, parse: (text: string) => Root): Root {
  const sign = text.includes(":::") ? findSubstitute(text) : undefined;
  if (sign === undefined) return parse(text);
  const hidden = text.replace(
    colonsBeforeWords,
    (_, before: string, colons: string) => before + sign.repeat(colons.length),
  );
  const tree = parse(hidden);
  if (hidden !== text) replaceSign(tree, sign, ":");
  return tree;
}

const colonsBeforeWords = /^((?:[ \t>]|[-*+] |\d{1,9}[.)] )*)(:{3,})(?=[ \t]+[^\s])/gm;

/**
 * Right below a table or a definition, the native parser reads the colons that close a directive as a row or as words.
 * Such a text is parsed again with an empty line before these colons.
 */
function closeDirectives(text: string, parse: NativeParser["parse"]): Root {
  const tree = parse(text);
  if (!/[\n\r]:::/.test(text)) return tree;
  const lost: number[] = [];
  visit(tree, (node) => {
    if (node.type !== "tableRow" && node.type !== "paragraph") return;
    const { offset = 0, column = 1 } = node.position?.start ?? {};
    closing.lastIndex = offset;
    const lineStart = offset - column + 1;
    if (closing.test(text) && lineStart > 0 && text[lineStart - 2] !== "\n") lost.push(lineStart);
  });
  if (lost.length === 0) return tree;
  // After a line that ends in "\r" alone, "\n" would only extend the line end, so another "\r" is added.
  const pieces = [0, ...lost].map((start, index) => {
    const end = lost[index];
    return end === undefined ? text.slice(start) : text.slice(start, end) + text[end - 1];
  });
  const mended = parse(pieces.join(""));
  const toWritten = ({ line, column, offset = 0 }: Point): Point => {
    const added = countWhile(lost.length, (index) => (lost[index] ?? 0) + index < offset);
    return { line: line - added, column, offset: offset - added };
  };
  visit(mended, (node) => {
    const { position } = node;
    if (position !== undefined)
      node.position = { start: toWritten(position.start), end: toWritten(position.end) };
  });
  return mended;
}

const closing = /[ \t]*:{3,}[ \t]*$/my;

/** The native parser does not decode references such as `&amp;` and escapes in attribute values. */
function decodeAttributes(tree: Root): void {
  visit(tree, (node) => {
    if ("attributes" in node && node.attributes) changeTexts(node.attributes, decodeString);
  });
}

type ColonsRead = {
  readonly tree: Root;
  readonly survey: Survey;
  /** Prose that looks like a directive, as the parser first read it. */
  readonly prose: readonly DirectiveNode[];
};

/** Words between brackets may contain further colons, which are found only after the outer ones are read as prose. */
const rounds = 3;

/**
 * Parses a text in which a colon begins a directive only if the site declares one of that name; parsers accept any
 * name. Another sign replaces the other colons while the text is parsed again, so that the words after them, such as a
 * link, are read as prose. Blocks between `:::` stay directives, whatever their name, unless words follow
 * the name on its line.
 */
export function readColons(
  text: string,
  parse: (text: string) => Root,
  isDeclared: (name: string) => boolean,
): ColonsRead {
  const sign = findSubstitute(text);
  const prose: DirectiveNode[] = [];
  let written = text;
  let tree = parse(text);
  let survey = surveyTree(tree);
  for (let round = 0; round < rounds && sign !== undefined; round += 1) {
    const found = survey.directives.filter((node) => isProse(node, text, isDeclared));
    if (found.length === 0) break;
    prose.push(...found);
    written = hideColons(written, found, sign);
    tree = parse(written);
    survey = surveyTree(tree);
  }
  if (prose.length > 0 && sign !== undefined) replaceSign(tree, sign, ":");
  return { tree, survey: prose.length > 0 ? surveyTree(tree) : survey, prose };
}

/** Punctuation like the colon: other characters would change where emphasis begins and ends. */
const substitutes = ["\uFE13", "\uFE55", "\uFF1A", "\u205A", "\uFE19"];

/** A sign to put in place of colons; undefined when the text has them all. */
function findSubstitute(text: string): string | undefined {
  return substitutes.find((each) => !text.includes(each));
}

function isProse(node: DirectiveNode, text: string, isDeclared: (name: string) => boolean): boolean {
  if (isDeclared(node.name)) return false;
  if (node.type === "containerDirective") return !isWellFormed(firstLineOf(node, text), node.name);
  // A bare name within a text is shown as it is anyway.
  return node.type === "leafDirective" || !isBare(node);
}

/** True for a name after a colon, without brackets or braces. */
export function isBare({ position, name }: DirectiveNode): boolean {
  const { start, end } = position ?? {};
  return (end?.offset ?? 0) - (start?.offset ?? 0) === name.length + 1;
}

/** The native parser takes anything after the name or the attributes on the line for part of the directive. */
export function isWellFormed(line: string, name: string): boolean {
  const rest = line.replace(/^:+/, "").slice(name.length).trimEnd();
  return rest === "" || /^[[{].*[\]}]$/.test(rest);
}

export function firstLineOf({ position }: DirectiveNode, text: string): string {
  const [line = ""] = text.slice(position?.start.offset, position?.end.offset).split("\n", 1);
  return line;
}

const colon = /:*/y;

function hideColons(text: string, directives: readonly DirectiveNode[], sign: string): string {
  let hidden = "";
  let from = 0;
  const starts = directives.map(({ position }) => position?.start.offset ?? 0).sort((a, b) => a - b);
  for (const start of starts) {
    colon.lastIndex = start;
    const colons = colon.exec(text)?.[0].length ?? 0;
    hidden += text.slice(from, start) + sign.repeat(colons);
    from = start + colons;
  }
  return hidden + text.slice(from);
}

const maxDepth = 100;

export type DirectiveNode = Extract<
  RootContent | PhrasingContent,
  { type: "containerDirective" | "leafDirective" | "textDirective" }
>;

export type Survey = {
  /** By identifier. Of two with the same identifier, the first counts. */
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly footnotes: ReadonlyMap<string, FootnoteDefinition>;
  /** In the order of the text. */
  readonly directives: readonly DirectiveNode[];
  /** The first place that nests deeper than the recursive transforms can go. */
  readonly tooDeep: Position | undefined;
};

/** Collects what must be known before the tree is written. */
export function surveyTree(tree: Root): Survey {
  const definitions = new Map<string, Definition>();
  const footnotes = new Map<string, FootnoteDefinition>();
  const directives: DirectiveNode[] = [];
  let tooDeep: Position | undefined;
  const look = (node: Nodes, depth: number) => {
    if (depth > maxDepth) tooDeep ??= node.position?.start ?? { line: 1, column: 1 };
    if (tooDeep !== undefined) return;
    if (node.type === "definition") addFirst(definitions, node);
    if (node.type === "footnoteDefinition") addFirst(footnotes, node);
    if (isDirective(node)) directives.push(node);
    if ("children" in node) for (const child of node.children) look(child, depth + 1);
  };
  look(tree, 0);
  return { definitions, footnotes, directives, tooDeep };
}

function isDirective(node: Nodes): node is DirectiveNode {
  return node.type === "textDirective" || node.type === "leafDirective" || node.type === "containerDirective";
}

function addFirst<Node extends Definition | FootnoteDefinition>(known: Map<string, Node>, node: Node): void {
  if (!known.has(node.identifier)) known.set(node.identifier, node);
}

/** Changes all texts among the fields of a node, or among its attributes, in place. */
export function changeTexts(fields: object, change: (text: string) => string): void {
  for (const [name, value] of Object.entries(fields)) {
    const changed = typeof value === "string" ? change(value) : value;
    if (changed !== value) Object.assign(fields, { [name]: changed });
  }
}

/** Replaces a sign in all fields and attributes of a tree. */
function replaceSign(tree: Root, sign: string, by: string): void {
  const replace = (text: string) => text.replaceAll(sign, by);
  visit(tree, (node) => {
    changeTexts(node, replace);
    if ("attributes" in node && node.attributes) changeTexts(node.attributes, replace);
  });
}
