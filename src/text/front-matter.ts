import matter from "gray-matter";

type Sign = "---" | "+++";

/** The parts of a text with front matter. Together, in this order, they are the text. */
type FrontMatter = {
  /** The line of the first fence, with its line end. */
  readonly opening: string;
  /** The lines between the fences, without the last line end. */
  readonly head: string;
  /** The line end of the last line of the head. Empty if there is no line. */
  readonly gap: string;
  /** The line of the second fence, with its line end if the text has one there. */
  readonly closing: string;
  readonly body: string;
};

/** Why a text that looks as if it had front matter has none that can be read. */
type FenceFault =
  /** Empty lines stand above the first fence. */
  | "late"
  /** The line of the first fence has more on it than the sign. */
  | "opens"
  | "unclosed"
  /** The line of the second fence has more on it than the sign. */
  | "closes";

export type SplitText =
  | { readonly status: "bare" }
  | ({ readonly status: "split"; readonly sign: Sign; readonly bodyLine: number } & FrontMatter)
  | {
      readonly status: "faulty";
      readonly fault: FenceFault;
      readonly sign: Sign;
      /** The line of the fence, from 1, and what is written there. */
      readonly line: number;
      readonly written: string;
    };

/**
 * Splits a text into its front matter, YAML between `---` or TOML between `+++`, and its body. Lines may end in `\n`,
 * `\r\n` or `\r`. `bodyLine` counts from 1. With `exactly`, only a line of nothing but the sign closes the front matter,
 * as for Jekyll and Hugo; otherwise the first line that begins with it does, and is a fault if it has more.
 */
export function splitFrontMatter(text: string, how?: "exactly"): SplitText {
  const [, above = "", sign] = /^(\s*)(---|\+\+\+)/.exec(text) ?? [];
  if ((sign !== "---" && sign !== "+++") || !/(?:^|[\r\n])$/.test(above.slice(-1))) return { status: "bare" };
  if (above !== "") return { status: "faulty", fault: "late", sign, line: 1, written: "" };
  const { written, whole: opening } = lineAt(text, 0);
  if (written.trimEnd() !== sign) return { status: "faulty", fault: "opens", sign, line: 1, written };
  const at = findClosing(text, opening.length, sign, how);
  if (at === undefined) return { status: "faulty", fault: "unclosed", sign, line: 1, written };
  const { written: last, whole: closing } = lineAt(text, at);
  const lines = text.slice(opening.length, at);
  const line = countLines(opening + lines) + 1;
  if (last.trimEnd() !== sign) return { status: "faulty", fault: "closes", sign, line, written: last };
  const [gap = ""] = /(?:\r\n?|\n)?$/.exec(lines.slice(-2)) ?? [];
  return {
    status: "split",
    sign,
    opening,
    head: lines.slice(0, lines.length - gap.length),
    gap,
    closing,
    body: text.slice(at + closing.length),
    bodyLine: line + 1,
  };
}

/** Writes a text with front matter in YAML. `head` and `body` have the same line ends as `lineEnd`. */
export function joinFrontMatter(head: string, body: string, lineEnd = "\n"): string {
  const end = head === "" || /[\r\n]$/.test(head) ? "" : lineEnd;
  return `---${lineEnd}${head}${end}---${lineEnd}${body}`;
}

/**
 * Where the second fence begins. gray-matter looks for it. It searches blank lines again and again and copies what it
 * gets, so blanks are letters there, of the same length, and it gets the first pages of a text before the rest.
 */
function findClosing(text: string, from: number, sign: Sign, how: "exactly" | undefined): number | undefined {
  for (let size = firstSize; ; size *= 4) {
    const part = text.slice(from, from + size).replace(/\r(?!\n)/g, "\n");
    const lines = how === "exactly" ? part.replace(/^(?:---|\+\+\+)(?=[^\r\n]*\S)/gm, "xxx") : part;
    const { matter: head } = matter(
      `${sign}\n${lines.replace(/\s{2,}/g, (run) => "x".repeat(run.length - 1) + run.slice(-1))}`,
      {
        language: "none",
        delimiters: sign,
        engines: { none: () => ({}) },
      },
    );
    const isWhole = from + size >= text.length;
    if (part.includes("\n", head.length) || (isWhole && head.length < part.length)) return from + head.length;
    if (isWhole) return undefined;
  }
}

/** In characters. Most heads are shorter. */
const firstSize = 2048;

/** The line that begins there, without its line end and with it. */
function lineAt(text: string, at: number): { readonly written: string; readonly whole: string } {
  const line = /([^\r\n]*)(?:\r\n?|\n|$)/y;
  line.lastIndex = at;
  const [whole = "", written = ""] = line.exec(text) ?? [];
  return { written, whole };
}

function countLines(text: string): number {
  return text.match(/\r\n?|\n/g)?.length ?? 0;
}
