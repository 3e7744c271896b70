import type {
  FootnoteReference,
  Image,
  ImageReference,
  Link,
  LinkReference,
  PhrasingContent,
  Text,
} from "mdast";
import { trimLines } from "trim-lines";
import { voidElements } from "../html/elements.ts";
import { escapeWords } from "../html/escape.ts";
import { applyEdits, type Range, type TextEdit } from "../text/typography.ts";
import type { BodyParts, HeadingFact, Notes, Part } from "./body-parts.ts";
import type { Compilation } from "./compilation.ts";
import { readTextDirective } from "./directives.ts";
import { readImage, recordLink, toLinkProperties } from "./links-and-images.ts";
import { nestHtml, type RawMarkup } from "./nest-html.ts";
import { isBare } from "./parse-markdown.ts";
import { markNode, markOwn } from "./plugins/html-tree.ts";
import { reportStrayReferences } from "./report-strays.ts";
import { isInPlace, writeTag } from "./safe-html.ts";

/** Words of a line, and what typography makes of them. */
type Words = {
  readonly kind: "words";
  readonly value: string;
  /** Their offset in the text of the line. */
  readonly start: number;
  /** Spaces at their start are left out. */
  readonly isBelowBreak: boolean;
  set?: readonly (string | TextEdit)[];
};

/** A piece of the HTML of a line. */
type Chunk =
  | string
  | Words
  | { readonly kind: "id" | "link"; readonly value: string }
  | Extract<Part, { kind: "image" }>;

/** Where the next words of a line stand: directly below a break, first in an element that does, or elsewhere. */
type Edge = "below" | "within" | "none";

/**
 * The content of a paragraph, heading, cell or caption. It is typeset as one text, since a sentence continues after its
 * emphasis: « **mot** : suite ».
 */
export class Line implements Notes {
  /** The typeset words, without markup. */
  readonly text: string;
  readonly #compilation: Compilation;
  readonly #open: string[];
  #chunks: Chunk[] = [];
  /** Its words in reading order, and the ranges of its text that typography only reads. */
  readonly #pieces: Words[] = [];
  readonly #fixed: Range[] = [];
  #written = "";
  #edge: Edge = "none";
  /** While inside a link: footnote references, which must follow it, since links cannot nest. */
  #afterLink: Chunk[] | undefined;

  /** `open` are the elements around the line. */
  constructor(nodes: readonly PhrasingContent[], open: string[], compilation: Compilation) {
    this.#compilation = compilation;
    this.#open = open;
    this.#addAll(nodes);
    compilation.count.words += countWords(this.#written);
    this.text = this.#typeset();
  }

  /** True for a line of which all content was left out. */
  get isEmpty(): boolean {
    return this.#chunks.length === 0;
  }

  /** True for a line with nothing but spaces. */
  get isBlank(): boolean {
    return (
      this.text.trim() === "" &&
      this.#chunks.every((chunk) => typeof chunk !== "string" && chunk.kind === "words")
    );
  }

  noteId(value: string): void {
    this.#chunks.push({ kind: "id", value });
  }

  noteLink(value: string): void {
    this.#chunks.push({ kind: "link", value });
  }

  /** `heading` is the fact about the heading that the line is in. */
  writeTo(parts: BodyParts, heading?: HeadingFact): void {
    let html = "";
    for (const chunk of this.#chunks) {
      if (typeof chunk === "string") html += chunk;
      else if (chunk.kind === "words") html += writeWords(chunk, heading);
      else {
        parts.write(html);
        html = "";
        if (chunk.kind === "image") parts.addImage(chunk);
        else if (chunk.kind === "id") parts.noteId(chunk.value);
        else parts.noteLink(chunk.value);
      }
    }
    parts.write(html);
  }

  #addAll(nodes: readonly PhrasingContent[]): void {
    for (const node of nestHtml(nodes, "line", this.#compilation) as readonly PhrasingContent[])
      this.#add(node);
  }

  /** Adds the content of an element. */
  #addInside(nodes: readonly PhrasingContent[]): void {
    this.#edge = this.#edge === "below" ? "within" : "none";
    this.#addAll(nodes);
    this.#edge = "none";
  }

  #add(node: PhrasingContent): void {
    switch (node.type) {
      case "text":
        this.#addText(node);
        break;
      case "inlineCode":
        this.#chunks.push(`<code${markNode(node, this.#compilation)}>`);
        this.#say(node.value.replace(/\r?\n|\r/g, " "), this.#edge === "below");
        this.#chunks.push("</code>");
        this.#note(node.value);
        break;
      case "break":
        this.#chunks.push(`<br${markNode(node, this.#compilation)}>\n`);
        this.#note("\n");
        this.#edge = "below";
        break;
      case "emphasis":
        this.#wrap("em", node);
        break;
      case "strong":
        this.#wrap("strong", node);
        break;
      case "delete":
        this.#wrap("del", node);
        break;
      case "link":
      case "linkReference":
        this.#addLink(node);
        break;
      case "image":
      case "imageReference":
        this.#addImage(node);
        break;
      case "footnoteReference":
        this.#refer(node);
        break;
      case "textDirective":
        this.#addDirective(node);
        break;
      case "markup":
        this.#addMarkup(node);
        break;
      // `nestHtml` has replaced it.
      case "html":
    }
  }

  #addText(node: Text): void {
    reportStrayReferences(node, this.#compilation);
    const own = markOwn(node, this.#compilation);
    if (own !== undefined) this.#chunks.push(own);
    this.#pieces.push(this.#say(node.value, this.#edge !== "none"));
    this.#written += node.value;
    if (own !== undefined) this.#chunks.push("</site-node>");
  }

  #say(value: string, isBelowBreak = false): Words {
    const words: Words = { kind: "words", value, start: this.#written.length, isBelowBreak };
    this.#chunks.push(words);
    this.#edge = "none";
    return words;
  }

  /** Words that typography reads but does not change. */
  #note(words: string): void {
    const start = this.#written.length;
    this.#fixed.push({ start, end: start + words.length });
    this.#written += words;
  }

  #wrap(tag: string, node: Extract<PhrasingContent, { type: "emphasis" | "strong" | "delete" }>): void {
    this.#chunks.push(`<${tag}${markNode(node, this.#compilation)}>`);
    this.#addInside(node.children);
    this.#chunks.push(`</${tag}>`);
  }

  #addLink(node: Link | LinkReference): void {
    if (this.#afterLink !== undefined || !isInPlace("a", this.#open)) {
      this.#addAll(node.children);
      return;
    }
    const compilation = this.#compilation;
    const properties = toLinkProperties(node, compilation);
    this.#withinLink(() => {
      if (properties === undefined) {
        this.#addAll(node.children);
        return;
      }
      this.#chunks.push(writeTag("a", properties, this, markNode(node, compilation, properties)) ?? "");
      this.#open.push("a");
      this.#addInside(node.children);
      this.#open.pop();
      // The space stands inside the hidden words: outside them it would show before a comma that follows the link.
      if (properties.target !== undefined) {
        this.#chunks.push('<span class="visually-hidden">');
        this.#say(` (${compilation.words.opensNewTab})`);
        this.#chunks.push("</span>");
      }
      this.#chunks.push("</a>");
    });
    recordLink(node, compilation);
  }

  /** Adds a link, and behind it the references to footnotes within it. */
  #withinLink(add: () => void): void {
    const after: Chunk[] = [];
    this.#afterLink = after;
    add();
    for (const chunk of after) this.#chunks.push(chunk);
    this.#afterLink = undefined;
  }

  #addImage(node: Image | ImageReference): void {
    const image = readImage(node, "line", this.#compilation);
    if (image === undefined) return;
    this.#chunks.push(image);
    this.#edge = "none";
  }

  /** Numbers a footnote by its first reference, and links to it. */
  #refer({ identifier }: FootnoteReference): void {
    const { notes } = this.#compilation;
    const note = notes.get(identifier) ?? { number: notes.size + 1, references: 0 };
    note.references += 1;
    notes.set(identifier, note);
    const chunks = this.#chunks;
    const edge = this.#edge;
    this.#chunks = this.#afterLink ?? chunks;
    const properties = {
      href: `#${noteId(note.number)}`,
      id: referenceId(note.number, note.references),
      role: "doc-noteref",
    };
    this.#chunks.push(`<sup>${writeTag("a", properties, this)}`);
    this.#say(String(note.number));
    this.#chunks.push("</a></sup>");
    if (this.#chunks !== chunks) this.#edge = edge;
    this.#chunks = chunks;
  }

  /**
   * Turns `:abbr[BACS]{title="…"}` into an abbreviation. A name after a colon without brackets or braces stays text, as
   * in “16:h”.
   */
  #addDirective(node: Extract<PhrasingContent, { type: "textDirective" }>): void {
    if (isBare(node)) {
      const value = `:${node.name}`;
      this.#pieces.push(this.#say(value, this.#edge !== "none"));
      this.#written += value;
      return;
    }
    const at = this.#chunks.push("") - 1;
    if (node.name === "abbr") this.#addInside(node.children);
    else this.#addAll(node.children);
    const isFilled = this.#chunks.length > at + 1;
    const title = readTextDirective(node, isFilled, this.#compilation);
    if (title === undefined) this.#chunks.splice(at, 1);
    else {
      this.#chunks[at] = writeTag("abbr", { title }, this) ?? "";
      this.#chunks.push("</abbr>");
    }
  }

  #addMarkup(node: RawMarkup): void {
    const tag = openMarkup(node, this.#open, this, this.#compilation);
    this.#chunks.push(tag?.opening ?? "");
    if (voidElements.has(node.tag)) {
      this.#edge = "none";
      return;
    }
    const addContent = () => {
      if (tag !== undefined) this.#open.push(node.tag);
      this.#addInside(node.children as PhrasingContent[]);
      if (tag !== undefined) this.#open.pop();
      this.#chunks.push(tag?.ending ?? "");
    };
    if (tag !== undefined && node.tag === "a") this.#withinLink(addContent);
    else addContent();
  }

  /** Returns the typeset text. */
  #typeset(): string {
    const edits = this.#compilation.typographer(this.#written, this.#fixed);
    if (edits.length === 0) return this.#written;
    editPieces(this.#pieces, edits);
    return applyEdits(this.#written, edits);
  }
}

/** The tags of an element; undefined when only its content is to be written. */
export function openMarkup(node: RawMarkup, open: readonly string[], notes: Notes, compilation: Compilation) {
  const own = markOwn(node, compilation);
  if (own !== undefined) return { opening: own, ending: "</site-node>" };
  const opening = isInPlace(node.tag, open) ? writeTag(node.tag, node.properties, notes) : undefined;
  return opening === undefined ? undefined : { opening, ending: `</${node.tag}>` };
}

/** No heading gets this id; see `createHeadingIds`. */
export function noteId(number: number): string {
  return `footnote_${number}`;
}

/** The id of the nth reference to a footnote. */
export function referenceId(number: number, nth: number): string {
  return nth === 1 ? `footnote_${number}_ref` : `footnote_${number}_ref_${nth}`;
}

/** A word starts with a letter or a digit and ends at a space: “l’été” is one word, “—” and “:” are none. */
function countWords(text: string): number {
  let count = 0;
  let isInWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 32 || (code >= 9 && code <= 13)) isInWord = false;
    else if (code > 127 && /\s/.test(text.charAt(at))) isInWord = false;
    else if (!isInWord && isLetterOrDigit(code, text, at)) {
      count += 1;
      isInWord = true;
    }
  }
  return count;
}

function isLetterOrDigit(code: number, text: string, at: number): boolean {
  if (code > 127) return /[\p{L}\p{N}]/u.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

/** Applies the edits to the words in which they begin. */
function editPieces(pieces: readonly Words[], edits: readonly TextEdit[]): void {
  let done = 0;
  let editedTo = 0;
  for (const words of pieces) {
    const { start, value } = words;
    const end = start + value.length;
    // An edit may extend into the next words, where it removes what it replaces.
    const from = Math.min(value.length, Math.max(0, editedTo - start));
    // One that begins in a fixed range changes nothing.
    while ((edits[done]?.start ?? start) < start) done += 1;
    const first = done;
    for (let edit = edits[done]; edit !== undefined && edit.start < end; edit = edits[done]) {
      editedTo = edit.end;
      done += 1;
    }
    if (from > 0 || done > first) words.set = editWords(value, start, from, edits.slice(first, done));
    else if (done === edits.length && editedTo <= end) return;
  }
}

function editWords(
  value: string,
  start: number,
  from: number,
  edits: readonly TextEdit[],
): readonly (string | TextEdit)[] {
  const set: (string | TextEdit)[] = [];
  let text = "";
  let at = from;
  for (const edit of edits) {
    text += value.slice(at, edit.start - start);
    at = Math.min(value.length, edit.end - start);
    if (edit.markup === undefined) text += edit.text;
    else {
      set.push(text, edit);
      text = "";
    }
  }
  set.push(text + value.slice(at));
  return set;
}

function writeWords({ value, set, isBelowBreak }: Words, heading: HeadingFact | undefined): string {
  if (set === undefined) return writeText(value, isBelowBreak, heading);
  let html = "";
  for (const [index, each] of set.entries()) {
    if (typeof each === "string") html += writeText(each, isBelowBreak && index === 0, heading);
    else {
      const text = writeText(each.text, false, heading);
      html += each.markup === "raised" ? `<sup>${text}</sup>` : `<span class="together">${text}</span>`;
    }
  }
  return html;
}

/** Blanks at the ends of lines, and below a break, mean nothing in Markdown. */
function writeText(text: string, isBelowBreak: boolean, heading: HeadingFact | undefined): string {
  const trimmed = text.includes("\n") ? trimLines(text) : text;
  const written = isBelowBreak ? trimmed.replace(/^[\t ]+/, "") : trimmed;
  if (heading !== undefined) heading.text += written;
  return escapeWords(written);
}
