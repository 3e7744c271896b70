import type { Paragraph } from "mdast";
import { say } from "../../words/message.ts";
import { type Compilation, reportAt } from "./compilation.ts";
import { placeWords } from "./place-words.ts";

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
export function reportForeignMarks({ children }: Paragraph, compilation: Compilation): void {
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
