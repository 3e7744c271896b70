import type {
  Blockquote,
  Code,
  Heading,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  TableRow,
} from "mdast";
import { voidElements } from "../html/elements.ts";
import { escapeAttribute, escapeWords } from "../html/escape.ts";
import { tieShortWords } from "../text/short-words.ts";
import { say } from "../words/message.ts";
import { BodyParts, type HeadingFact } from "./body-parts.ts";
import { type CodePiece, readCode } from "./code.ts";
import { type Compilation, reportAt } from "./compilation.ts";
import { type BlockContext, type BlockDirective, readAlert, readDirective } from "./directives.ts";
import { findSoleImage, readImage } from "./links-and-images.ts";
import { isInLine, nestHtml, type RawMarkup } from "./nest-html.ts";
import { markNode } from "./plugins/html-tree.ts";
import {
  reportForeignMarks,
  reportOpenCode,
  reportStrayFence,
  reportStrayLink,
  reportStrayMarks,
} from "./report-strays.ts";
import { isSafeValue, writeTag } from "./safe-html.ts";
import { Line, noteId, openMarkup, referenceId } from "./write-line.ts";

/**
 * Writes parsed Markdown as the parts of a body in one walk, with safe elements and attributes only, and records what
 * checks and maps need. Mistakes are reported and left out.
 */
export function writeBody(blocks: readonly RootContent[], compilation: Compilation): BodyParts {
  const writer = new BodyWriter(compilation);
  writer.writeBlocks(blocks, "top");
  writer.writeFootnotes();
  return writer.parts;
}

/** How the blocks of one element follow each other. */
type Flow = {
  /** Between them stands a line end, or nothing; in a tight item, only around those that are no paragraphs. */
  readonly kind: "lines" | "joined" | "spread" | "tight";
  /** The box before the words of the first paragraph of a task. */
  readonly box?: string | undefined;
  count: number;
  endsWithParagraph: boolean;
};

function createFlow(kind: Flow["kind"], box?: string): Flow {
  return { kind, box, count: 0, endsWithParagraph: false };
}

class BodyWriter {
  parts = new BodyParts();
  readonly #compilation: Compilation;
  /** The names of the elements around, as far as others need them. */
  readonly #open: string[] = [];
  #flow = createFlow("lines");

  constructor(compilation: Compilation) {
    this.#compilation = compilation;
  }

  writeBlocks(nodes: readonly RootContent[], place: BlockContext, holder?: BlockDirective): void {
    const nested = nestHtml(nodes, "blocks", this.#compilation) as readonly RootContent[];
    for (const [index, node] of nested.entries()) {
      if (node.type === "table") {
        const previous = nested[index - 1];
        this.#writeTable(node, isCaption(previous) ? previous : undefined);
      } else if (nested[index + 1]?.type !== "table" || !isCaption(node))
        this.#writeBlock(node, place, holder);
    }
  }

  #writeBlock(
    node: Exclude<RootContent, Table>,
    place: BlockContext,
    holder: BlockDirective | undefined,
  ): void {
    switch (node.type) {
      case "paragraph":
        this.#writeParagraph(node, place);
        break;
      case "heading":
        this.#writeHeading(node);
        break;
      case "blockquote":
        this.#writeQuotation(node, place);
        break;
      case "list":
        this.#writeList(node);
        break;
      case "containerDirective":
      case "leafDirective":
        this.#writeDirective(node, place, holder);
        break;
      case "code":
        this.#writeCode(node);
        break;
      case "thematicBreak":
        this.#begin();
        this.parts.write(`<hr${this.#mark(node)}>`);
        break;
      case "markup":
        this.#writeMarkup(node, place);
        break;
      // `nestHtml` has replaced the first. The content of the others is written where the text refers to them.
      case "html":
      case "definition":
      case "footnoteDefinition":
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
    }
  }

  /** Separates a block from the one before. */
  #begin(isParagraph = false): void {
    const flow = this.#flow;
    const isBare = isParagraph && flow.kind === "tight";
    const separates =
      flow.kind === "spread" || flow.kind === "tight" ? flow.count > 0 || !isBare : flow.count > 0;
    if (separates && flow.kind !== "joined") this.parts.write("\n");
    flow.count += 1;
    flow.endsWithParagraph = isParagraph;
  }

  #within(flow: Flow, write: () => void): void {
    const outer = this.#flow;
    this.#flow = flow;
    write();
    this.#flow = outer;
  }

  /** Writes the content of an element, whose name those within it need. */
  #inside(name: string, write: () => void): void {
    this.#open.push(name);
    write();
    this.#open.pop();
  }

  #mark(node: Nodes): string {
    return markNode(node, this.#compilation);
  }

  #writeParagraph(node: Paragraph, place: BlockContext): void {
    const compilation = this.#compilation;
    const image = place === "top" ? findSoleImage(node) : undefined;
    if (image !== undefined) {
      const part = readImage(image, "figure", compilation);
      if (part === undefined) return;
      this.#begin();
      this.parts.addImage(part);
      return;
    }
    reportStrayFence(node, compilation);
    reportStrayLink(node, compilation);
    reportStrayMarks(node, compilation);
    reportForeignMarks(node, compilation);
    const line = new Line(node.children, this.#open, compilation);
    // A paragraph of HTML may have lost all its content.
    if (line.isBlank) return;
    this.#begin(true);
    const { kind, box, count } = this.#flow;
    const isTask = box !== undefined && count === 1;
    const isBare = kind === "tight";
    if (!isBare) this.parts.write(`<p${this.#mark(node)}>`);
    if (isTask) this.parts.write(`<label>${box} `);
    line.writeTo(this.parts);
    if (isTask) this.parts.write("</label>");
    if (!isBare) this.parts.write("</p>");
  }

  /** Gives a heading its id and records it for the table of contents. The title of the page is its only h1. */
  #writeHeading(node: Heading): void {
    const compilation = this.#compilation;
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
    const line = new Line(words, this.#open, compilation);
    // GitHub looks at what the author wrote, before typography.
    const named = chosen ?? node.data?.hProperties?.id;
    const id =
      typeof named !== "string" ? ids.of(anchors === "github" ? written : line.text) : ids.take(named);
    compilation.headings.push({ depth, id, text: line.text });
    this.#begin();
    const properties = { ...node.data?.hProperties, id };
    const fact = this.parts.noteHeading(depth);
    fact.id = id;
    this.parts.write(
      writeTag(`h${depth}`, properties, this.parts, markNode(node, compilation, properties)) ?? "",
    );
    line.writeTo(this.parts, fact);
    this.parts.write(`</h${depth}>`);
  }

  #writeQuotation(node: Blockquote, place: BlockContext): void {
    const alert = readAlert(node, this.#compilation);
    this.#begin();
    if (alert !== undefined) {
      this.parts.open(alert.part);
      this.#inside("site-part", () =>
        this.#within(createFlow("joined"), () => this.writeBlocks(alert.inside, place)),
      );
      this.parts.close();
      return;
    }
    this.parts.write(`<blockquote${this.#mark(node)}>\n`);
    const flow = createFlow("lines");
    this.#inside("blockquote", () => this.#within(flow, () => this.writeBlocks(node.children, "inside")));
    this.parts.write(flow.count > 0 ? "\n</blockquote>" : "</blockquote>");
  }

  #writeList(node: List): void {
    const { ordered, start, children, spread } = node;
    const isSpread = spread === true || children.some((item) => item.spread ?? item.children.length > 1);
    const tasks = children.some(({ checked, data }) => typeof checked === "boolean" || data?.hProperties);
    const tag = ordered ? "ol" : "ul";
    const properties = {
      ...(typeof start === "number" && start !== 1 && { start }),
      ...(tasks && { className: ["contains-task-list"] }),
    };
    this.#begin();
    this.parts.write(`${writeTag(tag, properties, this.parts, this.#mark(node))}\n`);
    for (const item of children) this.#writeItem(item, isSpread);
    this.parts.write(`</${tag}>`);
  }

  /** In a tight list, paragraphs are written without their element. The words of a task are in a label: its box has a name. */
  #writeItem(item: ListItem, isSpread: boolean): void {
    const { checked } = item;
    const isTask = typeof checked === "boolean";
    const properties = isTask ? { className: ["task-list-item"] } : (item.data?.hProperties ?? {});
    const box = isTask ? `<input type="checkbox" disabled${checked ? " checked" : ""}>` : undefined;
    this.parts.write(
      writeTag("li", properties, this.parts, markNode(item, this.#compilation, properties)) ?? "",
    );
    const flow = createFlow(isSpread ? "spread" : "tight", box);
    this.#inside("li", () => this.#within(flow, () => this.writeBlocks(item.children, "inside")));
    const endsBare = flow.count === 0 || (flow.endsWithParagraph && !isSpread);
    this.parts.write(endsBare ? "</li>\n" : "\n</li>\n");
  }

  #writeDirective(node: BlockDirective, place: BlockContext, holder: BlockDirective | undefined): void {
    const part = readDirective(node, place, this.#compilation, holder);
    if (part === undefined) {
      if (node.type === "containerDirective") this.writeBlocks(node.children, place, node);
      else this.writeBlocks([{ type: "paragraph", children: node.children }], "inside");
      return;
    }
    this.#begin();
    this.parts.open(part);
    if (node.type === "containerDirective")
      this.#inside("site-part", () =>
        this.#within(createFlow("joined"), () => this.writeBlocks(node.children, place, node)),
      );
    this.parts.close();
  }

  #writeCode(node: Code): void {
    reportOpenCode(node, this.#compilation);
    const { language, title, pieces } = readCode(node, this.#compilation);
    this.#begin();
    const { parts } = this;
    if (title !== undefined)
      parts.write(`<figure class="code"><figcaption>${escapeWords(title)}</figcaption>`);
    const properties = language === undefined ? {} : { className: [`language-${language}`] };
    parts.write(`<pre>${writeTag("code", properties, parts, this.#mark(node))}${writePieces(pieces)}`);
    parts.write(node.value === "" ? "</code></pre>" : "\n</code></pre>");
    if (title !== undefined) parts.write("</figure>");
  }

  #writeMarkup(node: RawMarkup, place: BlockContext): void {
    this.#begin();
    const tag = openMarkup(node, this.#open, this.parts, this.#compilation);
    this.parts.write(tag?.opening ?? "");
    if (voidElements.has(node.tag)) return;
    const writeContent = () => {
      if (node.children.every(isInLine))
        new Line(node.children as PhrasingContent[], this.#open, this.#compilation).writeTo(this.parts);
      else this.#within(createFlow("joined"), () => this.writeBlocks(node.children as RootContent[], place));
    };
    if (tag === undefined) writeContent();
    else this.#inside(node.tag, writeContent);
    this.parts.write(tag?.ending ?? "");
  }

  /**
   * Puts a table into a region that scrolls sideways. The keyboard can only scroll what has the focus, so the region is
   * focusable. With a caption it is a landmark of that name; without one it has no role, because a region without a
   * name announces nothing.
   */
  #writeTable({ children, align }: Table, caption: Paragraph | undefined): void {
    const title = caption && new Line(withoutMark(caption), [...this.#open, "caption"], this.#compilation);
    const label = title?.text.trim();
    this.#begin();
    const named = label ? ` aria-label="${escapeAttribute(label)}"` : "";
    this.parts.write(`<section class="table-region" tabindex="0"${named}><table>`);
    if (title !== undefined) {
      this.parts.write("<caption>");
      title.writeTo(this.parts);
      this.parts.write("</caption>");
    }
    const [head, ...rows] = children;
    if (head !== undefined) this.#writeRows("thead", [head], align ?? []);
    if (rows.length > 0) this.#writeRows("tbody", rows, align ?? []);
    this.parts.write("</table></section>");
  }

  #writeRows(tag: "thead" | "tbody", rows: readonly TableRow[], align: NonNullable<Table["align"]>): void {
    this.parts.write(`<${tag}>`);
    for (const row of rows) {
      this.parts.write("<tr>");
      for (const [column, { children }] of row.children.entries()) {
        const line = new Line(children, [...this.#open, "td"], this.#compilation);
        // The empty corner above a column of names is not a header.
        const isHeader = tag === "thead" && !line.isEmpty;
        const side = align[column];
        this.parts.write(isHeader ? '<th scope="col"' : "<td");
        this.parts.write(side ? ` class="align-${side}">` : ">");
        line.writeTo(this.parts);
        this.parts.write(isHeader ? "</th>" : "</td>");
      }
      this.parts.write("</tr>");
    }
    this.parts.write(`</${tag}>`);
  }

  /** Writes the footnotes that the text refers to, in that order, under a heading. */
  writeFootnotes(): void {
    const { notes, footnotes } = this.#compilation;
    if (notes.size > 0) this.#writeNotes();
    for (const [identifier, definition] of footnotes) {
      if (notes.has(identifier)) continue;
      const note = definition.label ?? identifier;
      reportAt(this.#compilation, definition, {
        code: "markdown/stray-note",
        severity: "warning",
        message: say("markdown/stray-note.unused", { note }),
        hint: say("markdown/stray-note.unused.hint", { note }),
      });
    }
  }

  #writeNotes(): void {
    const { notes, footnotes, words, headings, ids } = this.#compilation;
    const id = ids.of(words.footnotes);
    headings.push({ depth: 2, id, text: words.footnotes });
    const whole = this.parts;
    this.#begin();
    whole.write('<section class="footnotes" role="doc-endnotes">');
    const fact: HeadingFact = whole.noteHeading(2);
    fact.id = id;
    fact.text = words.footnotes;
    whole.write(`${writeTag("h2", { id }, whole)}${escapeWords(words.footnotes)}</h2><ol>`);
    // A note may refer to another: the map grows during the loop, so links back are added afterwards.
    const written: { readonly parts: BodyParts; readonly flow: Flow }[] = [];
    for (const identifier of notes.keys()) {
      const flow = createFlow("joined");
      this.parts = new BodyParts();
      const { children } = footnotes.get(identifier) ?? { children: [] };
      this.#inside("li", () => this.#within(flow, () => this.writeBlocks(children, "inside")));
      written.push({ parts: this.parts, flow });
    }
    this.parts = whole;
    const counts = [...notes.values()];
    for (const [index, { parts, flow }] of written.entries()) {
      const { number, references } = counts[index] ?? { number: index + 1, references: 0 };
      whole.write(writeTag("li", { id: noteId(number) }, whole) ?? "");
      addBackLinks(parts, flow.endsWithParagraph, { number, references, label: words.backToText });
      whole.append(parts);
      whole.write("</li>");
    }
    whole.write("</ol></section>");
  }
}

/** Adds them to the note’s last paragraph, or after its last block if that is not a paragraph. */
function addBackLinks(
  parts: BodyParts,
  endsWithParagraph: boolean,
  {
    number,
    references,
    label,
  }: { readonly number: number; readonly references: number; readonly label: string },
): void {
  if (endsWithParagraph) parts.reopen("</p>");
  else parts.write("<p>");
  for (let nth = 1; nth <= references; nth += 1) {
    const properties = {
      href: `#${referenceId(number, nth)}`,
      ariaLabel: nth === 1 ? `${label} ${number}` : `${label} ${number}-${nth}`,
      role: "doc-backlink",
      className: ["footnote-back"],
    };
    if (nth > 1 || endsWithParagraph) parts.write(" ");
    // The variation selector prevents the arrow from being drawn as an emoji.
    parts.write(`${writeTag("a", properties, parts)}↩\uFE0E</a>`);
  }
  parts.write("</p>");
}

function writePieces(pieces: readonly CodePiece[]): string {
  let html = "";
  for (const piece of pieces) {
    if (typeof piece === "string") html += escapeWords(piece);
    else {
      const names = piece.className.filter((name) => piece.tag === "span" && isSafeValue(name, "span"));
      html += names.length > 0 ? `<${piece.tag} class="${names.join(" ")}">` : `<${piece.tag}>`;
      html += `${writePieces(piece.children)}</${piece.tag}>`;
    }
  }
  return html;
}

const captionMark = /^Table ?:[ \n]*/;

/** The paragraph `Table: …` right before a table is its caption. */
function isCaption(node: RootContent | undefined): node is Paragraph {
  if (node?.type !== "paragraph") return false;
  const [first] = node.children;
  return first?.type === "text" && captionMark.test(first.value);
}

function withoutMark({ children: [first, ...others] }: Paragraph): Paragraph["children"] {
  if (first?.type !== "text") return others;
  return [{ ...first, value: first.value.replace(captionMark, "") }, ...others];
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
