import type { Paragraph } from "mdast";
import { type Compilation, reportAt } from "./compilation.ts";
import { placeWords } from "./place-words.ts";

/** Finds signs of headings, lists and tables that Markdown takes for words: readers would see them as they are. */
export function reportStrayMarks({ position }: Paragraph, compilation: Compilation): void {
  const { text } = compilation.source;
  const { offset } = position?.start ?? {};
  if (position === undefined || offset === undefined) return;
  const written = text.slice(offset, position.end.offset);
  // Few paragraphs hold one.
  if (!signs.test(written)) return;
  for (const { pattern, message, hint } of marks) {
    for (const { 0: words, index } of written.matchAll(pattern)) {
      reportAt(compilation, placeWords(words, offset + index, compilation), {
        code: "markdown/stray-mark",
        severity: "warning",
        message: `${message}: readers would see the ${words.charAt(0)}`,
        hint,
      });
    }
  }
}

const signs = /[#•|\u00A0]/;

const marks = [
  {
    pattern: /#{2,6}(?<=^[ \t]*#{2,6})(?=[^\s#]|\u00A0)/gm,
    message: "this is no heading, for want of an ordinary space",
    hint: "write one between the signs and the words; to show the signs, put a backslash before them",
  },
  {
    pattern: /(?:•(?=\s)|[-*+](?=\u00A0))(?<=^[ \t]*.)/gm,
    message: "this is no item of a list",
    hint: "write a hyphen and an ordinary space before each item",
  },
  {
    // All lines of the paragraph are rows.
    pattern: /^\|.*\|(?=[ \t]*(?:\n[ \t]*\|.*\|[ \t]*)+$(?![\s\S]))/g,
    message: "this is no table, for want of a row of dashes",
    hint: "write a row such as | --- | --- | below that of the headings",
  },
];
