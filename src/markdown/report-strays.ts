import type { Code, Paragraph, Text } from "mdast";
import { type Message, say } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";
import { type Compilation, placeWords, reportAt } from "./compilation.ts";
import { explainForm, explainUnknownDirective, hasTypesetQuotes } from "./directives.ts";

/** Finds marks of headings, lists and tables that Markdown treats as text: readers would see them. */
export function reportStrayMarks({ position, children }: Paragraph, compilation: Compilation): void {
  const { text } = compilation.source;
  const { offset } = position?.start ?? {};
  if (position === undefined || offset === undefined) return;
  const written = text.slice(offset, position.end.offset);
  // Few paragraphs contain one.
  if (!signs.test(written)) return;
  const warn = (words: string, index: number, message: Message, hint: Message) =>
    reportAt(compilation, placeWords(words, offset + index, compilation), {
      code: "markdown/stray-mark",
      severity: "warning",
      message,
      hint,
    });
  for (const { pattern, key, hint } of marks)
    for (const { 0: words, index } of written.matchAll(pattern))
      warn(words, index, say(key, { sign: words.charAt(0) }), say(hint));
  for (const child of children) {
    const index = child.type === "text" ? findStrayBold(child, text) : undefined;
    if (index !== undefined)
      warn("**", index - offset, say("markdown/stray-mark.bold"), say("markdown/stray-mark.bold.hint"));
  }
  const row = findStrayColumns(written);
  if (row === undefined) return;
  const toRow = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  warn(
    row.line,
    row.index,
    say("markdown/stray-mark.columns"),
    say("markdown/stray-mark.columns.hint", {
      row: toRow(row.cells.map((cell) => (cell.length > 20 ? `${cell.slice(0, 19)}…` : cell))),
      dashes: toRow(row.cells.map(() => "---")),
    }),
  );
}

/** In any paragraph with such a mark. */
const signs = /^[|–—]|^-\p{L}|##|[•·▪▫◦‣●○■□\uF0B7\t]|[-*+]\u00A0|[ \u00A0]{2}|\*\*/u;

const marks = [
  {
    key: "markdown/stray-mark.heading",
    hint: "markdown/stray-mark.heading.hint",
    pattern: /#{2,6}(?<=^[ \t]*#{2,6})(?=[^\s#]|\u00A0)/gm,
  },
  // Bullets of word processors, including those of symbol fonts.
  {
    key: "markdown/stray-mark.item",
    hint: "markdown/stray-mark.item.hint",
    pattern: /(?:[•·▪▫◦‣●○■□\uF0B7](?=\s)|[-*+](?=\u00A0))(?<=^[ \t]*.)/gm,
  },
  // A dash alone may also begin a line of dialogue.
  {
    key: "markdown/stray-mark.item",
    hint: "markdown/stray-mark.item.hint",
    pattern: /^[–—](?=\s.*\r?\n[ \t]*[–—]\s)/g,
  },
  // A single word may begin with a hyphen.
  {
    key: "markdown/stray-mark.item",
    hint: "markdown/stray-mark.item.hint",
    pattern: /^-(?=\p{L}.*\r?\n[ \t]*-\p{L})/gu,
  },
  // True when all lines of the paragraph are rows.
  {
    key: "markdown/stray-mark.table",
    hint: "markdown/stray-mark.table.hint",
    pattern: /^\|.*\|(?=[ \t]*(?:\n[ \t]*\|.*\|[ \t]*)+$(?![\s\S]))/g,
  },
] as const;

/**
 * The position of two asterisks that make nothing bold. Undefined when there are none, or when a backslash escapes
 * them.
 */
function findStrayBold({ value, position }: Text, source: string): number | undefined {
  const start = position?.start.offset;
  if (start === undefined || !value.includes("**")) return undefined;
  const found = /(?<![\\*])\*\*(?!\*)/.exec(source.slice(start, position?.end.offset));
  return found === null ? undefined : start + found.index;
}

/** A line of a text, and the cells that were intended. */
type StrayRow = { readonly line: string; readonly index: number; readonly cells: readonly string[] };

/** A tab or several spaces between words. After a full stop, two spaces are a typist’s habit. */
const gap = /(?<=\S)(?:[ \u00A0]*\t[ \t\u00A0]*|(?<![.!?:;…»”"])[ \u00A0]{2,})(?=\S)/;

/**
 * Finds the first row of a table pasted from a word processor: two consecutive lines with the same number of columns,
 * separated by tabs or spaces, or one line with three columns separated by tabs. `paragraph` is as written.
 */
function findStrayColumns(paragraph: string): StrayRow | undefined {
  let index = 0;
  const rows = paragraph.split("\n").map((written) => {
    const row = { index, line: written, cells: written.trim().split(gap) };
    index += written.length + 1;
    return row;
  });
  return rows.find(
    ({ line, cells }, place) =>
      (cells.length > 1 && cells.length === rows[place + 1]?.cells.length) ||
      (cells.length > 2 && line.trim().split("\t").length >= cells.length),
  );
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
const foreignMarks = [
  /^\[\[?_?toc_?\]?\]$/gim,
  /\{\{[<%]|\{%/g,
  /^\{:[^\n{}]{1,200}\}$/gm,
  /^\$\$/gm,
  /(?<=\n):[ \t]+(?=\S)/g,
];

/** In any text with such a mark. */
const foreignSigns = /\[_?toc|\{[{:%]|\$\$|\n:/i;

/** Warns of the first such mark in a paragraph, because readers would see it. Code is not searched. */
export function reportForeignMarks({ children }: Paragraph, compilation: Compilation): void {
  for (const child of children) {
    if (child.type !== "text" || !foreignSigns.test(child.value)) continue;
    const { value } = child;
    const [found] = foreignMarks.flatMap((pattern) => [...value.matchAll(pattern)]);
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
