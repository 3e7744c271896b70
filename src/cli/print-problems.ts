import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import pc from "picocolors";
import { generatorRoot } from "../store/generator-root.ts";
import type { InEach, Language } from "../words/languages.ts";
import { type Problem, type ProblemCode, pageOf, writePlace } from "../words/problem.ts";
import type { Speech } from "../words/speech.ts";
import { printable, printableName, printWords } from "./print.ts";

/** Severities as they are printed. */
export const severityNames: Readonly<Record<Problem["severity"], InEach<string>>> = {
  error: { en: "error", fr: "erreur" },
  warning: { en: "warning", fr: "avertissement" },
};

type Terminal = { write(text: string): unknown; readonly isTTY?: boolean };
type ReadText = (file: string) => string | undefined;

/** Prints every problem with its place, its line of the file and its hint. */
export function printProblems(
  problems: readonly Problem[],
  readText: ReadText,
  terminal: Terminal,
  speech: Speech,
): void {
  if (problems.length === 0) return;
  const showCode = createCodeLinks(terminal, speech.language);
  terminal.write(formatProblems(problems, readText, wantsColour(terminal), speech, showCode));
}

/** This many warnings with the same code and hint are printed whole. Each further one takes one line. */
const mostWhole = 10;

/** `readText` returns the text of a file for the code frame, or undefined when there is none to show. */
export function formatProblems(
  problems: readonly Problem[],
  readText: ReadText,
  colour: boolean,
  speech: Speech,
  showCode: ShowCode = plainCode,
): string {
  const paint = pc.createColors(colour);
  const linesOf = createLineReader(readText);
  const counts = new Map<string, number>();
  let isBelowLine = false;
  let text = "";
  for (const problem of problems) {
    const kind = `${problem.code} ${problem.hint === undefined ? "" : speech.tell(problem.hint)}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const isLine = problem.severity === "warning" && count > mostWhole;
    if (isBelowLine && !isLine) text += "\n";
    text += isLine
      ? `${formatHead(problem, paint, speech)}\n`
      : `${formatProblem(problem, linesOf, paint, speech, showCode)}\n`;
    isBelowLine = isLine;
  }
  return isBelowLine ? `${text}\n` : text;
}

/**
 * The line of the file that a problem is about and the marks below it, without colours. Empty when there is nothing to
 * show.
 */
export function frameLines(problem: Problem, readText: ReadText): readonly string[] {
  return formatFrame(problem, createLineReader(readText), pc.createColors(false)).map((line) =>
    line.slice(2),
  );
}

/** Terminals get colours, unless https://no-color.org says no. */
export function wantsColour(terminal: Terminal): boolean {
  return terminal.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== "dumb";
}

type Paint = ReturnType<typeof pc.createColors>;
type Lines = readonly string[] | undefined;

/** Reads each file once when its problems follow one another. */
function createLineReader(readText: ReadText): (file: string) => Lines {
  let last: { readonly file: string; readonly lines: Lines } | undefined;
  return (file) => {
    if (last?.file !== file) {
      const text = readText(file);
      last = { file, lines: text === undefined ? undefined : toLines(text) };
    }
    return last.lines;
  };
}

function toLines(text: string): Lines {
  return text.split(text.includes("\r") ? /\r\n|\r|\n/ : "\n");
}

function formatProblem(
  problem: Problem,
  linesOf: (file: string) => Lines,
  paint: Paint,
  speech: Speech,
  showCode: ShowCode,
): string {
  const { hint, code } = problem;
  const lines = [formatHead(problem, paint, speech)];
  const frame = formatFrame(problem, linesOf, paint);
  if (frame.length > 0) lines.push("", ...frame);
  const tail =
    hint === undefined ? "" : printable(printWords.hint[speech.language]({ hint: speech.tell(hint) }));
  // Codes after short hints are aligned in one column.
  lines.push(`  ${tail.padEnd(62)} ${paint.dim(showCode(code))}`, "");
  return lines.join("\n");
}

function formatHead(
  { file, at, severity, message }: Problem,
  paint: Paint,
  { language, tell }: Speech,
): string {
  const place = writePlace({ file, at });
  const name = severityNames[severity][language];
  const label = severity === "error" ? paint.red(name) : paint.yellow(name);
  return `${paint.bold(printableName(place))}  ${label}  ${printable(tell(message))}`;
}

function formatFrame(
  { file, at, severity }: Problem,
  linesOf: (file: string) => Lines,
  paint: Paint,
): readonly string[] {
  // A problem without a line may be about a film.
  const line = at && linesOf(file)?.[at.line - 1];
  if (at === undefined || line === undefined) return [];
  // Cut first, because a line may be very long.
  const { text, column } = excerpt(line, at.column);
  const show = (from: number, to?: number) => printable(text.slice(from, to).replaceAll("\t", " "));
  const gutter = String(at.line);
  const start = column - 1;
  const indent = " ".repeat(cellsOf(show(0, start)) + Math.max(0, start - text.length));
  const marks = "^".repeat(Math.max(1, cellsOf(show(start, start + (at.length ?? 1)))));
  return [
    `  ${paint.dim(`${gutter} |`)} ${show(0)}`,
    `  ${" ".repeat(gutter.length)} ${paint.dim("|")} ${indent}${severity === "error" ? paint.red(marks) : paint.yellow(marks)}`,
  ];
}

/** The part of a long line around the column. */
function excerpt(line: string, column: number): { readonly text: string; readonly column: number } {
  const width = 100;
  if (line.length <= width) return { text: line, column };
  const from = Math.max(0, Math.min(column - 40, line.length - width));
  const head = from > 0 ? "…" : "";
  const text = head + line.slice(from, from + width) + (from + width < line.length ? "…" : "");
  return { text, column: column - from + head.length };
}

/** How many terminal cells a text takes: an emoji takes two, a combining accent none. */
function cellsOf(text: string): number {
  // A segmenter takes 12 ms to load.
  if (isPlainLatin(text)) return text.length;
  let cells = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    cells +=
      /\p{Emoji_Presentation}|\uFE0F|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/u.test(
        segment,
      )
        ? 2
        : 1;
  }
  return cells;
}

/** True for ASCII, Latin letters with accents, quotes and dashes: each of these is one segment of one cell. */
function isPlainLatin(text: string): boolean {
  return /^[ -~\u00A0-\u00AC\u00AE-\u024F\u2010-\u2027\u202F-\u2044\u20AC]*$/.test(text);
}

/** Formats a code as it is printed after its problem. */
export type ShowCode = (code: ProblemCode) => string;

export const plainCode: ShowCode = (code) => `[${code}]`;

/**
 * In terminals that support hyperlinks, a code links to its page in the installed documentation. A checkout has the pages
 * only once they are made.
 */
export function createCodeLinks(terminal: { readonly isTTY?: boolean }, language: Language): ShowCode {
  if (terminal.isTTY !== true || !knowsLinks(process.env)) return plainCode;
  return (code) => {
    const page = join(generatorRoot, "docs/problems", language, pageOf(code));
    return existsSync(page) ? link(plainCode(code), pathToFileURL(page).href) : plainCode(code);
  };
}

/**
 * Terminals that support hyperlinks, by their environment variables. Others may print the address as text, so they get
 * none.
 */
function knowsLinks(env: NodeJS.ProcessEnv): boolean {
  if (env.NO_COLOR || env.CI || env.TERM === "dumb") return false;
  if (["iTerm.app", "WezTerm", "vscode", "ghostty", "zed"].includes(env.TERM_PROGRAM ?? "")) return true;
  if (["xterm-kitty", "alacritty", "xterm-ghostty", "foot"].includes(env.TERM ?? "")) return true;
  // GNOME terminals support hyperlinks since VTE 0.50, whose first release crashed on them.
  const vte = Number(env.VTE_VERSION ?? 0);
  return vte > 5000 || env.WT_SESSION !== undefined || env.KONSOLE_VERSION !== undefined;
}

/** https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda */
function link(text: string, address: string): string {
  return `\u001b]8;;${address}\u001b\\${text}\u001b]8;;\u001b\\`;
}
