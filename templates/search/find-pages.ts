import { distance } from "fastest-levenshtein";
import MiniSearch, { type Query } from "minisearch";
import { indexOptions, type SearchData, type SearchPage } from "./search-index.ts";
import { foldWord, toTerms, toWords } from "./terms.ts";

/** Pages from the best to the least. `terms` are, for each word that was looked for, what it may be found by. */
export type Findings = {
  readonly pages: readonly SearchPage[];
  readonly terms: readonly ReadonlySet<string>[];
  /** True where no page has all the words, and these have some. */
  readonly isPartial: boolean;
};

/** Reads the index once; what it gives answers one query after the other. */
export function createFinder({ pages, index }: SearchData): (query: string) => Findings {
  const engine = MiniSearch.loadJS(index, indexOptions);
  const indexed = new Set(index.index.map(([term]) => term));
  const forms = collectForms(pages);
  const search = (queries: readonly Query[], combineWith: "AND" | "OR") =>
    engine.search({ queries: [...queries], combineWith }, searchOptions).flatMap(({ id }) => pages[id] ?? []);

  return (query) => {
    const words = toWords(query.normalize());
    const wanted = words.flatMap(({ word, end }): readonly Wanted[] => {
      const exact = toTerms(word);
      // Only the word that is being written may go on.
      const begun = end === query.length ? findBeginnings(foldWord(word), forms) : [];
      const known = [...exact, ...begun].filter((term) => indexed.has(term));
      const all = known.length > 0 || exact.length === 0 ? known : findTypos(foldWord(word), forms);
      // Nobody looks for articles and the like.
      return exact.length + all.length === 0 ? [] : [{ exact, all: new Set(all) }];
    });
    const terms = wanted.map(({ all }) => all);
    const queries = wanted.map(
      ({ exact, all }): Query => ({
        queries: [...all],
        combineWith: "OR",
        boostTerm: (term) => (exact.includes(term) ? 2 : 1),
      }),
    );
    const whole = queries.length === 0 ? [] : search(queries, "AND");
    if (whole.length > 0 || queries.length < 2) return { pages: whole, terms, isPartial: false };
    return { pages: search(queries, "OR"), terms, isPartial: true };
  };
}

/** What one word of a query may be found by, and what of that it is as it was written. */
type Wanted = { readonly exact: readonly string[]; readonly all: ReadonlySet<string> };

/** Terms of queries are terms of the index already. */
const searchOptions = {
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
  boost: { title: 6, description: 2, headings: 3 },
};

/** Every word of the pages in its folded form. Stems are too short to be found by the beginnings of words. */
function collectForms(pages: readonly SearchPage[]): readonly string[] {
  const words = new Set<string>();
  for (const { description, sections } of pages) {
    for (const text of [description, ...sections.flatMap(([, heading, text]) => [heading, text])]) {
      for (const { word } of toWords(text)) words.add(word);
    }
  }
  return [...new Set([...words].map(foldWord))];
}

/** What the words that begin so go by. One letter begins too many. */
function findBeginnings(beginning: string, forms: readonly string[]): readonly string[] {
  return beginning.length < 2 ? [] : unite(forms.filter((form) => form.startsWith(beginning)));
}

/** What the nearest words go by, where one or two letters may be wrong. Short words have too many neighbours. */
function findTypos(word: string, forms: readonly string[]): readonly string[] {
  const most = word.length < 5 ? 0 : word.length < 8 ? 1 : 2;
  const near = Array.from({ length: most }, (_, place) =>
    forms.filter((form) => Math.abs(form.length - word.length) <= most && distance(form, word) === place + 1),
  );
  return unite(near.find((found) => found.length > 0) ?? []);
}

function unite(forms: readonly string[]): readonly string[] {
  return [...new Set(forms.flatMap(toTerms))];
}
