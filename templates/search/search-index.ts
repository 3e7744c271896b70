import MiniSearch, { type AsPlainObject } from "minisearch";
import { toTerms, toWords } from "./terms.ts";

/** A page of the index: its sections in order, the first one under the title of the page. */
export type SearchPage = {
  readonly route: string;
  readonly kind: string;
  /** Other names of the page, in menus, in the map of the site and on its tab. A line for each. */
  readonly names: string;
  readonly description: string;
  readonly sections: readonly SearchSection[];
};

/** Anchor (`null` at the head of the page), heading, and a line for each paragraph, item or cell. */
export type SearchSection = readonly [anchor: string | null, heading: string, text: string];

/** The data of the search in one file. `index` refers to pages by their index in `pages`. */
export type SearchData = { readonly pages: readonly SearchPage[]; readonly index: AsPlainObject };

/** The data before parsing: parsed in parts, so that no part delays a key. */
export type LazySearchData = { readonly [Part in keyof SearchData]: () => SearchData[Part] };

/** The same pages give the same bytes. */
export function indexPages(pages: readonly SearchPage[]): SearchData {
  const index = new MiniSearch(indexOptions);
  index.addAll(
    pages.map(({ names, description, sections: [first, ...rest] }, id) => ({
      id,
      title: first?.[1] ?? "",
      names,
      description,
      headings: rest.map(([, heading]) => heading).join("\n"),
      text: [...(first ? [first] : []), ...rest].map(([, , text]) => text).join("\n"),
    })),
  );
  return { pages, index: index.toJSON() };
}

/** Shared by the code that writes the index and the code that reads it. */
export const indexOptions = {
  fields: ["title", "names", "description", "headings", "text"],
  tokenize: (text: string) => toWords(text).map(({ word }) => word),
  processTerm: (word: string) => [...toTerms(word)],
};
