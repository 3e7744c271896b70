import type { Paragraph, Text } from "mdast";
import { type Message, say } from "../../words/message.ts";
import { type Compilation, placeWords, reportAt } from "./compilation.ts";

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
