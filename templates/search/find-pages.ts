import { distance } from "fastest-levenshtein";
import MiniSearch, { type Query } from "minisearch";
import { fields, type IndexedPage, type SearchData } from "./search-index.ts";
import { foldWord, toTerms, toWords } from "./terms.ts";

export type Findings = {
  /** From the best to the least. */
  readonly pages: readonly IndexedPage[];
  /** Words as written in the pages, each with the index of the query word that it matches. */
  readonly words: ReadonlyMap<string, number>;
  /** True when no page has all words, and these have some. */
  readonly isPartial: boolean;
};

/** Answers queries one after the other. Undefined for an empty query. */
export type Find = (query: string) => Findings | undefined;

/** Reads the index. Awaits `breathe` often, so that the page stays responsive. */
export async function createFinder(
  { pages, index }: SearchData,
  breathe: () => Promise<void> = async () => {},
): Promise<Find> {
  const engine = await MiniSearch.loadJSAsync(index, { fields });
  const indexed = new Set(index.index.map(([term]) => term));
  const forms = await collectForms(pages, breathe);
  const search = (queries: readonly Query[], combineWith: "AND" | "OR") =>
    engine.search({ queries: [...queries], combineWith }, searchOptions).flatMap(({ id }) => pages[id] ?? []);

  return (query) => {
    const wanted = toWords(query.normalize()).flatMap(({ word, end }): readonly Wanted[] => {
      const exact = toTerms(word);
      const folded = foldWord(word);
      // Only the word that is being typed may be a prefix.
      const begun = end === query.length ? findBeginnings(folded, forms) : [];
      const known = [...exact, ...begun].filter((term) => indexed.has(term));
      const all = known.length > 0 || exact.length === 0 ? known : findTypos(folded, forms);
      // Articles and similar words are ignored.
      return exact.length + all.length === 0 ? [] : [{ exact, all: new Set(all) }];
    });
    if (wanted.length === 0) return undefined;
    const queries = wanted.map(
      ({ exact, all }): Query => ({
        queries: [...all],
        combineWith: "OR",
        boostTerm: (term) => (exact.includes(term) ? 2 : 1),
      }),
    );
    const words = findWords(wanted, forms);
    const whole = search(queries, "AND");
    if (whole.length > 0 || wanted.length === 1) return { pages: whole, words, isPartial: false };
    return { pages: search(queries, "OR"), words, isPartial: true };
  };
}

/** The terms that a word of a query matches, and those that match exactly. */
type Wanted = { readonly exact: readonly string[]; readonly all: ReadonlySet<string> };

/** A word of the pages, and its form without capitals and accents. */
type Form = { readonly word: string; readonly folded: string };

/** Terms of queries are already in the form of the index. */
const searchOptions = {
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
  boost: { title: 6, names: 6, description: 2, headings: 3 },
};

/** All different words of the pages. Stems are too short for prefix search. */
async function collectForms(
  pages: readonly IndexedPage[],
  breathe: () => Promise<void>,
): Promise<readonly Form[]> {
  const forms = new Map<string, Form>();
  for (const { names, description, sections } of pages) {
    for (const text of [names, description, ...sections.flatMap(([, heading, text]) => [heading, text])]) {
      for (const { word } of toWords(text)) {
        if (!forms.has(word)) forms.set(word, { word, folded: foldWord(word) });
      }
    }
    await breathe();
  }
  return [...forms.values()];
}

/** The terms of the words with this prefix. One letter would match too many. */
function findBeginnings(beginning: string, forms: readonly Form[]): readonly string[] {
  return beginning.length < 2 ? [] : unite(forms.filter(({ folded }) => folded.startsWith(beginning)));
}

/** The terms of the most similar words, with one or two wrong letters. Short words have too many similar ones. */
function findTypos(word: string, forms: readonly Form[]): readonly string[] {
  const most = word.length < 5 ? 0 : word.length < 8 ? 1 : 2;
  const near = Array.from({ length: most }, (_, place) =>
    forms.filter(
      ({ folded }) => Math.abs(folded.length - word.length) <= most && distance(folded, word) === place + 1,
    ),
  );
  return unite(near.find((found) => found.length > 0) ?? []);
}

function unite(forms: readonly Form[]): readonly string[] {
  return [...new Set(forms.flatMap(({ folded }) => toTerms(folded)))];
}

/** A stem begins like its word, so most words can be skipped without stemming. */
function findWords(wanted: readonly Wanted[], forms: readonly Form[]): ReadonlyMap<string, number> {
  const beginnings = new Set(wanted.flatMap(({ all }) => [...all].map((term) => term.slice(0, 2))));
  const found = forms.flatMap(({ word, folded }): readonly (readonly [string, number])[] => {
    if (!beginnings.has(folded.slice(0, 2)) && !beginnings.has(folded.slice(0, 1))) return [];
    const place = wanted.findIndex(({ all }) => toTerms(word).some((term) => all.has(term)));
    return place < 0 ? [] : [[word, place]];
  });
  return new Map(found);
}
