import MiniSearch, { type AsPlainObject } from "minisearch";
import { toTerms, toWords } from "./terms.ts";

/** A page as the search shows it: its sections in their order, the first one under the title of the page. */
export type SearchPage = {
  readonly route: string;
  readonly kind: string;
  /** What the page is called elsewhere: in menus, in the map of the site, on its tab. A line for each. */
  readonly names: string;
  readonly description: string;
  readonly sections: readonly SearchSection[];
};

/** Anchor (`null` at the head of the page), heading, and a line for each paragraph, item or cell. */
export type SearchSection = readonly [anchor: string | null, heading: string, text: string];

/** All that the search needs, in one file. `index` knows the pages by their place in `pages`. */
export type SearchData = { readonly pages: readonly SearchPage[]; readonly index: AsPlainObject };

/** The same before it is read: each part takes its time, and none should keep a key waiting. */
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

/** Those who fill the index and those who read it must agree on them. */
export const indexOptions = {
  fields: ["title", "names", "description", "headings", "text"],
  tokenize: (text: string) => toWords(text).map(({ word }) => word),
  processTerm: (word: string) => [...toTerms(word)],
};
