import { stemmer } from "@orama/stemmers/french";
import { stopwords } from "@orama/stopwords/french";

/** A word, and where it stands in its text. */
export type PlacedWord = { readonly word: string; readonly start: number; readonly end: number };

/** The words of a text. An elision is a word of its own: “l’énergie” is “l” and “énergie”. */
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
 * What a word is looked up by. Nothing for those that say nothing by themselves. The stem of “flexibilités” depends on its accents, which
 * visitors leave out: a word goes by the stem of what is written, and by the stem of what is left without accents.
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
