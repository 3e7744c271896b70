import type { Position } from "../words/problem.ts";

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
export function findHeavyBlock(text: string): Position | undefined {
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
