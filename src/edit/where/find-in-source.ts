import { normaliseWords } from "./normalise-words.ts";
import { findRun } from "./word-sieve.ts";

/**
 * Finds words in a source text, in which facts such as `{name}` may hide some words that readers see. If not all are
 * found, finds as many of the first words as possible. Undefined if none is found.
 */
export function findInSource(written: string, words: string): Found | undefined {
  const wanted = normaliseWords(words).text.split(" ");
  // Normalising a long text is slow, and the words are mostly within one paragraph.
  const at = findRun(wanted.join(" "), written);
  const from = at === undefined ? 0 : written.lastIndexOf("\n\n", at) + 1;
  const end = at === undefined ? -1 : written.indexOf("\n\n", at);
  const paragraph = at === undefined ? "" : written.slice(from, end === -1 ? written.length : end);
  const near = findNormalised(paragraph, wanted, wanted.length);
  return near ? { ...near, index: near.index + from } : findNormalised(written, wanted, 1);
}

type Found = { readonly index: number; readonly length: number };

/** `least` is the fewest words that count as found. */
function findNormalised(written: string, wanted: readonly string[], least: number): Found | undefined {
  const { text, places } = normaliseWords(written, { isMarkdown: true });
  for (let count = wanted.length; count >= least; count -= 1) {
    const part = wanted.slice(0, count).join(" ");
    const from = text.indexOf(part);
    const [first, last] = [places[from], places[from + part.length - 1]];
    if (from >= 0 && first !== undefined && last !== undefined)
      return { index: first, length: last + 1 - first };
  }
  return undefined;
}
