import type { Scalar } from "yaml";
import type { Stretch } from "../../model/model.ts";
import type { Position } from "../../problems/problem.ts";

/**
 * Finds where each sign of the text of a scalar was written: `source` is the YAML that holds it, `place` tells where a
 * range of that stands in its file. There is at least one stretch. Where an escape stands for a sign, the whole text has but
 * one place, that of the value.
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

/** `at` is the place in the source of the sign that stands at `from` in the text. */
type Line = { readonly from: number; readonly at: number };

function findLines(
  text: string,
  type: Scalar["type"],
  start: number,
  written: string,
): readonly Line[] | undefined {
  const isBlock = type === "BLOCK_LITERAL" || type === "BLOCK_FOLDED";
  const isQuoted = type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE";
  // Before the text stands the line of `|` or `>`, or a quotation mark.
  const before = isBlock ? written.indexOf("\n") + 1 : isQuoted ? 1 : 0;
  const lines = align(text, written.slice(before, isQuoted ? -1 : undefined));
  return lines?.map(({ from, at }) => ({ from, at: start + before + at }));
}

/**
 * Pairs the lines of a text as it was written with the text itself, which has other spaces and line ends. Undefined
 * where they differ in anything else.
 */
function align(text: string, written: string): readonly Line[] | undefined {
  const lines: Line[] = [];
  let from = 0;
  let lineStart = 0;
  for (const line of written.split("\n")) {
    // Looked for from the start of each gap only: a line may be one long gap.
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

/** What YAML takes for spaces: the others are signs like any other. */
function skipGaps(text: string, from: number): number {
  let next = from;
  while (text[next] === " " || text[next] === "\t" || text[next] === "\n") next += 1;
  return next;
}

/** In a literal text, what stands further right than its first line has spaces of its own. */
function withIndentation(text: string, written: string, { from, at }: Line): Line {
  let count = 0;
  while (text[from - count - 1] === " " && written[at - count - 1] === " ") count += 1;
  return { from: from - count, at: at - count };
}
