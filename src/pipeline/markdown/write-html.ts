import type { Properties } from "hast";
import type { Code, Link, List, ListItem, PhrasingContent, RootContent, Text } from "mdast";
import { normalizeUri } from "micromark-util-sanitize-uri";
import { trimLines } from "trim-lines";
import { voidElements } from "../../html/elements.ts";
import { escapeAttribute, escapeWords } from "../../html/escape.ts";
import type { CodePiece, Markup } from "./code-markup.ts";
import type { Fact } from "./html-facts.ts";
import { attributeNames, isInPlace, isSafeValue, safeElements } from "./safe-html.ts";

/** `facts` are in the order of the HTML. */
export type WrittenHtml = { readonly html: string; readonly facts: readonly Fact[] };

type Content = RootContent | PhrasingContent;

/**
 * Writes transformed Markdown as HTML with safe elements and attributes only, and records what checks and maps need.
 * Gives the same bytes as remark-html, which walks a text three times. Of an unsafe element, only the content stays.
 */
export function writeHtml(blocks: readonly RootContent[]): WrittenHtml {
  const writer = new Writer();
  writer.writeLines(blocks);
  return writer;
}

class Writer implements WrittenHtml {
  html = "";
  readonly facts: Fact[] = [];
  readonly #open: string[] = [];
  #heading: Extract<Fact, { readonly kind: "heading" }> | undefined;

  /** Blocks, separated by line ends. */
  writeLines(nodes: readonly Content[]): void {
    for (const [index, node] of nodes.entries()) {
      if (index > 0) this.html += "\n";
      this.#write(node);
    }
  }

  #write(node: Content, isBelowBreak = false): void {
    switch (node.type) {
      case "text":
        this.#writeText(node.value.includes("\n") ? trimText(node) : node.value, isBelowBreak);
        break;
      case "paragraph":
        this.#writeElement("p", {}, node.children, isBelowBreak);
        break;
      case "emphasis":
        this.#writeElement("em", {}, node.children, isBelowBreak);
        break;
      case "strong":
        this.#writeElement("strong", {}, node.children, isBelowBreak);
        break;
      case "delete":
        this.#writeElement("del", {}, node.children, isBelowBreak);
        break;
      case "link":
        this.#writeLink(node, isBelowBreak);
        break;
      case "markup":
        this.#wrap(
          node.tag,
          node.properties,
          () => this.#writeInlines(node.children, isBelowBreak),
          node.admitted,
        );
        break;
      case "inlineCode":
        this.#wrap("code", {}, () => this.#writeText(node.value.replace(/\r?\n|\r/g, " "), isBelowBreak));
        break;
      case "break":
        this.html += "<br>\n";
        break;
      case "heading":
        this.#writeElement(`h${node.depth}`, node.data?.hProperties ?? {}, node.children);
        break;
      case "thematicBreak":
        this.html += "<hr>";
        break;
      case "blockquote":
        this.#wrap("blockquote", {}, () => this.#writeLoose(node.children));
        break;
      case "code":
        this.#writeCode(node);
        break;
      case "list":
        this.#writeList(node);
        break;
      // The transforms leave none of these.
      case "listItem":
      case "table":
      case "tableRow":
      case "tableCell":
      case "image":
      case "imageReference":
      case "linkReference":
      case "footnoteReference":
      case "definition":
      case "footnoteDefinition":
      case "containerDirective":
      case "leafDirective":
      case "textDirective":
      case "html":
      case "yaml":
    }
  }

  /** Removes spaces at the start of a line and after a break. */
  #writeText(text: string, isBelowBreak: boolean): void {
    const written = isBelowBreak ? text.replace(/^[\t ]+/, "") : text;
    this.html += escapeWords(written);
    if (this.#heading !== undefined) this.#heading.text += written;
  }

  #writeElement(
    tag: string,
    properties: Properties,
    children: readonly Content[],
    isBelowBreak = false,
  ): void {
    this.#wrap(tag, properties, () => this.#writeInlines(children, isBelowBreak));
  }

  /** Writes the element around the output of `write`, or only the output when the element is not safe. */
  #wrap(tag: string, properties: Properties, write: () => void, admitted?: Markup["admitted"]): void {
    if ((admitted === undefined && !Object.hasOwn(safeElements, tag)) || !isInPlace(tag, this.#open)) {
      write();
      return;
    }
    const depth = headingDepths.get(tag);
    if (depth !== undefined) {
      this.#heading = { kind: "heading", at: this.html.length, depth, text: "" };
      this.facts.push(this.#heading);
    }
    this.html += `<${tag}`;
    this.#writeAttributes(tag, properties);
    if (admitted !== undefined) this.#writeAdmitted(tag, admitted);
    this.html += ">";
    if (voidElements.has(tag)) return;
    this.#open.push(tag);
    write();
    this.#open.pop();
    this.html += `</${tag}>`;
    if (depth !== undefined) this.#heading = undefined;
  }

  /** Attributes that the site allows its plug-ins, as in HTML. */
  #writeAdmitted(tag: string, attributes: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(attributes)) {
      this.html += value === "" ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`;
      if (name === "id") this.#noteId(tag, value);
      if (name === "href") this.facts.push({ kind: "link", at: this.html.length, href: value });
    }
  }

  #writeAttributes(tag: string, properties: Properties): void {
    const allowed = safeElements[tag];
    for (const property in properties) {
      const safe = allowed?.[property];
      const value = properties[property];
      if (safe === undefined || value === undefined || value === null) continue;
      const words = Array.isArray(value) ? value.filter((word) => isSafeValue(word, safe)) : value;
      if (Array.isArray(words) ? words.length === 0 : !isSafeValue(words, safe)) continue;
      this.html += ` ${attributeNames.get(property) ?? property}`;
      if (words === true) continue;
      const written = Array.isArray(words) ? words.join(" ") : String(words);
      this.html += `="${escapeAttribute(written)}"`;
      if (property === "id") this.#noteId(tag, written);
      if (property === "href") this.facts.push({ kind: "link", at: this.html.length, href: written });
    }
  }

  #noteId(tag: string, id: string): void {
    this.facts.push({ kind: "id", at: this.html.length, id });
    if (this.#heading !== undefined && headingDepths.has(tag)) this.#heading.id = id;
  }

  #writeLink({ url, title, data, children }: Link, isBelowBreak: boolean): void {
    const properties = { href: normalizeUri(url), ...(title && { title }), ...data?.hProperties };
    this.#writeElement("a", properties, children, isBelowBreak);
  }

  #writeCode({ lang, value, data }: Code): void {
    const { title, pieces = [value] } = data?.code ?? {};
    const properties = lang ? { className: [`language-${lang}`] } : {};
    const writePre = () =>
      this.#wrap("pre", {}, () =>
        this.#wrap("code", properties, () => {
          this.#writePieces(pieces);
          if (value !== "") this.html += "\n";
        }),
      );
    const writeFigure = (caption: string) =>
      this.#wrap("figure", { className: ["code"] }, () => {
        this.#wrap("figcaption", {}, () => this.#writeText(caption, false));
        writePre();
      });
    if (title === undefined) writePre();
    else writeFigure(title);
  }

  #writePieces(pieces: readonly CodePiece[]): void {
    for (const piece of pieces) {
      if (typeof piece === "string") this.#writeText(piece, false);
      else
        this.#wrap(piece.tag, { className: [...piece.className] }, () => this.#writePieces(piece.children));
    }
  }

  #writeList({ ordered, start, spread, children }: List): void {
    const tasks = children.some((item) => item.data?.hProperties !== undefined);
    const properties: Properties = {
      ...(typeof start === "number" && start !== 1 && { start }),
      ...(tasks && { className: ["contains-task-list"] }),
    };
    this.#wrap(ordered ? "ol" : "ul", properties, () => {
      this.html += "\n";
      for (const item of children) {
        this.#writeItem(item, spread === true);
        this.html += "\n";
      }
    });
  }

  /** In a tight list, paragraphs are written without their element. */
  #writeItem({ data, children }: ListItem, isSpread: boolean): void {
    this.#wrap("li", data?.hProperties ?? {}, () => {
      let endsBare = true;
      for (const [index, child] of children.entries()) {
        endsBare = child.type === "paragraph" && !isSpread;
        if (index > 0 || !endsBare) this.html += "\n";
        if (child.type === "paragraph" && !isSpread) this.#writeInlines(child.children);
        else this.#write(child);
      }
      if (!endsBare) this.html += "\n";
    });
  }

  #writeInlines(children: readonly Content[], isBelowBreak = false): void {
    for (const [index, child] of children.entries()) {
      const isFirstText = index === 0 && child.type === "text";
      this.#write(child, children[index - 1]?.type === "break" || (isBelowBreak && isFirstText));
    }
  }

  #writeLoose(children: readonly Content[]): void {
    this.html += "\n";
    for (const child of children) {
      this.#write(child);
      this.html += "\n";
    }
  }
}

/** Blanks at the ends of lines mean nothing in Markdown; what plug-ins have made may be code. */
function trimText({ value, data }: Text): string {
  return data?.isLiteral ? value : trimLines(value);
}

const headingDepths: ReadonlyMap<string, number> = new Map(
  [2, 3, 4, 5, 6].map((depth) => [`h${depth}`, depth]),
);
