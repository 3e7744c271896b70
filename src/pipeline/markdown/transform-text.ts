import type { Link, LinkReference, PhrasingContent, Text } from "mdast";
import { applyEdits, type Edit, type Range, type Typographer } from "../../text/typography.ts";
import { say } from "../../words/message.ts";
import type { Problem } from "../../words/problem.ts";
import { markup } from "./code-markup.ts";
import { type Compilation, placeWords, reportAt } from "./compilation.ts";
import { explainForm, explainUnknownDirective, hasTypesetQuotes } from "./explain-directive.ts";
import { nestHtml } from "./nest-html.ts";
import { isBare } from "./read-colons.ts";
import { referToFootnote } from "./refer-to-footnote.ts";
import { transformImage } from "./transform-image.ts";
import { transformLink } from "./transform-link.ts";

/** Transforms the content of a paragraph, heading, cell or caption. `text` is that content without markup. */
export function transformText(
  nodes: readonly PhrasingContent[],
  compilation: Compilation,
): { readonly children: PhrasingContent[]; readonly text: string } {
  const line: Line = { pieces: [], afterLink: undefined };
  const children = transformInlines(nodes, line, compilation);
  const { pieces } = line;
  const written = readPieces(pieces);
  compilation.count.words += countWords(written);
  return typesetPieces(children, pieces, written, compilation.typographer);
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

/** What a walk over a line of text collects. */
type Line = {
  /** Its words, in reading order. */
  readonly pieces: Piece[];
  /** While inside a link: footnote references and similar links that must follow it, since links cannot nest. */
  afterLink: PhrasingContent[] | undefined;
};

/** Transforms the content of a line of text. */
function transformInlines(
  nodes: readonly PhrasingContent[],
  line: Line,
  compilation: Compilation,
): PhrasingContent[] {
  const nested = nestHtml(nodes, "line", compilation) as readonly PhrasingContent[];
  return nested.flatMap((node) => transformInline(node, line, compilation));
}

function transformInline(
  node: PhrasingContent,
  line: Line,
  compilation: Compilation,
): PhrasingContent | readonly PhrasingContent[] {
  switch (node.type) {
    case "text":
      reportStrayReferences(node, compilation);
      line.pieces.push(node);
      return node;
    case "inlineCode":
      line.pieces.push(node.value);
      return node;
    case "break":
      line.pieces.push("\n");
      return node;
    case "emphasis":
    case "strong":
    case "delete":
      node.children = transformInlines(node.children, line, compilation);
      return node;
    case "link":
    case "linkReference":
      return transformWholeLink(node, line, compilation);
    case "image":
    case "imageReference":
      return transformImage(node, "line", compilation);
    // `nestHtml` has replaced it.
    case "html":
      return [];
    case "footnoteReference": {
      const reference = referToFootnote(node, compilation);
      if (line.afterLink === undefined) return reference;
      line.afterLink.push(reference);
      return [];
    }
    case "textDirective":
      return transformTextDirective(
        node,
        transformInlines(node.children, line, compilation),
        line.pieces,
        compilation,
      );
    case "markup":
      node.children = transformInlines(node.children as PhrasingContent[], line, compilation);
      return node;
  }
}

function transformWholeLink(
  node: Link | LinkReference,
  line: Line,
  compilation: Compilation,
): readonly PhrasingContent[] {
  if (line.afterLink !== undefined) return transformInlines(node.children, line, compilation);
  line.afterLink = [];
  const link = transformLink(node, transformInlines(node.children, line, compilation), compilation);
  const after = line.afterLink;
  line.afterLink = undefined;
  return [...link, ...after];
}

/** Finds references to missing footnotes or addresses: readers would see them as written. */
export function reportStrayReferences({ value, position }: Text, compilation: Compilation): void {
  const { offset } = position?.start ?? {};
  // Markdown makes a reference of brackets only if there is a definition; other brackets are text.
  if (position === undefined || offset === undefined || !/\[[\^\d]|\]\[/.test(value)) return;
  // As written, because a backslash before the bracket means that it is intended.
  const written = compilation.source.text.slice(offset, position.end.offset);
  for (const { pattern, explain } of strays)
    for (const { 0: words, 1: name = "", index } of written.matchAll(pattern))
      reportAt(compilation, placeWords(words, offset + index, compilation), {
        severity: "warning",
        ...explain(name, words),
      });
}

type Stray = {
  readonly pattern: RegExp;
  readonly explain: (name: string, words: string) => Pick<Problem, "code" | "message" | "hint">;
};

const strays: readonly Stray[] = [
  {
    pattern: /(?<!\\)\[\^([^\s[\]\\]+)\]/g,
    explain: (note, words) => ({
      code: "markdown/stray-note",
      message: say("markdown/stray-note.missing", { note, words }),
      hint: say("markdown/stray-note.missing.hint", { note }),
    }),
  },
  {
    // A number, as word processors mark a note.
    pattern: /(?<![\\\]])\[([1-9]\d{0,2})\](?![[(])/g,
    explain: (note, words) => ({
      code: "markdown/stray-note",
      message: say("markdown/stray-note.plain", { words }),
      hint: say("markdown/stray-note.plain.hint", { note }),
    }),
  },
  {
    // Words, then the name of an address in brackets, unless it looks like an array index in code.
    pattern: /(?<![\\\p{L}\p{N}\]])\[[^[\]\n^][^[\]\n]*\]\[([^[\]\n]+)\]/gu,
    explain: (name, words) => ({
      code: "markdown/stray-link",
      message: say("markdown/stray-link.undefined", { name, words }),
      hint: say("markdown/stray-link.undefined.hint", { name }),
    }),
  },
];

type TextDirective = Extract<PhrasingContent, { type: "textDirective" }>;

/**
 * Turns `:abbr[BACS]{title="…"}` into an abbreviation. A name after a colon without brackets or braces stays text, as
 * in “16:h”. `children` are already transformed.
 */
function transformTextDirective(
  node: TextDirective,
  children: PhrasingContent[],
  pieces: Piece[],
  compilation: Compilation,
): PhrasingContent | readonly PhrasingContent[] {
  const { name, attributes } = node;
  if (isBare(node)) {
    const text = { type: "text" as const, value: `:${name}` };
    pieces.push(text);
    return text;
  }
  const start = readStart(node, compilation);
  if (hasTypesetQuotes(start)) {
    reportAt(compilation, node, explainForm(start));
  } else if (name === "abbr") {
    const { title, ...others } = attributes ?? {};
    const [other] = Object.keys(others);
    if (title && other === undefined && children.length > 0) {
      return markup("abbr", { title: applyEdits(title, compilation.typographer(title)) }, children);
    }
    reportAt(compilation, node, {
      code: "markdown/invalid-directive",
      message: other
        ? say("markdown/invalid-directive.abbreviation-attribute", { key: other })
        : say("markdown/invalid-directive.abbreviation"),
      hint: say("markdown/invalid-directive.abbreviation.hint"),
    });
  } else if (!Object.hasOwn(compilation.directives, name)) {
    reportAt(compilation, node, explainUnknownDirective(name, compilation));
  } else {
    reportAt(compilation, node, {
      code: "markdown/directive-placement",
      message: say("markdown/directive-placement.in-text", { name }),
      hint: say("markdown/directive-placement.in-text.hint", {
        colons: compilation.directives[name]?.body === "none" ? "::" : ":::",
        name,
      }),
    });
  }
  return children;
}

/** Returns the start only: the parsers disagree on where the braces end when the inner quotes are not straight. */
function readStart({ position }: TextDirective, { source }: Compilation): string {
  const from = position?.start.offset ?? 0;
  // Limited, because one line may hold thousands of directives.
  return /^[^}\n]*/.exec(source.text.slice(from, from + 300))?.[0] ?? "";
}

/** The text of a paragraph in reading order: nodes that typography may change, and strings that it only reads. */
type Piece = Text | string;

function readPieces(pieces: readonly Piece[]): string {
  let text = "";
  for (const piece of pieces) text += read(piece);
  return text;
}

/**
 * Sets all pieces as one text, since a sentence continues after its emphasis: « **mot** : suite ». Changes the nodes in
 * place and returns `children`, with added markup. `written` is the text of the pieces.
 */
function typesetPieces(
  children: PhrasingContent[],
  pieces: readonly Piece[],
  written: string,
  typographer: Typographer,
): { readonly children: PhrasingContent[]; readonly text: string } {
  const edits = typographer(written, fixedRanges(pieces));
  if (edits.length === 0) return { children, text: written };
  const split = editPieces(pieces, edits);
  return {
    children: split.size === 0 ? children : replaceTexts(children, split),
    text: applyEdits(written, edits),
  };
}

function read(piece: Piece): string {
  return typeof piece === "string" ? piece : piece.value;
}

function fixedRanges(pieces: readonly Piece[]): readonly Range[] {
  const ranges: Range[] = [];
  let start = 0;
  for (const piece of pieces) {
    const end = start + read(piece).length;
    if (typeof piece === "string") ranges.push({ start, end });
    start = end;
  }
  return ranges;
}

/** Applies the edits to the nodes in which they begin. Returns the replacements for those that need markup. */
function editPieces(
  pieces: readonly Piece[],
  edits: readonly Edit[],
): ReadonlyMap<Text, readonly PhrasingContent[]> {
  const split = new Map<Text, readonly PhrasingContent[]>();
  let start = 0;
  let done = 0;
  let editedTo = 0;
  for (const piece of pieces) {
    const value = read(piece);
    const end = start + value.length;
    const inside: Edit[] = [];
    // An edit may extend into the next pieces, where it removes what it replaces.
    const from = Math.min(value.length, Math.max(0, editedTo - start));
    for (let edit = edits[done]; edit !== undefined && edit.start < end; edit = edits[done]) {
      inside.push(edit);
      editedTo = edit.end;
      done += 1;
    }
    if (typeof piece !== "string" && (from > 0 || inside.length > 0)) {
      const nodes = editText(value, start, from, inside);
      if (nodes.some((node) => node.type !== "text")) split.set(piece, nodes);
      else piece.value = nodes.map((node) => (node.type === "text" ? node.value : "")).join("");
    }
    start = end;
  }
  return split;
}

function editText(
  value: string,
  start: number,
  from: number,
  edits: readonly Edit[],
): readonly PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let text = "";
  let at = from;
  for (const edit of edits) {
    text += value.slice(at, edit.start - start);
    at = Math.min(value.length, edit.end - start);
    if (edit.markup === undefined) {
      text += edit.text;
      continue;
    }
    const [tag, properties] = edit.markup === "raised" ? ["sup", {}] : ["span", { className: ["together"] }];
    nodes.push({ type: "text", value: text }, markup(tag, properties, [{ type: "text", value: edit.text }]));
    text = "";
  }
  nodes.push({ type: "text", value: text + value.slice(at) });
  return nodes;
}

function replaceTexts(
  nodes: readonly PhrasingContent[],
  split: ReadonlyMap<Text, readonly PhrasingContent[]>,
): PhrasingContent[] {
  return nodes.flatMap((node) => {
    if (node.type === "text") return split.get(node) ?? [node];
    if ("children" in node) node.children = replaceTexts(node.children as PhrasingContent[], split);
    return [node];
  });
}
