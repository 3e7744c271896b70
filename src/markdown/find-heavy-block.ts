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
  let [start, signs, weight] = [0, 0, 0];
  let heaviest = { start: 0, weight: 0 };
  /** For each of these, a parser looks through the rest of the text: wide letters in a name, and footnotes. */
  let lookahead = 0;
  let isName = false;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : newline;
    if (code === newline && (at === text.length || endsBlock(text, at + 1))) {
      const own = (at - start) * signs;
      if (own > heaviest.weight) heaviest = { start, weight: own };
      [start, signs, weight] = [at + 1, 0, weight + own];
    }
    const kind = code < 128 ? (kinds[code] ?? 0) : wide;
    if ((kind & sign) !== 0) signs += 1;
    if (isName) isName = (kind & letter) !== 0;
    if (isName && kind === wide) lookahead += 1;
    if (code === colon) isName = true;
    if (code === newline && text.startsWith("[^", at + 1)) lookahead += 1;
  }
  const isHeavy =
    text.length > most.characters || weight > most.weight || text.length * lookahead > most.weight;
  if (!isHeavy) return undefined;
  const before = text.slice(0, heaviest.start) + (/^\s*/.exec(text.slice(heaviest.start))?.[0] ?? "");
  return { line: before.split("\n").length, column: 1 };
}

const newline = 10;
const colon = 58;
const sign = 1;
/** Part of the name of a directive. */
const letter = 2;
/** A letter beyond ASCII. */
const wide = 4 | letter;
const kinds = new Uint8Array(128);
for (let code = 0; code < 128; code += 1) {
  const written = String.fromCharCode(code);
  // A `w` may begin an address; what may end one is in all words that people write.
  const isSign = /[!-/:-@[-`{-~wW]/.test(written) && !/[|-]/.test(written);
  kinds[code] = (isSign ? sign : 0) | (/[\w-]/.test(written) ? letter : 0);
}

/** True where an empty line or a list item begins. */
function endsBlock(text: string, at: number): boolean {
  blockEnd.lastIndex = at;
  return blockEnd.test(text);
}

const blockEnd = /[ \t]*(?:\n|$|(?:[-+*]|1[.)])[ \t]+\S)/y;
