import type { Code } from "mdast";
import { readHtml } from "../html/read-html.ts";

/**
 * Marks up code with the classes of highlight.js: HTML that consists of text and spans. Undefined for a language
 * without a grammar.
 */
export type Highlighter = (code: string, language: string) => string | undefined;

/** A piece of code: a text, or an element with pieces in it. */
export type CodePiece = string | CodeElement;
type CodeElement = {
  readonly tag: "span" | "mark";
  readonly className: readonly string[];
  readonly children: readonly CodePiece[];
};

type Coding = { readonly highlight?: Highlighter | undefined; readonly languages: Set<string> };

/**
 * Reads a code block and the rest of its opening fence, as in ```` ```ts title="site.ts" {2,4-6} ````: the title above
 * the code and the marked lines. Highlights the code if the site wants it.
 */
export function readCode(node: Code, { highlight, languages }: Coding) {
  const { language, title, marked } = readFence(node);
  if (language !== undefined) languages.add(language);
  const coloured = language === undefined ? undefined : highlight?.(node.value, language);
  const pieces = coloured === undefined ? [node.value] : readPieces(coloured);
  return { language, title, pieces: marked.size === 0 ? pieces : markLines(pieces, marked) };
}

function readFence({ lang, meta }: Code) {
  if (!meta && /^[\w-]*$/.test(lang ?? ""))
    return { language: lang || undefined, title: undefined, marked: none };
  const fence = [lang, meta].join(" ");
  const language = /^[^\s{]+/.exec(fence)?.[0];
  const [titled = "", double, single, bare] = titleInFence.exec(fence) ?? [];
  const ranges = /\{([\d,\s-]+)\}/.exec(fence.replace(titled, ""))?.[1] ?? "";
  return {
    language: language?.startsWith("title=") ? undefined : language,
    title: double ?? single ?? bare,
    marked: readRanges(ranges),
  };
}

const titleInFence = /\btitle=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/;

/** The rest of an opening fence for plug-ins, without the title, which is already drawn. */
export function metaForPlugins(meta: string | null | undefined): string | undefined {
  return meta?.replace(titleInFence, "").trim() || undefined;
}

const none: ReadonlySet<number> = new Set();

/** The numbers of `2,4-6`, from 1. */
function readRanges(written: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const range of written.split(",")) {
    const [first = Number.NaN, last = first] = range.split("-").map(Number);
    for (let line = Math.max(1, first); line <= Math.min(last, first + mostMarked); line += 1)
      lines.add(line);
  }
  return lines;
}

const mostMarked = 1000;

function readPieces(html: string): readonly CodePiece[] {
  const open: { className: readonly string[]; children: CodePiece[] }[] = [{ className: [], children: [] }];
  readHtml(html, {
    open: (_name, attributes) => {
      open.push({ className: attributes.class?.split(" ") ?? [], children: [] });
    },
    text: (text) => {
      open.at(-1)?.children.push(text);
    },
    close: () => {
      const closed = open.pop();
      if (closed !== undefined) open.at(-1)?.children.push({ tag: "span", ...closed });
    },
  });
  return open[0]?.children ?? [];
}

function markLines(pieces: readonly CodePiece[], marked: ReadonlySet<number>): readonly CodePiece[] {
  return splitLines(pieces).flatMap((line, index) => [
    ...(index > 0 ? ["\n"] : []),
    ...(marked.has(index + 1) ? [{ tag: "mark" as const, className: [], children: line }] : line),
  ]);
}

/** Splits an element that spans several lines into one for each line. */
function splitLines(pieces: readonly CodePiece[]): readonly (readonly CodePiece[])[] {
  const lines: CodePiece[][] = [[]];
  for (const piece of pieces) {
    const parts =
      typeof piece === "string"
        ? piece.split("\n").map((text) => [text])
        : splitLines(piece.children).map((children) => [{ ...piece, children }]);
    for (const [index, part] of parts.entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push(...part);
    }
  }
  return lines;
}
