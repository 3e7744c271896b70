import { type FoundIn, type IndexedPage, type SearchData, searchFields } from "./search-index.ts";
import { createTerms, foldWord, type ToTerms, toWords, type WordForms } from "./terms.ts";

export type FoundPages = {
  /** From the best to the least. */
  readonly pages: readonly IndexedPage[];
  /** Words as written in the pages, each with the index of the query word that it matches. */
  readonly words: ReadonlyMap<string, number>;
  /** True when no page has all words, and these have some. */
  readonly isPartial: boolean;
};

/** Answers queries one after the other. Undefined for an empty query. */
export type Find = (query: string) => FoundPages | undefined;

/** Reads the index. Awaits `breathe` often, so that the page stays responsive. */
export async function createFinder(
  { pages, index }: SearchData,
  forms: WordForms,
  breathe: () => Promise<void> = async () => {},
): Promise<Find> {
  const toTerms = createTerms(forms, new Map(index.same));
  const terms = new Map(index.terms);
  const score = createScore(index, terms);
  const written = await collectForms(pages, breathe);

  return (query) => {
    const wanted = toWords(query.normalize()).flatMap(({ word, end }): readonly Wanted[] => {
      const exact = toTerms(word);
      const folded = foldWord(word);
      // Only the word that is being typed may be a prefix.
      const begun = end === query.length ? findBeginnings(folded, written, toTerms) : [];
      const known = [...exact, ...begun].filter((term) => terms.has(term));
      const all = known.length > 0 || exact.length === 0 ? known : findTypos(folded, written, toTerms);
      // Articles and similar words are ignored.
      return exact.length + all.length === 0 ? [] : [{ exact, all: new Set(all) }];
    });
    if (wanted.length === 0) return undefined;
    const words = findWords(wanted, written, index.same, toTerms);
    const scores = wanted.map(score);
    const whole = rankPages(scores, (matches) => matches === wanted.length);
    const isPartial = whole.length === 0 && wanted.length > 1;
    const ranked = isPartial ? rankPages(scores, () => true) : whole;
    return { pages: ranked.flatMap((page) => pages[page] ?? []), words, isPartial };
  };
}

/** The terms that a word of a query matches, and those that match exactly. */
type Wanted = { readonly exact: readonly string[]; readonly all: ReadonlySet<string> };

/** How well a page matches a word of the query, and which of its terms the page has. */
type Match = { readonly score: number; readonly terms: readonly string[] };

/** Okapi BM25+: a word counts for more where few pages have it, and in a short text. */
const [k, b, d] = [1.2, 0.7, 0.5];

/** Returns a function that scores the pages that have a word of a query. */
function createScore(
  { weights, lengths }: SearchData["index"],
  terms: ReadonlyMap<string, FoundIn>,
): (wanted: Wanted) => ReadonlyMap<number, Match> {
  const averages = searchFields.map(
    (_, field) => lengths.reduce((sum, some) => sum + (some[field] ?? 0), 0) / lengths.length,
  );
  return ({ exact, all }) => {
    const matches = new Map<number, Match>();
    for (const term of all) {
      const isExact = exact.includes(term) ? 2 : 1;
      for (const [field, found] of Object.entries(terms.get(term) ?? {}).map(toField)) {
        const having = found.length / 2;
        const rarity = Math.log(1 + (lengths.length - having + 0.5) / (having + 0.5));
        for (let place = 0; place < found.length; place += 2) {
          const [page = 0, count = 0] = found.slice(place, place + 2);
          const length = (lengths[page]?.[field] ?? 0) / (averages[field] ?? 1);
          const score = rarity * (d + (count * (k + 1)) / (count + k * (1 - b + b * length)));
          const before = matches.get(page);
          matches.set(page, {
            score: (before?.score ?? 0) + isExact * (weights[field] ?? 1) * score,
            terms: [...new Set([...(before?.terms ?? []), term])],
          });
        }
      }
    }
    return matches;
  };
}

function toField([field, found]: readonly [string, readonly number[]]) {
  return [Number(field), found] as const;
}

/** The pages of which `isWanted` holds, given how many words of the query they match. The best first. */
function rankPages(
  scores: readonly ReadonlyMap<number, Match>[],
  isWanted: (matches: number) => boolean,
): readonly number[] {
  return [...new Set(scores.flatMap((matches) => [...matches.keys()]))]
    .map((page) => ({ page, matches: scores.flatMap((matches) => matches.get(page) ?? []) }))
    .filter(({ matches }) => isWanted(matches.length))
    .map(({ page, matches }) => ({
      page,
      // A page that has more of the words is better than one that has a word often.
      score:
        matches.reduce((sum, { score }) => sum + score, 0) *
        new Set(matches.flatMap(({ terms }) => terms)).size,
    }))
    .sort((one, other) => other.score - one.score || one.page - other.page)
    .map(({ page }) => page);
}

/** A word of the pages, and its form without capitals and accents. */
type Form = { readonly word: string; readonly folded: string };

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
function findBeginnings(beginning: string, forms: readonly Form[], toTerms: ToTerms): readonly string[] {
  return beginning.length < 2
    ? []
    : unite(
        forms.filter(({ folded }) => folded.startsWith(beginning)),
        toTerms,
      );
}

/** The terms of the most similar words, with one or two wrong letters. Short words have too many similar ones. */
function findTypos(word: string, forms: readonly Form[], toTerms: ToTerms): readonly string[] {
  const most = word.length < 5 ? 0 : word.length < 8 ? 1 : 2;
  const near: Form[][] = Array.from({ length: most + 1 }, () => []);
  for (const form of forms) {
    if (Math.abs(form.folded.length - word.length) <= most)
      near[countEdits(form.folded, word, most)]?.push(form);
  }
  return unite(near.find((found, edits) => edits > 0 && found.length > 0) ?? [], toTerms);
}

/** How many letters one has to change, add or leave out to make one word of the other. More than `most` are not counted. */
export function countEdits(one: string, other: string, most: number): number {
  let above = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let place = 1; place <= other.length; place += 1) {
      const changed = (above[place - 1] ?? 0) + (one[row - 1] === other[place - 1] ? 0 : 1);
      line.push(Math.min(changed, (above[place] ?? 0) + 1, (line[place - 1] ?? 0) + 1));
    }
    if (Math.min(...line) > most) return most + 1;
    above = line;
  }
  return above[other.length] ?? 0;
}

function unite(forms: readonly Form[], toTerms: ToTerms): readonly string[] {
  return [...new Set(forms.flatMap(({ folded }) => toTerms(folded)))];
}

/** A stem begins like its word, so most words can be skipped without stemming. */
function findWords(
  wanted: readonly Wanted[],
  forms: readonly Form[],
  same: SearchData["index"]["same"],
  toTerms: ToTerms,
): ReadonlyMap<string, number> {
  const terms = wanted.flatMap(({ all }) => [...all]);
  const others = same.flatMap(([term, first]) => (terms.includes(first) ? [term] : []));
  const beginnings = new Set([...terms, ...others].map((term) => term.slice(0, 2)));
  const found = forms.flatMap(({ word, folded }): readonly (readonly [string, number])[] => {
    if (!beginnings.has(folded.slice(0, 2)) && !beginnings.has(folded.slice(0, 1))) return [];
    const place = wanted.findIndex(({ all }) => toTerms(word).some((term) => all.has(term)));
    return place < 0 ? [] : [[word, place]];
  });
  return new Map(found);
}
