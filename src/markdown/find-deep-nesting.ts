import { say } from "../words/message.ts";
import type { Position } from "../words/problem.ts";

export const tooDeep = {
  code: "markdown/too-deep",
  message: say("markdown/too-deep"),
  hint: say("markdown/too-deep.hint"),
} as const;

/** Levels of quotations, lists, footnotes and directives. For each the parser walks over the rest of the text. */
const maxBlocks = 100;
/** Open marks of emphasis and brackets at once; their real depth is checked in the tree. */
const maxInlines = 400;

/**
 * Finds where a text nests so deep that a parser would need seconds or overflow its stack. Reads the source in linear
 * time, and overestimates rather than underestimates. The position counts from the start of the text.
 */
export function findDeepNesting(text: string): Position | undefined {
  const blocks = createBlockCount();
  const inlines = createInlineCount();
  let line = 0;
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf("\n", start);
    const end = newline === -1 ? text.length : newline;
    const content = text.slice(start, end);
    line += 1;
    const column = blocks.read(content) ?? inlines.read(content);
    if (column !== undefined) return { line, column };
    start = end + 1;
  }
  return undefined;
}

type Container = { readonly quote: boolean; readonly column: number };

function createBlockCount() {
  const containers: Container[] = [];
  /** The number of colons of each open directive. */
  const fences: number[] = [];

  /** A list continues below its first line, so anything indented further than an open item is within it. */
  const open = (container: Container) => {
    const { quote, column } = container;
    if (quote && containers.some((other) => other.quote && other.column === column)) return;
    while ((containers.at(-1)?.column ?? -1) >= column) containers.pop();
    containers.push(container);
  };

  return {
    /** The column at which the line nests too deep. */
    read(line: string): number | undefined {
      if (!/^[ \t>*+\-\d[:]/.test(line)) return undefined;
      let at = 0;
      let column = 0;
      for (;;) {
        for (; line[at] === " " || line[at] === "\t"; at += 1)
          column += line[at] === "\t" ? 4 - (column % 4) : 1;
        const length = markerLength(line, at);
        if (length === 0) break;
        open({ quote: line[at] === ">", column });
        if (containers.length > maxBlocks) return at + 1;
        at += length;
        column += length;
      }
      if (line[at] !== ":") return undefined;
      let colons = 1;
      while (line[at + colons] === ":") colons += 1;
      if (colons < 3) return undefined;
      const isClosing = line.slice(at + colons).trim() === "";
      if (!isClosing) fences.push(colons);
      else {
        const closed = fences.findIndex((fence) => fence <= colons);
        if (closed !== -1) fences.length = closed;
      }
      return fences.length + containers.length > maxBlocks ? at + 1 : undefined;
    },
  };
}

/** The length of the mark of a quotation, list item or footnote at `at`; 0 when there is none. */
function markerLength(line: string, at: number): number {
  const first = line[at];
  if (first === undefined) return 0;
  if (first === ">") return 1;
  if (!/[-+*\d[]/.test(first)) return 0;
  const marker = /(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)|\[\^[^\]\s]{1,999}\]:/y;
  marker.lastIndex = at;
  return marker.exec(line)?.[0].length ?? 0;
}

/** Emphasis and brackets end with their paragraph at the latest. */
function createInlineCount() {
  const open = { "*": 0, _: 0, "~": 0, "[": 0 };
  const sign = /\\.|[*_~]+|[[\]]/g;

  return {
    read(line: string): number | undefined {
      if (/^[\s>]*$/.test(line)) {
        open["*"] = open._ = open["~"] = open["["] = 0;
        return undefined;
      }
      sign.lastIndex = 0;
      for (let match = sign.exec(line); match !== null; match = sign.exec(line)) {
        const { 0: found, index } = match;
        if (found.startsWith("\\")) continue;
        if (found === "]") open["["] = Math.max(0, open["["] - 1);
        else if (found === "[") open["["] += 1;
        else {
          const kind = found[0] as "*" | "_" | "~";
          const before = line[index - 1] ?? " ";
          const after = line[index + found.length] ?? " ";
          const canOpen = after.trim() !== "";
          const canClose = before.trim() !== "";
          const closes = canClose && (!canOpen || open[kind] > 0);
          if (closes) open[kind] = Math.max(0, open[kind] - found.length);
          else if (canOpen) open[kind] += found.length;
        }
        if (open["*"] + open._ + open["~"] + open["["] > maxInlines) return index + 1;
      }
      return undefined;
    },
  };
}
