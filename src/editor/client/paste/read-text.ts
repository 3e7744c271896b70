import type { List, Paragraph, PhrasingContent, RootContent } from "mdast";
import type { DOMParser, Node } from "prosemirror-model";
import type { Language } from "../../../words/languages.ts";
import type { Losses } from "./losses.ts";
import { rankHeadings } from "./name-blocks.ts";
import { resolveLink } from "./resolve-address.ts";
import { nameNext } from "./set-notes-apart.ts";

/** The text into which it is pasted. This script is loaded by the first paste, and has no schema of its own. */
export type PastePlace = {
  readonly parser: DOMParser;
  /** Cuts Markdown into blocks. */
  readonly cut: (text: string) => Promise<readonly RootContent[]>;
  readonly fromTrees: (trees: readonly RootContent[]) => readonly Node[];
  /** The site’s own addresses. */
  readonly addresses: readonly string[];
  /** The depth of the highest headings of the text. */
  readonly depth: number;
  /** The names of the notes that the text already has. */
  readonly notes: readonly string[];
  readonly language: Language;
};

export type Read = {
  readonly blocks: readonly Node[];
  readonly notes: readonly Node[];
  /** The `data:` addresses of the images, which the blocks name by their number. */
  readonly pictures: readonly string[];
};

/** The server refuses longer requests. */
const mostCharacters = 500_000;

/** Reads plain text: as Markdown if it has signs that nobody writes by chance, otherwise line by line. */
export async function readText(text: string, place: PastePlace, losses: Losses): Promise<Read> {
  const isCut = text.length < mostCharacters && isMarkdown(text);
  const trees = isCut ? readMarkdown(await place.cut(text), place, losses) : readLines(text);
  const isNote = ({ type }: RootContent) => type === "footnoteDefinition";
  return {
    pictures: [],
    blocks: place.fromTrees(trees.filter((tree) => !isNote(tree))),
    notes: place.fromTrees(trees.filter(isNote)),
  };
}

/** True for a text with a sign of Markdown other than those of lists, which any text has. */
export function isMarkdown(text: string): boolean {
  return markdownSigns.some((sign) => sign.test(text));
}

const markdownSigns = [
  // A heading, a quotation, code.
  /^ {0,3}#{1,6} +\S/m,
  /^ {0,3}> ?\S/m,
  /^ {0,3}(?:```|~~~)/m,
  // The line below the first row of a table.
  /^ {0,3}\|?(?: *:?-+:? *\|)+ *(?::?-+:?)? *$/m,
  // A note, a task, a nested list, a container.
  /^\[\^[^\]\s]+\]: /m,
  /^ *(?:[-*+]|\d{1,3}[.)]) +\[[ xX]\] /m,
  /^ {2,}(?:[-*+]|\d{1,3}[.)]) +\S/m,
  /^:{3,} *[a-z]/m,
  // Strong or struck words, code, a link, an image.
  /(?:^|[^*\w])\*\*[^*\s][^*\n]*\*\*(?!\*)/m,
  /~~[^~\s][^~\n]*~~/,
  /(?:^|[^`])`[^`\s][^`\n]*`(?!`)/m,
  /\[[^[\]\n]+\]\((?:[^()\s]|\([^()\s]*\))+(?: "[^"\n]*")?\)/,
];

type Tree = { readonly type: string; readonly children?: readonly Tree[]; readonly [name: string]: unknown };
type Definition = { readonly url: string; readonly title?: string | null };

/**
 * Prepares Markdown of unknown origin for this text: HTML becomes words, references links, and notes and headings get
 * the names and depths that are free here. Images of other places are left out.
 */
function readMarkdown(
  given: readonly RootContent[],
  place: PastePlace,
  losses: Losses,
): readonly RootContent[] {
  const definitions = new Map<string, Definition>();
  const names = new Map<string, string>();
  const depths: number[] = [];
  for (const { type, identifier, depth, ...rest } of walk(given as readonly Tree[])) {
    const name = String(identifier);
    if (type === "heading") depths.push(Number(depth));
    if (type === "definition" && !definitions.has(name)) definitions.set(name, rest as unknown as Definition);
    if (type === "footnoteDefinition" && !names.has(name))
      names.set(name, nameNext([...place.notes, ...names.values()]));
  }
  const ranks = [...rankHeadings(depths, place.depth)];
  const mend = (tree: Tree, isInline: boolean): readonly Tree[] => {
    const within = isInline || ["paragraph", "heading", "tableCell"].includes(tree.type);
    const depth = tree.type === "heading" ? ranks.shift() : undefined;
    const children = tree.children?.flatMap((child) => mend(child, within)) ?? [];
    const definition = definitions.get(String(tree.identifier));
    switch (tree.type) {
      case "html":
        return [mendHtml(String(tree.value), isInline)];
      case "definition":
        return [];
      case "link":
      case "linkReference": {
        const { url, title } = (definition ?? tree) as Definition;
        const resolved = resolveLink(url ?? "", { base: "", addresses: place.addresses }, losses);
        return resolved === undefined ? children : [{ type: "link", url: resolved, title, children }];
      }
      case "image":
      case "imageReference":
        return mendImage({ ...tree, ...definition, type: "image" }, losses);
      case "footnoteReference":
      case "footnoteDefinition": {
        const name = names.get(String(tree.identifier)) ?? String(tree.label);
        return [{ ...tree, identifier: name, label: name, ...(tree.children && { children }) }];
      }
      default:
        return [{ ...tree, ...(tree.children && { children }), ...(depth && { depth }) }];
    }
  };
  return given.flatMap((tree) => mend(tree as unknown as Tree, false)) as unknown as RootContent[];
}

function* walk(trees: readonly Tree[]): Generator<Tree> {
  for (const tree of trees) {
    yield tree;
    yield* walk(tree.children ?? []);
  }
}

/** Nothing of another place may become HTML of this site. */
function mendHtml(value: string, isInline: boolean): Tree {
  const text = { type: "text", value };
  if (isInline) return /^<br\s*\/?>$/i.test(value) ? { type: "break" } : text;
  return { type: "paragraph", children: [text] };
}

function mendImage(image: Tree, losses: Losses): readonly Tree[] {
  const url = String(image.url);
  if (/^\/(?![/\\])/.test(url)) return [image];
  losses.add(/^(?:https?:)?\/\//i.test(url) ? "otherImages" : "ownImages");
  return [];
}

/** Lines with bullets or numbers become lists, lines with tabs tables, other lines paragraphs. */
function readLines(text: string): readonly RootContent[] {
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/);
  const blocks: RootContent[] = [];
  for (let at = 0; at < lines.length; ) {
    const { block, count } = readBlock(lines, at);
    if (block) blocks.push(block);
    at += count;
  }
  return blocks;
}

type Block = { readonly block: RootContent | undefined; readonly count: number };

function readBlock(lines: readonly string[], at: number): Block {
  for (const sign of [bullet, number]) {
    const items = takeWhile(lines, at, (line) => sign.test(line));
    if (items.length > (sign === number ? 1 : 0)) return { block: toList(items, sign), count: items.length };
  }
  const [line = ""] = lines.slice(at, at + 1);
  const width = line.split("\t").length;
  const rows = width < 2 ? [] : takeWhile(lines, at, (other) => other.split("\t").length === width);
  if (rows.length > 1) return { block: toTable(rows.map((row) => row.split("\t"))), count: rows.length };
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

function paragraph(line: string): Paragraph {
  return { type: "paragraph", children: words(line) };
}

function words(text: string): PhrasingContent[] {
  const value = text.trim();
  return value === "" ? [] : [{ type: "text", value }];
}

function takeWhile(
  lines: readonly string[],
  from: number,
  test: (line: string) => boolean,
): readonly string[] {
  let end = from;
  while (end < lines.length && test(lines[end] ?? "")) end += 1;
  return lines.slice(from, end);
}
