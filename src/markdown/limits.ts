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
export function findDeepNesting(written: string): Position | undefined {
  const text = evenOut(written);
  const blocks = createBlockCount();
  // Nearly no text has so many marks at all.
  const inlines = (text.match(/[*_~[]/g)?.length ?? 0) > maxInlines ? createInlineCount() : undefined;
  let line = 0;
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf("\n", start);
    const end = newline === -1 ? text.length : newline;
    const content = text.slice(start, end);
    line += 1;
    const column = blocks.read(content) ?? inlines?.read(content);
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

/** The longest text that is read. The longest of 7,775 texts of public collections has 850,607 characters. */
export const maxLength = 1_000_000;

/** Up to these limits a text takes about a second at most, whatever it contains. */
const most = { characters: 200_000, weight: 20_000_000 };

/**
 * Returns the heaviest block of a text that is to be compiled under a deadline; undefined for nearly all texts. For
 * some blocks, parsers take quadratic time or more: lines without an empty one between them that are no list items.
 * This only multiplies the length of each block by the number of its signs; most texts that it finds take no time worth
 * mention. The position counts from the start of the text.
 */
export function findHeavyBlock(written: string): Position | undefined {
  const text = evenOut(written);
  if (text.length ** 2 < most.weight) return undefined;
  const ends = findBlockEnds(text);
  if (text.length <= most.characters && text.length * countLookaheads(text) <= most.weight) {
    const weighs = (weigh: (start: number, end: number) => number) =>
      ends.reduce((sum, end, index) => sum + weigh(startOf(ends, index), end), 0);
    // Nearly no text would be heavy if all its characters were signs: few have them counted.
    if (weighs((start, end) => (end - start) ** 2) <= most.weight) return undefined;
    if (weighs((start, end) => (end - start) * countSigns(text, start, end)) <= most.weight) return undefined;
  }
  let heaviest = { start: 0, weight: 0 };
  for (const [index, end] of ends.entries()) {
    const start = startOf(ends, index);
    const weight = (end - start) * countSigns(text, start, end);
    if (weight > heaviest.weight) heaviest = { start, weight };
  }
  const before = text.slice(0, heaviest.start) + (/^\s*/.exec(text.slice(heaviest.start))?.[0] ?? "");
  return { line: before.split("\n").length, column: 1 };
}

/** The offsets where blocks end. */
function findBlockEnds(text: string): readonly number[] {
  const ends: number[] = [];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) {
    // An empty line or a list item begins.
    blockStart.lastIndex = at + 1;
    if (blockStart.test(text)) ends.push(at);
  }
  return [...ends, text.length];
}

const blockStart = /[ \t]*(?:\n|$|(?:[-+*]|1[.)])[ \t]+\S)/y;

function startOf(ends: readonly number[], index: number): number {
  const before = ends[index - 1];
  return before === undefined ? 0 : before + 1;
}

/** For each of these, a parser looks through the rest of the text: letters beyond ASCII in a name, and footnotes. */
function countLookaheads(text: string): number {
  const names = text.match(/:[\w\-\u0080-\uFFFF]+/g) ?? [];
  const wide = names.reduce((sum, name) => sum + name.replace(/[\w:-]+/g, "").length, 0);
  return wide + text.split("\n[^").length - 1;
}

function countSigns(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at += 1) count += signs[text.charCodeAt(at)] ?? 0;
  return count;
}

/** By the code of a character: 1 for a sign. A `w` may begin an address; what may end one is in all words. */
const signs = Uint8Array.from({ length: 128 }, (_, code) =>
  /[!-/:-@[-`{-~wW]/.test(String.fromCharCode(code)) && !/[|-]/.test(String.fromCharCode(code)) ? 1 : 0,
);

/** The line ends of a few texts only are to be replaced. */
function evenOut(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}
