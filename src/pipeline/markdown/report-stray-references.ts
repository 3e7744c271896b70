import type { Text } from "mdast";
import { say } from "../../words/message.ts";
import type { Problem } from "../../words/problem.ts";
import { type Compilation, reportAt } from "./compilation.ts";
import { placeWords } from "./place-words.ts";

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
