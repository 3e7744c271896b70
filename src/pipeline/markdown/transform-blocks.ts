import type {
  BlockContent,
  Blockquote,
  Code,
  DefinitionContent,
  Heading,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  Text,
} from "mdast";
import { tieShortWords } from "../../text/short-words.ts";
import { say } from "../../words/message.ts";
import { type Markup, markup } from "./code-markup.ts";
import { type Compilation, placeWords, reportAt } from "./compilation.ts";
import { explainForm, explainUnknownDirective, hasTypesetQuotes } from "./explain-directive.ts";
import { isInLine, nestHtml } from "./nest-html.ts";
import { reportStrayMarks } from "./report-stray-marks.ts";
import { type Part, placePart } from "./split-parts.ts";
import { transformCode } from "./transform-code.ts";
import {
  type BlockDirective,
  checkAttributes,
  type Place,
  transformDirective,
} from "./transform-directive.ts";
import { findSoleImage, transformImage } from "./transform-image.ts";
import { isCaption, transformTable } from "./transform-table.ts";
import { transformText } from "./transform-text.ts";

/** The kinds of GitHub, in lower case: https://github.com/orgs/community/discussions/16925 */
const mark = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** The directive that draws alerts, with the attribute `kind`, if the site declares it. */
const name = "alert";

type Alert = { readonly part: Part; readonly inside: readonly (BlockContent | DefinitionContent)[] };

/**
 * Reads a quotation that begins with `[!NOTE]` as the site’s directive `alert`. Undefined for other quotations. Also
 * undefined when the site has no such directive, with a warning, because readers will see the mark.
 */
function readAlert(node: Blockquote, compilation: Compilation): Alert | undefined {
  const [first, ...rest] = node.children;
  const [text, ...others] = first?.type === "paragraph" ? first.children : [];
  const [written = "", kind] = text?.type === "text" ? (mark.exec(text.value) ?? []) : [];
  if (first?.type !== "paragraph" || text?.type !== "text" || kind === undefined) return undefined;
  // A backslash before the bracket means that it is intended.
  if (compilation.source.text.startsWith("\\", text.position?.start.offset)) return undefined;
  const words = text.value.slice(written.length);
  // GitHub does not read an alert when words follow the mark on its line.
  if (words === "" && others.length > 0 && others[0]?.type !== "break" && !written.endsWith("\n"))
    return undefined;
  const directive = Object.hasOwn(compilation.directives, name) ? compilation.directives[name] : undefined;
  if (directive === undefined || directive.body === "none") {
    reportAt(compilation, node, {
      code: "markdown/unknown-directive",
      severity: "warning",
      message: say("markdown/unknown-directive.alert", { mark: written.trim() }),
      hint: say("markdown/unknown-directive.alert.hint", { mark: written.trim() }),
    });
    return undefined;
  }
  const asDirective = {
    ...node,
    type: "containerDirective" as const,
    name,
    attributes: { kind: kind.toLowerCase() },
  };
  const attributes = checkAttributes(asDirective, directive.attributes, compilation);
  if (attributes === undefined) return undefined;
  const line =
    words === ""
      ? others.filter(({ type }, at) => at > 0 || type !== "break")
      : [{ ...text, value: words }, ...others];
  const inside = line.length === 0 ? rest : [{ ...first, children: line }, ...rest];
  return { part: { kind: "directive", name, attributes }, inside };
}

/**
 * Finds links and images that Markdown treats as text, because of a space or of swapped brackets: readers would see
 * their signs.
 */
export function reportStrayLink({ children }: Paragraph, compilation: Compilation): void {
  for (const node of children) {
    if (node.type !== "text" || !node.value.includes("]")) continue;
    const gap = findGap(node, compilation);
    if (gap !== undefined) {
      reportAt(compilation, node, {
        code: "markdown/stray-link",
        severity: "warning",
        message: say("markdown/stray-link.gap", { words: gap }),
        hint: say("markdown/stray-link.gap.hint"),
      });
    }
    const [written, words = "", to = ""] = swappedLink.exec(node.value) ?? [];
    if (written !== undefined) {
      reportAt(compilation, node, {
        code: "markdown/stray-link",
        severity: "warning",
        message: say("markdown/stray-link.swapped", { written }),
        hint: say("markdown/stray-link.swapped.hint", { right: `[${words}](${to})` }),
      });
    }
    if (!node.value.includes("](")) continue;
    const [, sign, address = ""] = strayLink.exec(node.value) ?? [];
    if (sign === undefined) continue;
    reportAt(compilation, node, {
      code: "markdown/stray-link",
      message: say(sign === "!" ? "markdown/stray-link.space-in-image" : "markdown/stray-link.space", {
        address,
      }),
      hint: say("markdown/stray-link.space.hint", { address }),
    });
  }
}

function findGap({ value, position }: Text, { source }: Compilation): string | undefined {
  if (position === undefined || !gappedLink.test(value)) return undefined;
  // As written, because a backslash before the bracket means that it is intended.
  return gappedLink.exec(source.text.slice(position.start.offset, position.end.offset))?.[0];
}

/** An address of this or another site, or a file name, without the quotes of a title. */
const strayLink = /(!?)\[[^[\]]*\]\(((?:\.{0,2}\/|https?:)[^()<>"'\n ]* (?:[^()<>"'\n]|\([^()<>"'\n]*\))*)\)/;

const swappedLink = /\(([^()[\]\n]+)\)\[((?:\/|https?:|mailto:|www\.)[^\s[\]]*)\]/;

const gappedLink = /(?<!\\)\[[^[\]\n]+\][ \u00A0]\((?:\.{0,2}\/|https?:|mailto:)[^\s()]*\)/;

/** Transforms blocks and their content in one walk. Mistakes are reported and left out. */
export function transformBlocks(
  nodes: readonly RootContent[],
  place: Place,
  compilation: Compilation,
  holder?: BlockDirective,
): RootContent[] {
  const nested = nestHtml(nodes, "blocks", compilation) as readonly RootContent[];
  return nested.flatMap((node, index) => {
    const previous = nested[index - 1];
    if (node.type === "table")
      return transformTable(node, isCaption(previous) ? previous : undefined, compilation);
    if (isCaption(node) && nested[index + 1]?.type === "table") return [];
    return transformBlock(node, place, compilation, holder);
  });
}

function transformBlock(
  node: Exclude<RootContent, Table>,
  place: Place,
  compilation: Compilation,
  holder: BlockDirective | undefined,
): RootContent | readonly RootContent[] {
  switch (node.type) {
    case "paragraph":
      return transformParagraph(node, place, compilation);
    case "heading":
      return transformHeading(node, compilation);
    case "blockquote": {
      const alert = readAlert(node, compilation);
      if (alert !== undefined)
        return placePart(compilation.parts, alert.part, transformBlocks(alert.inside, place, compilation));
      node.children = transformBlocks(node.children, "inside", compilation) as typeof node.children;
      return node;
    }
    case "list":
      // Computed once for all items, whose HTML depends on it.
      node.spread ||= node.children.some(isSpread);
      for (const item of node.children) transformItem(item, compilation);
      return node;
    case "containerDirective":
    case "leafDirective": {
      const part = transformDirective(node, place, compilation, holder);
      const inside =
        node.type === "containerDirective"
          ? transformBlocks(node.children, place, compilation, node)
          : part === undefined
            ? transformBlocks([{ type: "paragraph", children: node.children }], "inside", compilation)
            : [];
      return part === undefined ? inside : placePart(compilation.parts, part, inside);
    }
    // `nestHtml` has replaced it.
    case "html":
      return [];
    // Their content is written where the text refers to them.
    case "definition":
    case "footnoteDefinition":
      return [];
    case "code":
      reportOpenCode(node, compilation);
      return transformCode(node, compilation);
    case "thematicBreak":
      return node;
    case "markup":
      node.children = transformMarkup(node, place, compilation);
      return node;
    // No parser puts these between paragraphs.
    case "listItem":
    case "tableRow":
    case "tableCell":
    case "yaml":
    case "text":
    case "inlineCode":
    case "break":
    case "emphasis":
    case "strong":
    case "delete":
    case "link":
    case "linkReference":
    case "image":
    case "imageReference":
    case "footnoteReference":
    case "textDirective":
      return [];
  }
}

function transformMarkup({ children }: Markup, place: Place, compilation: Compilation): RootContent[] {
  if (!children.every(isInLine)) return transformBlocks(children as RootContent[], place, compilation);
  return transformText(children as PhrasingContent[], compilation).children as RootContent[];
}

function transformParagraph(node: Paragraph, place: Place, compilation: Compilation): readonly RootContent[] {
  const image = place === "top" ? findSoleImage(node) : undefined;
  if (image !== undefined) return transformImage(image, "figure", compilation);
  reportStrayFence(node, compilation);
  reportStrayLink(node, compilation);
  reportStrayMarks(node, compilation);
  reportForeignMarks(node, compilation);
  const { children, text } = transformText(node.children, compilation);
  node.children = children;
  // A paragraph of HTML may have lost all its content.
  return text.trim() === "" && children.every((child) => child.type === "text") ? [] : [node];
}

function isSpread({ spread, children }: ListItem): boolean {
  return spread ?? children.length > 1;
}

/** The words of a task are in a label, so that its checkbox has a name. */
function transformItem(item: ListItem, compilation: Compilation): void {
  item.children = transformBlocks(item.children, "inside", compilation) as typeof item.children;
  if (typeof item.checked !== "boolean") return;
  const box = markup("input", { type: "checkbox", disabled: true, checked: item.checked });
  const [first] = item.children;
  if (first?.type === "paragraph") {
    first.children = [markup("label", {}, [box, { type: "text", value: " " }, ...first.children])];
  }
  item.data = { hProperties: { className: ["task-list-item"] } };
  item.checked = null;
}

/** Finds a code block without a closing fence: everything after it would be shown as code. */
export function reportOpenCode(node: Code, compilation: Compilation): void {
  const { text } = compilation.source;
  const { start, end } = node.position ?? {};
  if (end?.offset === undefined || isFollowed(text, end.offset)) return;
  const [first = "", ...rest] = text.slice(start?.offset, end.offset).trimEnd().split("\n");
  const [fence] = /^(?:`{3,}|~{3,})/.exec(first) ?? [];
  if (fence === undefined) return;
  // The marks of a surrounding list or quotation may precede it.
  const closing = (rest.at(-1) ?? "").replace(/^[ \t>]+/, "");
  if (closing.length >= fence.length && closing === fence.charAt(0).repeat(closing.length)) return;
  reportAt(compilation, node, {
    code: "markdown/open-code",
    severity: "warning",
    message: say("markdown/open-code"),
    hint: say("markdown/open-code.hint", { fence }),
  });
}

/** True when anything but spaces follows `offset`. */
function isFollowed(text: string, offset: number): boolean {
  const sign = /\S/g;
  sign.lastIndex = offset;
  return sign.test(text);
}

/** Marks that mean something to other generators: tables of contents, shortcodes, attributes, formulas, definitions. */
const marks = [
  /^\[\[?_?toc_?\]?\]$/gim,
  /\{\{[<%]/g,
  /^\{:[^\n{}]{1,200}\}$/gm,
  /^\$\$/gm,
  /(?<=\n):[ \t]+(?=\S)/g,
];

/** In any text with such a mark. */
const signs = /\[_?toc|\{[{:]|\$\$|\n:/i;

/** Warns of the first such mark in a paragraph, because readers would see it. Code is not searched. */
function reportForeignMarks({ children }: Paragraph, compilation: Compilation): void {
  for (const child of children) {
    if (child.type !== "text" || !signs.test(child.value)) continue;
    const { value } = child;
    const [found] = marks.flatMap((pattern) => [...value.matchAll(pattern)]);
    const start = child.position?.start.offset;
    if (found === undefined || start === undefined) continue;
    const [words] = found;
    const offset = compilation.source.text.indexOf(words, start);
    // As written, because a backslash means that it is intended.
    if (offset === -1 || compilation.source.text[offset - 1] === "\\") continue;
    reportAt(compilation, placeWords(words, offset, compilation), {
      code: "markdown/stray-mark",
      severity: "warning",
      message: say("markdown/stray-mark.foreign", { sign: words.trim() }),
      hint: say("markdown/stray-mark.foreign.hint"),
    });
    return;
  }
}

/**
 * Finds lines that were meant as a directive and would be shown as text, as in `::: tip Title`. With the name of no
 * directive, they are shown as text, and so are the colons that close them.
 */
export function reportStrayFence(node: Paragraph, compilation: Compilation): void {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined) return;
  // As written, because a backslash before the colons means that they are intended.
  const written = compilation.source.text.slice(start.offset, end?.offset);
  if (!written.includes("::")) return;
  let offset = start.offset;
  for (const [index, row] of written.split("\n").entries()) {
    const line = index === 0 ? row : row.replace(/^[ \t>]+/, "");
    const at = { offset: offset + row.length - line.length, line: start.line + index };
    const column = index === 0 ? start.column : row.length - line.length + 1;
    const position = { start: { ...at, column }, end: { ...at, column, offset: offset + row.length } };
    reportLine({ type: "paragraph", children: [], position }, line, index === 0, compilation);
    offset += row.length + 1;
  }
}

function reportLine(node: Paragraph, line: string, isFirst: boolean, compilation: Compilation): void {
  const { directives, fences } = compilation;
  const [, colons = "", name = ""] = /^(:{2,}) ?([a-z][\w-]*)?/i.exec(line) ?? [];
  const isBlock = colons.length > 2;
  if (isBlock && name !== "" && !Object.hasOwn(directives, name)) {
    fences.open += 1;
    reportAt(compilation, node, explainUnknownDirective(name, compilation, { isShown: true }));
  } else if (/^:{3,}\s*$/.test(line)) {
    if (fences.open > 0) fences.open -= 1;
    else if (isFirst) reportAt(compilation, node, strayColons);
  } else if (isFirst && name !== "" && (isBlock || isMeant(line, name, compilation))) {
    reportAt(compilation, node, explainForm(line));
  }
}

/** Two colons may begin a sentence, as in “::before is drawn first”. */
function isMeant(line: string, name: string, { directives }: Compilation): boolean {
  return Object.hasOwn(directives, name) || hasTypesetQuotes(line);
}

const strayColons = {
  code: "markdown/invalid-directive",
  message: say("markdown/invalid-directive.stray-colons"),
  hint: say("markdown/invalid-directive.stray-colons.hint"),
} as const;

/** Gives a heading its id and records it for the table of contents. The title of the page is its only h1. */
function transformHeading(node: Heading, compilation: Compilation): Heading {
  if (node.depth === 1) {
    reportAt(compilation, node, {
      code: "markdown/heading-one",
      severity: "warning",
      message: say("markdown/heading-one"),
      hint: say("markdown/heading-one.hint"),
    });
  }
  const depth = node.depth === 1 ? 2 : node.depth;
  const { language, keep, anchors, ids } = compilation;
  const { chosen, content } = cutId(node.children);
  const written = content.map(wordsOf).join("");
  const words = content.map((child) =>
    child.type === "text" ? { ...child, value: tieShortWords(child.value, language, keep) } : child,
  );
  const { children, text } = transformText(words, compilation);
  // GitHub looks at what the author wrote, before typography.
  const named = chosen ?? node.data?.hProperties?.id;
  const id = typeof named !== "string" ? ids.of(anchors === "github" ? written : text) : ids.take(named);
  compilation.headings.push({ depth, id, text });
  const data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
  return { type: "heading", depth, children, data, position: node.position };
}

/** An id at the end of a heading, as in `## Prices {#prices}`, is not shown. */
function cutId(children: readonly PhrasingContent[]): {
  readonly chosen: string | undefined;
  readonly content: readonly PhrasingContent[];
} {
  const last = children.at(-1);
  const value = last?.type === "text" ? last.value : "";
  const start = value.lastIndexOf("{#");
  const [, chosen] = /^\{#([\p{L}\p{N}_][\p{L}\p{N}_.-]*)\}$/u.exec(value.slice(Math.max(0, start))) ?? [];
  if (last?.type !== "text" || chosen === undefined) return { chosen: undefined, content: children };
  const rest = value.slice(0, start).trimEnd();
  return { chosen, content: [...children.slice(0, -1), ...(rest === "" ? [] : [{ ...last, value: rest }])] };
}

/** The words as GitHub reads them: without images and HTML. */
function wordsOf(node: Nodes): string {
  switch (node.type) {
    case "text":
    case "inlineCode":
      return node.value;
    case "textDirective":
      // A name after a colon, without brackets or braces, is text.
      return node.children.length > 0 ? node.children.map(wordsOf).join("") : `:${node.name}`;
    default:
      return "children" in node ? node.children.map(wordsOf).join("") : "";
  }
}
