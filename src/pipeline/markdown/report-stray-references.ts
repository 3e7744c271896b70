import type { Text } from "mdast";
import { type Compilation, reportAt } from "./compilation.ts";
import { placeWords } from "./place-words.ts";

/** Finds what refers to a footnote or an address that the text does not give: readers would see it as it is written. */
export function reportStrayReferences({ value, position }: Text, compilation: Compilation): void {
  const { offset } = position?.start ?? {};
  // Markdown makes a reference of brackets only where there is a definition: what is left is words.
  if (position === undefined || offset === undefined || !/\[\^|\]\[/.test(value)) return;
  // As written: a backslash before the bracket says that it is meant.
  const written = compilation.source.text.slice(offset, position.end.offset);
  for (const { 0: words, 1: note, 2: name = "", index } of written.matchAll(stray)) {
    const isNote = note !== undefined;
    const missing = isNote ? `there is no footnote “${note}”` : `no line gives the address of “${name}”`;
    const definition = isNote ? `[^${note}]: its words` : `[${name}]: /its-address`;
    reportAt(compilation, placeWords(words, offset + index, compilation), {
      code: isNote ? "markdown/stray-note" : "markdown/stray-link",
      severity: "warning",
      message: `${missing}: readers would see ${words}`,
      hint: `write ${definition} on a line of its own; to show the brackets, put a backslash before the first`,
    });
  }
}

/** A footnote, or words and the name of an address in brackets of their own, where no index of a list in code is meant. */
const stray = /(?<!\\)\[\^([^\s[\]\\]+)\]|(?<![\\\p{L}\p{N}\]])\[[^[\]\n^][^[\]\n]*\]\[([^[\]\n]+)\]/gu;
