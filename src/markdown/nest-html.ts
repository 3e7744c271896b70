import type { Properties } from "hast";
import type { Heading, Html, Node, PhrasingContent, RootContent } from "mdast";
import { headingElements, lineElements } from "../html/elements.ts";
import {
  type Attributes,
  type ElementNode,
  readTreeWithin,
  surveyTags,
  type TreeNode,
  wordsOf,
} from "../html/read-html.ts";
import { shorten } from "../text/shorten.ts";
import { say } from "../words/message.ts";
import { type Compilation, countDropped, reportAt } from "./compilation.ts";
import { tooDeep } from "./limits.ts";
import { holdsWordless, htmlElements, wordlessElements } from "./safe-html.ts";

type Content = RootContent | PhrasingContent;

/**
 * Reads the HTML among `nodes` as browsers do, and moves the nodes between an opening and a closing tag into that
 * element. Allowed elements become markup, links, images and headings; of other elements, only the content stays.
 * `place` says whether `nodes` are blocks or the content of a line.
 */
export function nestHtml(
  nodes: readonly Content[],
  place: "blocks" | "line",
  compilation: Compilation,
): readonly Content[] {
  if (!nodes.some(isHtml)) return nodes;
  const tags = nodes.filter(isHtml);
  const word = findUnusedWord(tags.map(({ value }) => value));
  let written = "";
  const starts = nodes.map((node, index) => {
    const start = written.length;
    // A comment stands for any other node.
    if (node.type !== "html") written += `<!--${word}${index}-->`;
    else {
      const value = closeWordless(node.value);
      const survey = surveyTags(value);
      reportHtml(node, survey, compilation);
      if (survey.isWhole) written += value;
    }
    return start;
  });
  const { root, deepAt } = readTreeWithin(written, mostOpen);
  if (deepAt !== undefined) {
    const node = nodes[starts.findLastIndex((start) => start <= deepAt)];
    if (node) reportAt(compilation, node, tooDeep);
    return nodes.filter((each) => each.type !== "html");
  }
  const read = new Reading(nodes, word, place, compilation).readAll(root.children);
  return place === "blocks" ? wrapLines(read) : read;
}

function isHtml(node: Content): node is Html {
  return node.type === "html";
}

/** The functions that walk the tree are recursive. */
const mostOpen = 100;

/** Returns a word that is in none of the texts. */
function findUnusedWord(texts: readonly string[]): string {
  let word = "node";
  while (texts.some((text) => text.includes(word))) word += ".";
  return word;
}

class Reading {
  readonly #nodes: readonly Content[];
  readonly #word: string;
  readonly #place: "blocks" | "line";
  readonly #compilation: Compilation;

  constructor(nodes: readonly Content[], word: string, place: "blocks" | "line", compilation: Compilation) {
    this.#nodes = nodes;
    this.#word = word;
    this.#place = place;
    this.#compilation = compilation;
  }

  readAll(nodes: readonly TreeNode[]): readonly Content[] {
    return nodes.flatMap((node) => this.#read(node));
  }

  #read(node: TreeNode): readonly Content[] {
    switch (node.kind) {
      case "text":
        return [{ type: "text", value: wordsOf(node) }];
      case "comment":
        return node.text.startsWith(this.#word) ? this.#nodeOf(node.text) : [];
      case "element":
        return this.#readElement(node);
    }
  }

  #nodeOf(value: string): readonly Content[] {
    const index = Number(value.slice(this.#word.length));
    return this.#nodes.slice(index, index + 1);
  }

  #readElement({ name: tagName, attributes, children }: ElementNode): readonly Content[] {
    if (wordlessElements.has(tagName)) return [];
    const inside = this.readAll(children);
    const elements = htmlElements[this.#compilation.html];
    const allowed = Object.hasOwn(elements, tagName) ? elements[tagName] : undefined;
    const isLine = lineElements.has(tagName);
    if (allowed === undefined) return isLine || this.#place === "line" ? inside : apart(inside);
    const holdsBlocks = inside.some((child) => !isInLine(child));
    // Browsers would move blocks out of a line, a paragraph or a heading.
    if ((isLine || /^(?:p|h[1-6])$/.test(tagName)) && holdsBlocks) return inside;
    if (!isLine && this.#place === "line") return inside;
    const kept = this.#keep(attributes, allowed);
    const parts = tableParts.get(tagName);
    if (parts === undefined) return [this.#draw(tagName, kept, inside, holdsBlocks)];
    // Browsers put what is between the cells of a table before it.
    const own = inside.filter((child) => child.type === "markup" && parts.includes(child.tag));
    const others = inside.filter((child) => !own.includes(child));
    if (isBlank(others)) return [this.#draw(tagName, kept, own, true)];
    return own.length === 0 ? others : [...others, this.#draw(tagName, kept, own, true)];
  }

  /** Returns the allowed attributes, and counts the others. */
  #keep(attributes: Attributes, allowed: readonly string[]): Attributes {
    const kept: Record<string, string> = {};
    for (const [name, value] of Object.entries(attributes)) {
      if (allowed.includes(name)) kept[name] = value;
      else countDropped(this.#compilation, `${name}=`);
    }
    return kept;
  }

  #draw(tag: string, attributes: Attributes, inside: readonly Content[], holdsBlocks: boolean): Content {
    const { href, src, alt = "", title, id, name } = attributes;
    if (tag === "br") return { type: "break" };
    if (tag === "hr") return { type: "thematicBreak" };
    if (tag === "a" && href !== undefined) {
      const children = inside as PhrasingContent[];
      const anchor = id || name;
      const data = anchor && { data: { hProperties: { id: anchor } } };
      return { type: "link", url: href.trim(), title: title ?? null, children, ...data };
    }
    if (tag === "img") return { type: "image", url: (src ?? "").trim(), alt, title: title ?? null };
    if (headingElements.has(tag)) {
      const depth = Number(tag.charAt(1)) as Heading["depth"];
      const children = inside as PhrasingContent[];
      return { type: "heading", depth, children, ...(id && { data: { hProperties: { id } } }) };
    }
    const children = holdsBlocks ? wrapLines(inside) : inside;
    const drawn = markup(
      tag,
      toProperties(tag, { ...attributes, ...(name && !id && { id: name }) }),
      children,
    );
    return tag === "table" ? markup("section", { className: ["table-region"], tabIndex: 0 }, [drawn]) : drawn;
  }
}

/** What each part of a table may consist of, once the missing parts between are there. */
const tableParts: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["table", ["caption", "thead", "tbody", "tfoot"]],
  ...["thead", "tbody", "tfoot"].map((name) => [name, ["tr"]] as const),
  ["tr", ["th", "td"]],
]);

/** Puts the words of a left-out block into a paragraph, so that they do not run into the words beside them. */
function apart(inside: readonly Content[]): readonly Content[] {
  return inside.every(isInLine) && !isBlank(inside)
    ? [{ type: "paragraph", children: [...inside] as PhrasingContent[] }]
    : inside;
}

function toProperties(tag: string, attributes: Attributes) {
  const { open, dir, datetime, align, colspan, rowspan, scope, start, id, title } = attributes;
  const side = align?.toLowerCase();
  return {
    ...(title && { title }),
    ...(id && { id }),
    ...(open !== undefined && { open: true }),
    ...(dir && { dir: dir.toLowerCase() }),
    ...(datetime && { dateTime: datetime }),
    ...(side && /^t[dh]$/.test(tag) && { className: [`align-${side}`] }),
    ...(isCount(colspan) && { colSpan: Number(colspan) }),
    ...(isCount(rowspan) && { rowSpan: Number(rowspan) }),
    ...(scope && { scope: scope.toLowerCase() }),
    ...(start && /^\d{1,9}$/.test(start) && { start: Number(start) }),
  };
}

function isCount(text: string | undefined): text is string {
  return text !== undefined && /^[1-9]\d{0,2}$/.test(text);
}

/** Puts the words between blocks into paragraphs. */
function wrapLines(nodes: readonly Content[]): readonly Content[] {
  const blocks: Content[] = [];
  let line: Content[] = [];
  const end = () => {
    if (!isBlank(line)) blocks.push({ type: "paragraph", children: line as PhrasingContent[] });
    line = [];
  };
  for (const node of nodes) {
    if (isInLine(node)) line.push(node);
    else {
      end();
      blocks.push(node);
    }
  }
  end();
  return blocks;
}

function isBlank(nodes: readonly Content[]): boolean {
  return nodes.every((node) => node.type === "text" && node.value.trim() === "");
}

/** True for nodes that a paragraph may contain. */
export function isInLine(node: Content): boolean {
  if (node.type === "markup") return lineElements.has(node.tag);
  return inLine.has(node.type);
}

const inLine: ReadonlySet<string> = new Set([
  "text",
  "inlineCode",
  "break",
  "emphasis",
  "strong",
  "delete",
  "link",
  "linkReference",
  "image",
  "imageReference",
  "footnoteReference",
  "textDirective",
]);

/** Closes elements such as `script`, which would otherwise hide the words after them. */
function closeWordless(value: string): string {
  if (!holdsWordless(value)) return value;
  let closed = value.replace(/<plaintext/gi, `<${hiddenPlaintext}`);
  for (const name of wordlessElements) {
    const opened = closed.toLowerCase().lastIndexOf(`<${name}`);
    if (opened !== -1 && closed.toLowerCase().lastIndexOf(`</${name}`) < opened) closed += `</${name}>`;
  }
  return closed;
}

/** Nothing closes a `plaintext`: the reader gets it under this name. */
const hiddenPlaintext = "no-plaintext";

/** Reports and counts the elements that are left out. Comments and closing tags are dropped silently. */
function reportHtml(
  node: Html,
  { names, isWhole }: ReturnType<typeof surveyTags>,
  compilation: Compilation,
): void {
  const value = withoutComments(node.value).trim();
  const allowed = htmlElements[compilation.html];
  const left = names
    .filter((name) => !Object.hasOwn(allowed, name))
    .map((name) => (name === hiddenPlaintext ? "plaintext" : name));
  for (const name of left) countDropped(compilation, `<${name}>`);
  // An unclosed tag or comment would hide the rest of the text.
  const isOdd = !isWhole || /^<[!?]/.test(value);
  if (left.length === 0 && !isOdd) return;
  const line = value.split("\n").find((each) => isOdd || namesOne(each, left)) ?? "";
  reportAt(compilation, node, {
    code: "markdown/raw-html",
    severity: "warning",
    message: say("markdown/raw-html", { line: shorten(line, 60) }),
    hint: compilation.html === "safe" ? say("markdown/raw-html.hint") : say("markdown/raw-html.few.hint"),
  });
}

function namesOne(line: string, tags: readonly string[]): boolean {
  const lower = line.toLowerCase();
  return tags.some((tag) => lower.includes(`<${tag}`));
}

/** An unclosed comment would hide the rest of the text: it stays, to be reported. */
function withoutComments(value: string): string {
  let rest = "";
  let from = 0;
  for (;;) {
    const start = value.indexOf("<!--", from);
    const end = start === -1 ? -1 : value.indexOf("-->", start + 2);
    if (end === -1) return rest + value.slice(from);
    rest += value.slice(from, start);
    from = end + 3;
  }
}

/** An element that Markdown has no node for: raw HTML becomes one, and so does what a plug-in has made. */
export interface RawMarkup extends Node {
  type: "markup";
  tag: string;
  properties: Properties;
  children: (RootContent | PhrasingContent)[];
}

export function markup(
  tag: string,
  properties: Properties,
  children: readonly (RootContent | PhrasingContent)[] = [],
): RawMarkup {
  return { type: "markup", tag, properties, children: [...children] };
}

declare module "mdast" {
  /** Attributes that Markdown cannot express. */
  interface Data {
    hProperties?: Properties;
  }
  interface PhrasingContentMap {
    markup: RawMarkup;
  }
  interface RootContentMap {
    markup: RawMarkup;
  }
}
