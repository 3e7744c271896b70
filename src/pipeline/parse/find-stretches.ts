import type { Scalar } from "yaml";
import type { Stretch } from "../../model/model.ts";
import type { Position } from "../../words/problem.ts";

/**
 * Finds where each character of a scalar’s text was written. `source` is the YAML with the scalar; `place` converts a
 * range of it to a position in the file. There is at least one stretch. When an escape stands for a character, the
 * whole text has one position, that of the value.
 */
export function findStretches(
  scalar: Scalar,
  source: string,
  place: (from: number, to: number) => Position,
): readonly Stretch[] {
  const [start = 0, end = start] = scalar.range ?? [];
  const { value, type } = scalar;
  const found =
    typeof value === "string" ? findLines(value, type, start, source.slice(start, end)) : undefined;
  if (found === undefined) return [{ from: 0, ...place(start, end) }];
  return found.map(({ from, at }) => {
    const { line, column } = place(at, at);
    return { from, line, column };
  });
}

/** `at` is the offset in the source of the character at `from` in the text. */
type Line = { readonly from: number; readonly at: number };

function findLines(
  text: string,
  type: Scalar["type"],
  start: number,
  written: string,
): readonly Line[] | undefined {
  const isBlock = type === "BLOCK_LITERAL" || type === "BLOCK_FOLDED";
  const isQuoted = type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE";
  // The text follows the line of `|` or `>`, or a quotation mark.
  const before = isBlock ? written.indexOf("\n") + 1 : isQuoted ? 1 : 0;
  const lines = align(text, written.slice(before, isQuoted ? -1 : undefined));
  return lines?.map(({ from, at }) => ({ from, at: start + before + at }));
}

/**
 * Aligns the lines of a text as written with the text itself, which differs in spaces and line ends. Undefined when
 * they differ in anything else.
 */
function align(text: string, written: string): readonly Line[] | undefined {
  const lines: Line[] = [];
  let from = 0;
  let lineStart = 0;
  for (const line of written.split("\n")) {
    // Searched only from the start of each gap: a whole line may be one long gap.
    const words = line.slice(skipGaps(line, 0)).replace(/(?<![ \t])[ \t]+$/, "");
    if (words !== "") {
      from = skipGaps(text, from);
      if (!text.startsWith(words, from)) return undefined;
      lines.push(withIndentation(text, written, { from, at: lineStart + skipGaps(line, 0) }));
      from += words.length;
    }
    lineStart += line.length + 1;
  }
  return lines.length > 0 && skipGaps(text, from) === text.length ? lines : undefined;
}

/** The spaces of YAML; other Unicode spaces are ordinary characters. */
function skipGaps(text: string, from: number): number {
  let next = from;
  while (text[next] === " " || text[next] === "\t" || text[next] === "\n") next += 1;
  return next;
}

/** In a literal text, lines indented further than the first begin with spaces. */
function withIndentation(text: string, written: string, { from, at }: Line): Line {
  let count = 0;
  while (text[from - count - 1] === " " && written[at - count - 1] === " ") count += 1;
  return { from: from - count, at: at - count };
}
