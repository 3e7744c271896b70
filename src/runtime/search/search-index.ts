import { createTerms, type ToTerms, toWords, type WordForms } from "./terms.ts";

/** A page of the index: its sections in order, the first one under the title of the page. */
export type IndexedPage = {
  readonly route: string;
  /** What is said beside its title, such as “Article”. May be empty. */
  readonly kind: string;
  /** Other names of the page, such as those in menus and on its tab. A line for each. */
  readonly names: string;
  readonly description: string;
  readonly sections: readonly SearchSection[];
};

/** Anchor (`null` at the head of the page), heading, and a line for each paragraph, item or cell. */
type SearchSection = readonly [anchor: string | null, heading: string, text: string];

/** What a page is found by, in the order of the numbers in the index. */
export const searchFields = ["title", "names", "description", "headings", "text"] as const;

/** How much a word counts in each field. A field that counts 0 is not searched. */
export type SearchWeights = Readonly<Record<(typeof searchFields)[number], number>>;

/** The data of the search in one file. `index` refers to pages by their index in `pages`. */
export type SearchData = { readonly pages: readonly IndexedPage[]; readonly index: SearchIndex };

/** The data before parsing: parsed in parts, so that no part delays a key. */
export type LazySearchData = { readonly [Part in keyof SearchData]: () => SearchData[Part] };

type SearchIndex = {
  /** By field. */
  readonly weights: readonly number[];
  /** Of each page and each of its fields, how many different words it has. */
  readonly lengths: readonly (readonly number[])[];
  /** The pages of each term, in the order of the alphabet. */
  readonly terms: readonly (readonly [term: string, FoundIn])[];
  /** Terms with the one that stands for their synonyms. */
  readonly same: readonly (readonly [term: string, first: string])[];
};

/** By field, pages and how often each has the term: `[page, count, page, count…]`. */
export type FoundIn = { readonly [field: string]: readonly number[] };

export type IndexOptions = {
  readonly forms: WordForms;
  readonly weights: SearchWeights;
  /** Groups of words with one meaning. */
  readonly synonyms: readonly (readonly string[])[];
};

/** The same pages give the same bytes. */
export function indexPages(
  pages: readonly IndexedPage[],
  { forms, weights, synonyms }: IndexOptions,
): SearchData {
  const toTerms = createTerms(forms);
  const same = synonyms.flatMap((group) => {
    const [first, ...others] = new Set(toWords(group.join(" ")).flatMap(({ word }) => toTerms(word)));
    return first === undefined ? [] : others.map((other) => [other, first] as const);
  });
  const counted = countTerms(
    pages.map((page) => {
      const texts = listTexts(page);
      return searchFields.map((field) => (weights[field] > 0 ? texts[field] : ""));
    }),
    forms,
    toTerms,
  );
  return {
    pages,
    index: {
      weights: searchFields.map((field) => weights[field]),
      lengths: counted.map((texts) => texts.map(({ words }) => words)),
      terms: invert(counted, new Map(same)),
      same,
    },
  };
}

/** One text for each of the fields. */
function listTexts({ names, description, sections: [first, ...rest] }: IndexedPage) {
  const join = (lines: readonly string[]) => lines.join("\n");
  return {
    title: first?.[1] ?? "",
    names,
    description,
    headings: join(rest.map(([, heading]) => heading)),
    text: join([...(first ? [first] : []), ...rest].map(([, , text]) => text)),
  };
}

/** How many different words a text has, and how often each of their terms stands in it. */
type Counted = { readonly words: number; readonly terms: ReadonlyMap<string, number> };

/**
 * Under `site dev`, all pages but the changed one are the same as last time, and taking a text apart is slow. What is
 * known of a text depends on the language.
 */
const countedIn = new WeakMap<WordForms, Map<string, Counted>>();

function countTerms(
  pages: readonly (readonly string[])[],
  forms: WordForms,
  toTerms: ToTerms,
): readonly (readonly Counted[])[] {
  const counted = countedIn.get(forms) ?? new Map<string, Counted>();
  countedIn.set(forms, counted);
  // Languages may share their forms, so texts of another call stay; texts that are gone do not stay for ever.
  if (counted.size > 10 * pages.flat().length) counted.clear();
  return pages.map((texts) =>
    texts.map((text) => {
      const known = counted.get(text) ?? count(text, toTerms);
      counted.set(text, known);
      return known;
    }),
  );
}

function count(text: string, toTerms: ToTerms): Counted {
  const words = toWords(text).map(({ word }) => word);
  const terms = new Map<string, number>();
  for (const term of words.flatMap(toTerms)) terms.set(term, (terms.get(term) ?? 0) + 1);
  return { words: new Set(words).size, terms };
}

/** From the terms of each page to the pages of each term. */
function invert(
  pages: readonly (readonly Counted[])[],
  same: ReadonlyMap<string, string>,
): SearchIndex["terms"] {
  const inverted = new Map<string, { [field: string]: number[] }>();
  for (const [page, texts] of pages.entries())
    for (const [field, { terms }] of texts.entries())
      for (const [term, count] of joinSame(terms, same)) {
        const known = inverted.get(term) ?? {};
        inverted.set(term, known);
        known[field] ??= [];
        known[field].push(page, count);
      }
  // Terms that begin alike compress better side by side.
  return [...inverted].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Counts synonyms as one term. */
function joinSame(
  terms: ReadonlyMap<string, number>,
  same: ReadonlyMap<string, string>,
): ReadonlyMap<string, number> {
  if (same.size === 0) return terms;
  const joined = new Map<string, number>();
  for (const [term, count] of terms) {
    const first = same.get(term) ?? term;
    joined.set(first, (joined.get(first) ?? 0) + count);
  }
  return joined;
}
