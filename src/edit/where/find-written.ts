import { foldWords } from "./fold-words.ts";
import { findRun } from "./word-sieve.ts";

/**
 * Where words stand in a text as it is written: its first sign and its length. Names of facts hide words that readers see:
 * where not all are found, the place is that of those which come first. Undefined where none is.
 */
export function findWritten(written: string, words: string): Found | undefined {
  const wanted = foldWords(words).text.split(" ");
  // Mostly all words stand in one paragraph, and to fold a long text takes long.
  const at = findRun(wanted.join(" "), written);
  const from = at === undefined ? 0 : written.lastIndexOf("\n\n", at) + 1;
  const end = at === undefined ? -1 : written.indexOf("\n\n", at);
  const paragraph = at === undefined ? "" : written.slice(from, end === -1 ? written.length : end);
  const near = findFolded(paragraph, wanted, wanted.length);
  return near ? { ...near, index: near.index + from } : findFolded(written, wanted, 1);
}

type Found = { readonly index: number; readonly length: number };

/** `least` is how many of the words are to be found. */
function findFolded(written: string, wanted: readonly string[], least: number): Found | undefined {
  const { text, places } = foldWords(written, { isMarkdown: true });
  for (let count = wanted.length; count >= least; count -= 1) {
    const part = wanted.slice(0, count).join(" ");
    const from = text.indexOf(part);
    const [first, last] = [places[from], places[from + part.length - 1]];
    if (from >= 0 && first !== undefined && last !== undefined)
      return { index: first, length: last + 1 - first };
  }
  return undefined;
}
