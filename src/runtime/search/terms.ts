/** What a language has beside its letters. Without it, words are compared as they are written. */
export type WordForms = {
  /** The stem of a word in lower case, as `cat` of `cats`. */
  readonly stem?: (word: string) => string;
  /** Words of every text, such as articles: nobody looks for them. */
  readonly stopWords?: readonly string[];
};

/** A word, and its position in the text. */
export type PlacedWord = { readonly word: string; readonly start: number; readonly end: number };

/** Chinese, Thai and others put no space between words: each of their signs counts as one. */
const anyWord =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]\p{M}*|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])[\p{L}\p{N}\p{M}])+/gu;

/** The words of a text. An elided word is separate: “l’énergie” gives “l” and “énergie”. */
export function toWords(text: string): readonly PlacedWord[] {
  return [...text.matchAll(anyWord)].map(({ 0: word, index }) => ({
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

/** The terms for looking up a word; none for stop words. */
export type ToTerms = (word: string) => readonly string[];

/**
 * The stem of “flexibilités” depends on its accents, which visitors omit: each word has the stem of its written form,
 * and that of its form without accents. `same` names, for some terms, the one that stands for their synonyms.
 */
export function createTerms(forms: WordForms, same: ReadonlyMap<string, string> = new Map()): ToTerms {
  const { stem = (word) => word, stopWords = [] } = forms;
  const stopped = new Set(stopWords.map(foldWord));
  // A text has ten times as many words as different ones.
  const termsOf = new Map<string, readonly string[]>();
  return (word) => {
    const known = termsOf.get(word);
    if (known !== undefined) return known;
    const folded = foldWord(word);
    const isEmpty = stopped.has(folded) || isLetter.test(folded);
    const stems = isEmpty ? [] : [foldWord(stem(word.toLowerCase())), stem(folded)];
    const terms = [...new Set(stems.map((term) => same.get(term) ?? term))];
    termsOf.set(word, terms);
    return terms;
  };
}

/** One letter of an alphabet says nothing; one sign of Chinese is a word. */
const isLetter = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]$/u;
