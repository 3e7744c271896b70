import { once } from "../../once.ts";
import type { Position } from "../../words/problem.ts";

/** The longest text that is read. The longest of 7,775 texts of public collections has 850,607 characters. */
export const maxLength = 1_000_000;

/** The highest cost of a text by the estimate below, in nanoseconds of the native parser on a slow machine. */
const budgetNs = 1_500_000_000;

/** The cost of a paragraph, list item or element, from parsing to HTML. */
const blockNs = 5000;
const markNs = 5000;

/** The children of a list item are passed as arguments, of which JavaScript allows some 100,000. */
const maxBlockMarks = 60_000;

/**
 * Finds where a text becomes so costly that a parser would need seconds or a gigabyte. Each kind of cost grows
 * quadratically or faster in the native parser, with the length of a block, line, word or the whole text. Overestimates
 * rather than underestimates, in linear time. The position counts from the start of the text.
 */
export function findCostlyText(text: string): Position | undefined {
  const inCode = createFence(text);
  // For each `[^` at the start of a line, the parser searches the rest of the text. Per character:
  const restNs = /[^\0-\x7F]/.test(text) ? 1 : 0.05;
  let spentNs = 0;
  let block = emptyBlock();
  let line = 0;
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf("\n", start);
    const end = newline === -1 ? text.length : newline;
    line += 1;
    if (endsBlock(text, start, end)) {
      spentNs += blockCost(block) + blockNs;
      block = emptyBlock();
    }
    if (inCode(start, end, block.lines === 0)) {
      const { colons, entities, marks } = block;
      readLine(text, start, end, block, restNs);
      // The parser may search code for characters of the lines below it, but starts no search in code.
      Object.assign(block, { colons, entities, marks: marks + 1 });
    } else spentNs += readLine(text, start, end, block, restNs);
    if (spentNs + blockCost(block) > budgetNs || block.marks > maxBlockMarks) return { line, column: 1 };
    start = end + 1;
  }
  return undefined;
}

/** Recognises lines that are certainly fenced code: the fence stands at the start of a line, below an empty line. */
function createFence(text: string): (start: number, end: number, isFirst: boolean) => boolean {
  // Within these kinds of HTML a fence has no meaning.
  const findHtml = once(() => text.search(/^ {0,3}<(?:!|\?|pre|script|style|textarea)/im));
  let fence: string | undefined;
  return (start, end, isFirst) => {
    if (fence !== undefined) {
      const line = text.slice(start, end).trimEnd();
      if (line.endsWith(fence) && /^ {0,3}(?:`+|~+)$/.test(line)) fence = undefined;
      return true;
    }
    if (!isFirst || (text[start] !== "`" && text[start] !== "~")) return false;
    if (findHtml() !== -1 && findHtml() < start) return false;
    fence = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(text.slice(start, end))?.[0];
    return fence !== undefined;
  };
}

/** Lines between empty ones, or a list item: no paragraph, heading or table extends further. */
type Block = {
  length: number;
  lines: number;
  /** Characters that may begin or end an element. */
  marks: number;
  /** For each colon the parser checks whether it is in code, which means reading the block. */
  colons: number;
  /** Runs of backticks, their distinct lengths, and their depth in brackets: only equal lengths pair up as code. */
  ticks: number;
  readonly tickLengths: Set<number>;
  brackets: number;
  deepest: number;
  /** Character references. For each, the parser copies the part of the paragraph that it has read. */
  entities: number;
};

function emptyBlock(): Block {
  return {
    length: 0,
    lines: 0,
    marks: 0,
    colons: 0,
    ticks: 0,
    tickLengths: new Set(),
    brackets: 0,
    deepest: 0,
    entities: 0,
  };
}

function endsBlock(text: string, start: number, end: number): boolean {
  let at = start;
  while (at < end && isBlank(text.charCodeAt(at))) at += 1;
  if (at === end) return true;
  if (at - start > 3) return false;
  itemStart.lastIndex = at;
  return itemStart.test(text);
}

/** An item that interrupts a paragraph: not empty, and if numbered, number 1. */
const itemStart = /(?:[-+*]|1[.)])[ \t]+[^\s]/y;

function blockCost({ length, lines, marks, colons, ticks, tickLengths, deepest, entities }: Block): number {
  const unpaired = Math.min(ticks, tickLengths.size * (deepest + 1));
  const perColon = 6 * lines + (ticks === 0 ? 2 : 6) * length + ticks * unpaired;
  return colons * perColon + 4 * entities * length + markNs * marks;
}

/** Adds the line to its block. Returns its own cost: its columns, its words and looks ahead to the end of the text. */
function readLine(text: string, start: number, end: number, block: Block, restNs: number): number {
  let cost = 0;
  /** A line end may also begin or end an element. */
  let marks = 1;
  let isAscii = true;
  /** True while the line has only marks of quotations and lists. */
  let leads = true;
  let wordStart = start;
  let word = emptyWord();
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    const kind = code > 127 ? wide : (kinds[code] ?? 0);
    // Most characters are letters.
    if (kind === 0 && !leads) continue;
    if (kind === blank) {
      if (word.addresses + word.locals + word.trails > 0) {
        cost += wordCost(word, at - wordStart);
        marks += addressMarks * word.addresses;
        word = emptyWord();
      }
      wordStart = at + 1;
      continue;
    }
    if (kind === wide) {
      isAscii = false;
      leads = false;
      continue;
    }
    if ((kind & mark) !== 0) marks += 1;
    if ((kind & trail) !== 0) word.trails += 1;
    if ((kind & counted) !== 0) {
      if (leads && text.startsWith("[^", at)) cost += restNs * (text.length - at);
      if (code === 0x3a) cost += 2 * wideInName(text, at + 1) * (text.length - at);
      count(text, at, block, word);
    }
    if (leads) leads = leading.test(text.charAt(at));
  }
  block.length += end - start + 1;
  marks += addressMarks * word.addresses;
  block.marks += marks;
  block.lines += 1;
  return cost + wordCost(word, end - wordStart) + (isAscii ? 0 : marks * (end - start));
}

/** A bare address becomes a link and is read more than once. */
const addressMarks = 4;

const mark = 1;
const trail = 2;
const counted = 4;
const blank = 8;
/** Beyond ASCII. */
const wide = 16;
const kinds = new Uint8Array(128).fill(blank, 0, 33);
addKind("*_~`[]<>&|!:\\@", mark);
addKind("!\"'),*.:;?]_~&", trail);
addKind(":`[]&_@wW", counted);
function addKind(signs: string, kind: number): void {
  for (const sign of signs) kinds[sign.charCodeAt(0)] = (kinds[sign.charCodeAt(0)] ?? 0) | kind;
}

const leading = /[>*+\-\d.)]/;

function count(text: string, at: number, block: Block, word: Word): void {
  switch (text[at]) {
    case ":":
      block.colons += 1;
      if (text.startsWith("//", at + 1)) word.addresses += 1;
      break;
    case "`":
      if (text[at - 1] === "`") break;
      block.ticks += 1;
      block.tickLengths.add(runLength(text, at));
      break;
    case "[":
      block.brackets += 1;
      block.deepest = Math.max(block.deepest, block.brackets);
      break;
    case "]":
      block.brackets = Math.max(0, block.brackets - 1);
      break;
    case "&":
      block.entities += 1;
      break;
    case "_":
    case "@":
      word.locals += 1;
      break;
    case "w":
    case "W":
      if (text[at + 3] === "." && /^ww/i.test(text.slice(at + 1, at + 3))) word.addresses += 1;
      break;
  }
}

function runLength(text: string, at: number): number {
  let length = 1;
  while (text[at + length] === text[at]) length += 1;
  return length;
}

/** The parser checks the rest of the text for each such character in the name of a possible directive. */
function wideInName(text: string, at: number): number {
  nameOfDirective.lastIndex = at;
  const name = nameOfDirective.exec(text)?.[0] ?? "";
  return name.length - name.replace(/[^\0-\x7F]/g, "").length;
}

const nameOfDirective = /[\w\-\u0080-\uFFFF]*/y;

/** A run without spaces. The parser reads it again for each address, underscore and `@` in it. */
type Word = { addresses: number; locals: number; trails: number };

function emptyWord(): Word {
  return { addresses: 0, locals: 0, trails: 0 };
}

function wordCost({ addresses, locals, trails }: Word, length: number): number {
  return (addresses * (6 + trails) + locals) * length;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 13;
}
