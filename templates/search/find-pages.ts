import { distance } from "fastest-levenshtein";
import MiniSearch, { type Query } from "minisearch";
import { indexOptions, type SearchData, type SearchPage } from "./search-index.ts";
import { foldWord, toTerms, toWords } from "./terms.ts";

export type Findings = {
  /** From the best to the least. */
  readonly pages: readonly SearchPage[];
  /** Words as the pages have them, each with the place in the query of what it answers. */
  readonly words: ReadonlyMap<string, number>;
  /** True where no page has all that was asked for, and these have some of it. */
  readonly isPartial: boolean;
};

/** Answers one query after the other. Undefined where a query asks for nothing. */
export type Find = (query: string) => Findings | undefined;

/** Reads the index. `breathe` is awaited often, so that a page stays live meanwhile. */
export async function createFinder(
  { pages, index }: SearchData,
  breathe: () => Promise<void> = async () => {},
): Promise<Find> {
  const engine = await MiniSearch.loadJSAsync(index, indexOptions);
  const indexed = new Set(index.index.map(([term]) => term));
  const forms = await collectForms(pages, breathe);
  const search = (queries: readonly Query[], combineWith: "AND" | "OR") =>
    engine.search({ queries: [...queries], combineWith }, searchOptions).flatMap(({ id }) => pages[id] ?? []);

  return (query) => {
    const wanted = toWords(query.normalize()).flatMap(({ word, end }): readonly Wanted[] => {
      const exact = toTerms(word);
      const folded = foldWord(word);
      // Only the word that is being written may go on.
      const begun = end === query.length ? findBeginnings(folded, forms) : [];
      const known = [...exact, ...begun].filter((term) => indexed.has(term));
      const all = known.length > 0 || exact.length === 0 ? known : findTypos(folded, forms);
      // Nobody looks for articles and the like.
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

/** What one word of a query may be found by, and what of that it is as it was written. */
type Wanted = { readonly exact: readonly string[]; readonly all: ReadonlySet<string> };

/** A word of the pages, and without capitals and accents. */
type Form = { readonly word: string; readonly folded: string };

/** Terms of queries are terms of the index already. */
const searchOptions = {
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
  boost: { title: 6, names: 6, description: 2, headings: 3 },
};

/** Every different word of the pages. Stems are too short to be found by the beginnings of words. */
async function collectForms(
  pages: readonly SearchPage[],
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

/** What the words that begin so go by. One letter begins too many. */
function findBeginnings(beginning: string, forms: readonly Form[]): readonly string[] {
  return beginning.length < 2 ? [] : unite(forms.filter(({ folded }) => folded.startsWith(beginning)));
}

/** What the nearest words go by, where one or two letters may be wrong. Short words have too many neighbours. */
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

/** Stems begin as their words do, and most words need not be stemmed to be left out. */
function findWords(wanted: readonly Wanted[], forms: readonly Form[]): ReadonlyMap<string, number> {
  const beginnings = new Set(wanted.flatMap(({ all }) => [...all].map((term) => term.slice(0, 2))));
  const found = forms.flatMap(({ word, folded }): readonly (readonly [string, number])[] => {
    if (!beginnings.has(folded.slice(0, 2)) && !beginnings.has(folded.slice(0, 1))) return [];
    const place = wanted.findIndex(({ all }) => toTerms(word).some((term) => all.has(term)));
    return place < 0 ? [] : [[word, place]];
  });
  return new Map(found);
}
