import { stemmer } from "@orama/stemmers/french";
import { stopwords } from "@orama/stopwords/french";

/** A word, and its position in the text. */
export type PlacedWord = { readonly word: string; readonly start: number; readonly end: number };

/** The words of a text. An elided word is separate: “l’énergie” gives “l” and “énergie”. */
export function toWords(text: string): readonly PlacedWord[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}

/** Without capitals, accents and ligatures; “m²” is “m2”. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "");
}

/**
 * The terms for looking up a word; none for stop words. The stem of “flexibilités” depends on its accents, which
 * visitors omit: each word has the stem of its written form, and that of its form without accents.
 */
export function toTerms(word: string): readonly string[] {
  const known = termsOf.get(word);
  if (known !== undefined) return known;
  const folded = foldWord(word);
  const isEmpty = emptyWords.has(folded) || /^\p{L}$/u.test(folded);
  const terms = isEmpty ? [] : [...new Set([foldWord(stemmer(word.toLowerCase())), stemmer(folded)])];
  termsOf.set(word, terms);
  return terms;
}

/** A text has ten times as many words as different ones. */
const termsOf = new Map<string, readonly string[]>();
const emptyWords = new Set(stopwords.map(foldWord));
