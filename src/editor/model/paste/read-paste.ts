import type { Element, ElementContent, Parents, Root } from "hast";
import type { FootnoteDefinition, List, PhrasingContent, RootContent } from "mdast";
import { readTree, toHast } from "../../../html/read-html.ts";
import { countLostStyles } from "./count-lost-styles.ts";
import {
  attribute,
  childrenOf,
  element,
  elementsIn,
  hasClass,
  isBlank,
  isElement,
  nameOf,
  noteMark,
  rewrite,
  styleOf,
  textOf,
} from "./elements.ts";
import { createLossCount, type LossCount, type Losses, leaveOut } from "./losses.ts";
import { nestLists } from "./nest-lists.ts";
import { setNotesApart } from "./set-notes-apart.ts";
import { escapeFacts } from "./tidy-phrasing.ts";
import { toBlocks } from "./to-blocks.ts";

/** The content of a clipboard. `html` is `""` if there is none. */
type Clipboard = { readonly html: string; readonly text: string };

/** The text into which it is pasted. */
export type PastePlace = {
  /**
   * The site’s own addresses, such as `https://example.fr` and `http://localhost:3000`, with its sub-path if it has
   * one.
   */
  readonly addresses: readonly string[];
  /** The depth of the highest headings of the text. */
  readonly depth: number;
  /** The names of the notes that the text already has. */
  readonly notes: readonly string[];
};

/** The pasted blocks as Markdown of the site, the notes that they refer to, and the losses. */
export type Pasted = {
  readonly blocks: readonly RootContent[];
  readonly notes: readonly FootnoteDefinition[];
  readonly losses: Losses;
};

/** Converts the clipboard content of another program. Each step handles one peculiarity of such programs. */
export function readPaste({ html, text }: Clipboard, place: PastePlace): Pasted {
  if (html === "") return { blocks: readPlainText(text), notes: [], losses: [] };
  const losses = createLossCount();
  const { page, base } = parseClipboard(html);
  leaveOut(page, losses);
  const notes = setNotesApart(page, place.notes, losses);
  const parts = [page, ...notes.map(({ part }) => part)];
  for (const part of parts) {
    nestLists(part, losses);
    nameBlocks(part);
    resolveLinks(part, { base, addresses: place.addresses }, losses);
  }
  countLostStyles(parts, losses);
  for (const part of parts) {
    cleanWords(part, losses);
    nameMarks(part, losses);
    layTables(part, losses);
  }
  return {
    blocks: shiftHeadings(toBlocks(page), place.depth),
    notes: notes.map(({ name, part }) => ({
      type: "footnoteDefinition",
      identifier: name,
      label: name,
      children: toBlocks(part) as FootnoteDefinition["children"],
    })),
    losses: losses.list(),
  };
}

const deepest = 6;

/** Gives the highest headings `depth`, and the others the next depths, so that no level is skipped. */
function shiftHeadings(blocks: readonly RootContent[], depth: number): readonly RootContent[] {
  const open: number[] = [];
  return blocks.map((block) => {
    if (block.type !== "heading") return block;
    while (open.length > 0 && Number(open.at(-1)) >= block.depth) open.pop();
    open.push(block.depth);
    return { ...block, depth: Math.min(deepest, depth + open.length - 1) as typeof block.depth };
  });
}

/**
 * Parses the HTML of a clipboard into its body and, if it has a `base` element, the address that its links are relative
 * to.
 */
function parseClipboard(html: string): { readonly page: Root; readonly base: string | undefined } {
  const document = toHast(readTree(html));
  const all = [...elementsIn(document)];
  // Browsers copy a part of a page, often without these elements.
  const around = (["body", "html"] as const).flatMap(
    (name) => all.find((each) => isElement(each, name)) ?? [],
  );
  const base = all.find((each) => isElement(each, "base"));
  const generator = all.find((each) => isElement(each, "meta") && attribute(each, "name") === "generator");
  const page: Root = { type: "root", children: (around[0] ?? document).children };
  loosen(page);
  if (generator && /LibreOffice|OpenOffice/.test(attribute(generator, "content"))) nameComments(page);
  return { page, base: base && attribute(base, "href") };
}

/** Turns a paragraph that holds another one, as around a text box, into a block: browsers would end it there. */
function loosen(page: Root): void {
  for (const each of elementsIn(page))
    if (isElement(each, "p", "span") && [...elementsIn(each)].some((inner) => isElement(inner, "p")))
      each.tagName = "div";
}

/**
 * Marks the comments of readers, which LibreOffice writes as HTML comments. Elsewhere those are notes of developers.
 */
function nameComments(page: Root): void {
  const name = (node: Root | Root["children"][number]): void => {
    if (node.type === "comment" && !/^\[|^(?:Start|End)Fragment/.test(node.value)) node.value = "[comment]";
    if ("children" in node) node.children.forEach(name);
  };
  name(page);
}

/** Turns paragraphs whose class or attribute says that they are a heading or a quotation into such elements. */
function nameBlocks(part: Parents): void {
  rewrite(part, (node) => {
    if (!isElement(node)) return [node];
    const depth = depthOf(node);
    if (depth !== undefined) return [{ ...node, tagName: "h1", properties: { dataDepth: depth } }];
    if (isElement(node, "p") && hasClass(node, /^Mso(?:Intense)?Quote/i))
      return [element("blockquote", [node])];
    // Mail programs indent with a `blockquote` without a border.
    if (isElement(node, "blockquote") && styleOf(node, "border").startsWith("none")) return node.children;
    return [node];
  });
  joinQuotes(part);
}

/** The depth of a heading, from 1 to 6, and 0 for the title of a document. Undefined for other elements. */
function depthOf(node: Element): number | undefined {
  const heading = /^h([1-6])$/.exec(node.tagName)?.[1];
  if (isElement(node, "p", "h1") && hasClass(node, /^(?:MsoTitle|title)/i)) return 0;
  if (heading !== undefined) return Number(heading);
  if (attribute(node, "role") === "heading") return Number(attribute(node, "ariaLevel")) || 2;
  return isElement(node, "p")
    ? Number(/^[1-6]$/.exec(styleOf(node, "mso-outline-level"))?.[0]) || undefined
    : undefined;
}

/** Joins adjacent quotations, because programs write one for each paragraph. */
function joinQuotes(parent: Parents): void {
  const joined: ElementContent[] = [];
  for (const child of parent.children as ElementContent[]) {
    if ("children" in child) joinQuotes(child);
    const last = joined.findLast((each) => !(each.type === "text" && each.value.trim() === ""));
    if (isElement(child, "blockquote") && isElement(last, "blockquote"))
      last.children.push(...child.children);
    else joined.push(child);
  }
  parent.children = joined;
}

type Addresses = { readonly base: string | undefined; readonly addresses: readonly string[] };

/**
 * Turns links to the site into routes and other links into whole addresses. Removes links that a visitor cannot follow.
 */
function resolveLinks(part: Parents, place: Addresses, losses: LossCount): void {
  rewrite(part, (node): readonly ElementContent[] => {
    if (!isElement(node, "a")) return [node];
    const written = attribute(node, "href").trim();
    if (written.startsWith("#")) {
      // The site makes its own tables of contents and cross-references.
      if (!/^#_(?:Toc|Hlk|Ref)/.test(written)) losses.add("innerLinks");
      return node.children;
    }
    const address = written === "" ? undefined : resolveAddress(written, place);
    if (address === undefined) {
      if (written !== "") losses.add("localLinks");
      return node.children;
    }
    return [{ ...node, properties: { href: address } }];
  });
}

function resolveAddress(written: string, { base, addresses }: Addresses): string | undefined {
  const parsed = parse(written, base);
  const url = parsed && unwrap(parsed);
  if (url === undefined) return undefined;
  if (url.protocol === "mailto:" || url.protocol === "tel:") return written;
  if (url.protocol !== "http:" && url.protocol !== "https:") return undefined;
  const own = addresses.find(
    (each) => url.href === each || url.href.startsWith(`${each.replace(/\/$/, "")}/`),
  );
  if (own === undefined) return url === parsed && base === undefined ? written : url.href;
  const path = url.pathname.slice(new URL(own).pathname.replace(/\/$/, "").length);
  return (path.replace(/\/$/, "") || "/") + url.search + url.hash;
}

/** Finds the target of a redirect address of Google or Outlook. */
function unwrap(url: URL): URL {
  const isGoogle = /^(?:www\.)?google\.[a-z.]+$/.test(url.hostname) && url.pathname === "/url";
  const isOutlook = url.hostname.endsWith(".safelinks.protection.outlook.com");
  const name = isGoogle ? (url.searchParams.has("q") ? "q" : "url") : "url";
  const inner = isGoogle || isOutlook ? url.searchParams.get(name) : null;
  return (inner && parse(inner)) || url;
}

function parse(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/**
 * Removes invisible characters and spaces that programs add for their layout. Keeps the spaces of French typography.
 */
function cleanWords(part: Parents, losses: LossCount, isSymbol = false): void {
  for (const child of part.children) {
    if (child.type === "text")
      child.value = cleanText(isSymbol ? readSymbols(child.value) : child.value, losses);
    if (isElement(child) && !isElement(child, "pre", "code"))
      cleanWords(child, losses, isSymbol || /wingdings/.test(styleOf(child, "font-family")));
  }
}

function cleanText(text: string, losses: LossCount): string {
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, "")
    .replace(/[\u2028\u2029]/g, " ")
    .replace(/[\ue000-\uf8ff]/g, (sign) => {
      const known = privateSigns[sign];
      if (known === undefined) losses.add("symbols");
      return known ?? "";
    })
    .replace(/[ \t\n\r\u00a0\u202f]+/g, (gap: string, at: number, whole: string) =>
      keepGap(gap, whole[at - 1] ?? "", whole[at + gap.length] ?? ""),
    );
}

/** Keeps a no-break space where French typography requires one. Elsewhere programs use it for its width. */
function keepGap(gap: string, before: string, after: string): string {
  const fixed = /[\u00a0\u202f]/.exec(gap)?.[0];
  if (fixed === undefined) return gap;
  if (/[;:!?»%€$°\d]/.test(after) || /[«\d°.]/.test(before) || fixed === "\u202f") return fixed;
  return " ";
}

/** Replaces letters of symbol fonts, which Word writes when it turns `-->` into an arrow. */
function readSymbols(text: string): string {
  return text.replace(/[àßüûþJLKØ§]/g, (sign) => wingdings[sign] ?? sign);
}

const wingdings: Readonly<Record<string, string>> = {
  à: "→",
  ß: "←",
  ü: "✓",
  û: "✗",
  þ: "☑",
  J: "🙂",
  K: "😐",
  L: "🙁",
  Ø: "›",
  "§": "•",
};

const privateSigns: Readonly<Record<string, string>> = {
  "\uf0b7": "•",
  "\uf0a7": "•",
  "\uf0e0": "→",
  "\uf0e8": "→",
  "\uf0fc": "✓",
  "\uf0fb": "✗",
};

/**
 * Turns styles for bold, italic and struck words into elements, and removes such elements whose style says otherwise.
 */
function nameMarks(part: Parents, losses: LossCount): void {
  rewrite(part, (node) => {
    if (!isElement(node)) return [node];
    switch (node.tagName) {
      case "b":
      case "strong":
        return /^(?:normal|[1-5]00)$/.test(styleOf(node, "font-weight"))
          ? wrap(node)
          : [element("strong", wrap(node))];
      case "i":
      case "em":
      case "cite":
      case "dfn":
      case "var":
        return styleOf(node, "font-style") === "normal" ? wrap(node) : [element("em", wrap(node))];
      case "s":
      case "strike":
      case "del":
        return [element("del", node.children)];
      case "sup":
      case "sub":
        return setLevel(node, node.tagName, losses);
      case "span":
      case "font": {
        const level = /^(?:sub|super)/.exec(styleOf(node, "vertical-align"))?.[0];
        const marked = wrap(node);
        return level === undefined ? marked : setLevel(element("span", marked), level, losses);
      }
      case "u":
      case "mark":
      case "ins":
        return wrap(node);
      case "q":
        return [text("« "), ...node.children, text(" »")];
      default:
        return [node];
    }
  });
}

const text = (value: string): ElementContent => ({ type: "text", value });

/** Wraps the children of an element in the elements that its style stands for. */
function wrap(node: Element): ElementContent[] {
  const marks = [
    /^(?:bold|bolder|[6-9]00)$/.test(styleOf(node, "font-weight")) &&
    node.tagName !== "b" &&
    node.tagName !== "strong"
      ? "strong"
      : "",
    /^(?:italic|oblique)/.test(styleOf(node, "font-style")) && node.tagName !== "i" && node.tagName !== "em"
      ? "em"
      : "",
    /line-through/.test(styleOf(node, "text-decoration")) ? "del" : "",
  ].filter((mark) => mark !== "");
  return marks.reduce<ElementContent[]>((inner, mark) => [element(mark, inner)], node.children);
}

/** Writes raised or lowered digits as Unicode characters, and endings of ordinals as plain letters. */
function setLevel(node: Element, level: string, losses: LossCount): readonly ElementContent[] {
  const words = textOf(node).trim();
  if (words === "" || [...node.children].some((child) => isElement(child, noteMark))) return node.children;
  const signs = level === "sub" ? "₀₁₂₃₄₅₆₇₈₉" : "⁰¹²³⁴⁵⁶⁷⁸⁹";
  if (/^\d+$/.test(words)) return [text(words.replace(/\d/g, (digit) => signs[Number(digit)] ?? digit))];
  const isOrdinal = /^(?:er|ers|re|res|e|es|ème|èmes|nd|nde|o|os|st|th|rd|me|le|lle|gr)$/i.test(words);
  if (level === "sub" || !isOrdinal) losses.add("raised");
  return node.children;
}

/** Reads plain text. Lines with bullets or numbers become lists, lines with tabs tables, other lines paragraphs. */
function readPlainText(text: string): readonly RootContent[] {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const blocks: RootContent[] = [];
  for (let at = 0; at < lines.length; ) {
    const { block, count } = readBlock(lines.slice(at));
    if (block) blocks.push(block);
    at += count;
  }
  return blocks;
}

type Read = { readonly block: RootContent | undefined; readonly count: number };

function readBlock(lines: readonly string[]): Read {
  for (const sign of [bullet, number]) {
    const items = takeWhile(lines, (line) => sign.test(line));
    if (items.length > (sign === number ? 1 : 0)) return { block: toList(items, sign), count: items.length };
  }
  const table = readRows(lines);
  if (table.length > 1) return { block: toTable(table), count: table.length };
  const [line = ""] = lines;
  return { block: line.trim() === "" ? undefined : paragraph(line), count: 1 };
}

const bullet = /^\s*[•◦▪‣·–—*-]\s+(?=\S)/u;
const number = /^\s*(\d{1,3})[.)]\s+(?=\S)/;

function toList(lines: readonly string[], sign: RegExp): List {
  return {
    type: "list",
    ordered: sign === number,
    start: sign === number ? Number(number.exec(lines[0] ?? "")?.[1] ?? 1) : null,
    spread: false,
    children: lines.map((line) => ({
      type: "listItem",
      spread: false,
      checked: null,
      children: [paragraph(line.replace(sign, ""))],
    })),
  };
}

function readRows(lines: readonly string[]): readonly (readonly string[])[] {
  const width = (lines[0] ?? "").split("\t").length;
  if (width < 2) return [];
  return takeWhile(lines, (line) => line.split("\t").length === width).map((line) => line.split("\t"));
}

function toTable(rows: readonly (readonly string[])[]): RootContent {
  return {
    type: "table",
    align: (rows[0] ?? []).map(() => null),
    children: rows.map((row) => ({
      type: "tableRow",
      children: row.map((cell) => ({ type: "tableCell", children: words(cell) })),
    })),
  };
}

function paragraph(line: string): Extract<RootContent, { type: "paragraph" }> {
  return { type: "paragraph", children: words(line) };
}

function words(text: string): PhrasingContent[] {
  const value = escapeFacts(text.replaceAll("\t", " ").trim());
  return value === "" ? [] : [{ type: "text", value }];
}

function takeWhile(lines: readonly string[], test: (line: string) => boolean): readonly string[] {
  const end = lines.findIndex((line) => !test(line));
  return end < 0 ? lines : lines.slice(0, end);
}

/** Reduces tables to a header row and cells of one line. Replaces layout tables by their words. */
function layTables(part: Parents, losses: LossCount): void {
  part.children = childrenOf(part).flatMap((child) => {
    if (!isElement(child)) return [child];
    if (child.tagName === "table") return layTable(child, losses);
    layTables(child, losses);
    return [child];
  });
}

function layTable(table: Element, losses: LossCount): readonly ElementContent[] {
  const rows = rowsOf(table);
  if (isLayout(table, rows)) {
    const cells = rows.flatMap((row) => cellsOf(row).map((cell) => element("div", cell.children)));
    for (const cell of cells) layTables(cell, losses);
    return cells;
  }
  const filled = rows.filter((row) => !isBlank(row));
  for (const [index, row] of filled.entries())
    for (const cell of cellsOf(row)) {
      if ([cell.properties.colSpan, cell.properties.rowSpan].some((span) => Number(span) > 1))
        losses.add("mergedCells");
      const side = alignOf(cell);
      cell.properties = { ...spansOf(cell), ...(side && { align: side }) };
      cell.tagName = index === 0 ? "th" : "td";
      const { parts, lines, tables } = flatten(cell.children);
      if (lines > 0) losses.add("cellLines", lines);
      if (tables > 0) losses.add("cellTables", tables);
      cell.children = parts;
    }
  const caption = table.children.find((child) => isElement(child, "caption"));
  const above = isElement(caption) ? [element("p", caption.children)] : [];
  return filled.length === 0 ? above : [...above, element("table", filled)];
}

function rowsOf(table: Element): readonly Element[] {
  return table.children.flatMap((child) => {
    if (isElement(child, "tr")) return [child];
    return isElement(child, "thead", "tbody", "tfoot") ? rowsOf(child) : [];
  });
}

function cellsOf(row: Element): readonly Element[] {
  return row.children.filter((child): child is Element => isElement(child, "td", "th"));
}

function isLayout(table: Element, rows: readonly Element[]): boolean {
  if (/^(?:presentation|none)$/.test(attribute(table, "role"))) return true;
  const holdsBlocks = [...elementsIn(table)].some((inner) =>
    isElement(inner, "h1", "hr", "pre", "blockquote"),
  );
  return holdsBlocks || rows.every((row) => cellsOf(row).length < 2);
}

function spansOf({ properties: { colSpan, rowSpan } }: Element) {
  return { ...(Number(colSpan) > 1 && { colSpan }), ...(Number(rowSpan) > 1 && { rowSpan }) };
}

function alignOf(cell: Element): string | undefined {
  const inner = cell.children.filter((child): child is Element => isElement(child, "p", "div"));
  const sides = [...inner, cell].map(
    (each) => styleOf(each, "text-align") || attribute(each, "align").toLowerCase(),
  );
  const side = sides.find((each) => each !== "");
  return side === "center" || side === "right" ? side : undefined;
}

const blocks: ReadonlySet<string> = new Set(
  "p div ul ol li table tr td th tbody thead dl dt dd blockquote".split(" "),
);

type Flat = { parts: ElementContent[]; lines: number; tables: number };

/** Joins the blocks of a cell into one line. Items of lists are separated by semicolons. */
function flatten(children: readonly ElementContent[]): Flat {
  const flat: Flat = { parts: [], lines: 0, tables: 0 };
  const separate = (by: string) => {
    if (!flat.parts.some((part) => !isBlank(part))) return;
    flat.parts.push({ type: "text", value: by });
    flat.lines += 1;
  };
  let wasBlock = false;
  for (const child of children) {
    if (isBlank(child) && nameOf(child) !== "br") {
      if (child.type === "text") flat.parts.push(child);
      continue;
    }
    const name = nameOf(child);
    const isBreak = name === "br";
    const isBlock = blocks.has(name);
    if (isBreak || isBlock || wasBlock) separate(name === "li" && wasBlock ? " ; " : " ");
    wasBlock = isBlock;
    if (isBreak) continue;
    if (child.type !== "element") {
      flat.parts.push(child);
      continue;
    }
    if (child.tagName === "table") flat.tables += 1;
    const inner = flatten(child.children);
    flat.lines += inner.lines;
    flat.tables += inner.tables;
    flat.parts.push(...(isBlock ? inner.parts : [{ ...child, children: inner.parts }]));
  }
  return flat;
}
