import type { Root } from "mdast";
import { decodeString } from "micromark-util-decode-string";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import type { Parser, Preset, Processor } from "unified";
import type { Point } from "unist";
import { visit } from "unist-util-visit";
import { countWhile } from "../text/count-while.ts";
import { changeTexts, findSubstitute, replaceSign } from "./read-colons.ts";

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
