import { foldWords } from "./fold-words.ts";

/**
 * Where words stand in a text as it is written: its first sign and its length. Names of facts hide words that readers see:
 * where not all are found, the place is that of those which come first. Undefined where none is.
 */
export function findWritten(
  written: string,
  words: string,
): { readonly index: number; readonly length: number } | undefined {
  const { text, places } = foldWords(written, { isMarkdown: true });
  const wanted = foldWords(words).text.split(" ");
  for (let count = wanted.length; count > 0; count -= 1) {
    const part = wanted.slice(0, count).join(" ");
    const from = text.indexOf(part);
    const [first, last] = [places[from], places[from + part.length - 1]];
    if (from >= 0 && first !== undefined && last !== undefined)
      return { index: first, length: last + 1 - first };
  }
  return undefined;
}
