import type { AsPlainObject } from "minisearch";
import { type Counted, countTerms } from "./count-terms.ts";

/** A page of the index: its sections in order, the first one under the title of the page. */
export type IndexedPage = {
  readonly route: string;
  readonly kind: string;
  /** Other names of the page, in menus, in the map of the site and on its tab. A line for each. */
  readonly names: string;
  readonly description: string;
  readonly sections: readonly SearchSection[];
};

/** Anchor (`null` at the head of the page), heading, and a line for each paragraph, item or cell. */
type SearchSection = readonly [anchor: string | null, heading: string, text: string];

/** The data of the search in one file. `index` refers to pages by their index in `pages`. */
export type SearchData = { readonly pages: readonly IndexedPage[]; readonly index: AsPlainObject };

/** The data before parsing: parsed in parts, so that no part delays a key. */
export type LazySearchData = { readonly [Part in keyof SearchData]: () => SearchData[Part] };

/** The fields of each page of the index. */
export const fields = ["title", "names", "description", "headings", "text"];

/** As MiniSearch writes an index of the same pages. The same pages give the same bytes. */
export function indexPages(pages: readonly IndexedPage[]): SearchData {
  const counted = countTerms(pages.map(listTexts));
  const lengths = counted.map((texts) => texts.map(({ words }) => words));
  const byPlace = <Value>(values: readonly Value[]) => Object.fromEntries(values.entries());
  const index: AsPlainObject = {
    documentCount: pages.length,
    nextId: pages.length,
    documentIds: byPlace([...pages.keys()]),
    fieldIds: Object.fromEntries(fields.map((name, place) => [name, place])),
    fieldLength: byPlace(lengths.map((some) => [...some])),
    averageFieldLength: fields.map(
      (_, place) => lengths.reduce((sum, some) => sum + (some[place] ?? 0), 0) / pages.length,
    ),
    storedFields: {},
    dirtCount: 0,
    index: invert(counted),
    serializationVersion: 2,
  };
  return { pages, index };
}

/** One text for each of the fields. */
function listTexts({ names, description, sections: [first, ...rest] }: IndexedPage): readonly string[] {
  const join = (lines: readonly string[]) => lines.join("\n");
  const headings = join(rest.map(([, heading]) => heading));
  const texts = join([...(first ? [first] : []), ...rest].map(([, , text]) => text));
  return [first?.[1] ?? "", names, description, headings, texts];
}

type Inverted = { [field: string]: { [page: string]: number } };

/** From the terms of each page to the pages of each term. */
function invert(pages: readonly (readonly Counted[])[]): [term: string, Inverted][] {
  const inverted = new Map<string, Inverted>();
  for (const [page, texts] of pages.entries())
    for (const [field, { terms }] of texts.entries())
      for (const [term, count] of terms) {
        const known = inverted.get(term) ?? {};
        inverted.set(term, known);
        known[field] ??= {};
        known[field][page] = count;
      }
  // Terms that begin alike compress better side by side.
  return [...inverted].sort(([a], [b]) => (a < b ? -1 : 1));
}
