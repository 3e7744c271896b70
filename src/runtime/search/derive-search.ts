import type { GeneratedAsset } from "../../define/assets.ts";
import type { PageText } from "../../model/rendered.ts";
import { type IndexedPage, indexPages, type SearchWeights } from "./search-index.ts";
import type { WordForms } from "./terms.ts";

/** Plain name of the file with the index. */
export const searchFile = "search-data.js";

/** How the index is made. */
export type SearchOptions = {
  /** The path of the index, by default `search-data.js`. A site with several gives `Search` the path of each. */
  readonly file?: string;
  /** The common ending of page titles, such as the name of the site, which is left out. */
  readonly titleEnd?: string;
  /** Stems and stop words of the language; `startSearch` gets the same. */
  readonly forms?: WordForms;
  /** What a result says beside its title, such as “Article”. */
  readonly kindOf?: (page: PageText) => string;
  /** Names of a page besides its titles, such as those in menus. */
  readonly namesOf?: (page: PageText) => readonly string[];
  /** How much a word counts in each field. What counts 0 is not in the index: without texts, it is far smaller. */
  readonly weights?: Partial<SearchWeights>;
  /** Groups of words with one meaning: a query with one finds pages with another. */
  readonly synonyms?: readonly (readonly string[])[];
};

const usualWeights: SearchWeights = { title: 6, names: 6, description: 2, headings: 3, text: 1 };
const noForms: WordForms = {};
const untitled = { anchor: undefined, heading: "", text: "" };

/**
 * Makes the index that `Search` and `startSearch` use, `search-data.js`, as `derive` of a site: one for each language.
 * `pages` are those to be found.
 *
 * @example
 * ```tsx
 * derive: (pages) =>
 *   deriveSearch(
 *     pages.filter(({ template }) => template !== "legal"),
 *     { titleEnd: " – Robin", synonyms: [["bike", "bicycle"]] },
 *   ),
 * ```
 *
 * ```tsx
 * derive: (pages, _content, _settings, { code }) =>
 *   deriveSearch(pages, {
 *     forms: code === "en" ? { stem: (word) => word.replace(/s$/, ""), stopWords: ["the", "a"] } : {},
 *     kindOf: ({ template }) => (template === "post" ? "Note" : ""),
 *     namesOf: ({ route }) => (route === "/" ? ["Start"] : []),
 *     weights: { title: 6, names: 6, description: 2, headings: 3, text: 0 },
 *   }),
 * ```
 *
 * ```tsx
 * derive: (pages) => [
 *   ...deriveSearch(pages.filter(({ route }) => !route.startsWith("/v1/"))),
 *   ...deriveSearch(
 *     pages.filter(({ route }) => route.startsWith("/v1/")),
 *     { file: "search-v1.js" },
 *   ),
 * ],
 * ```
 */
export function deriveSearch(
  pages: readonly PageText[],
  options: SearchOptions = {},
): readonly GeneratedAsset[] {
  const { file = searchFile, forms = noForms, synonyms = [] } = options;
  const weights = { ...usualWeights, ...options.weights };
  const data = indexPages(
    pages.map((page) => toIndexed(page, options, weights)),
    { forms, weights, synonyms },
  );
  const parts = Object.entries(data).map(([name, part]) => `${name}:()=>JSON.parse('${quote(part)}')`);
  // A module, which the policy allows like any script of the site, without a connection.
  return [{ path: file, text: `export default{${parts.join(",\n")}};\n` }];
}

function toIndexed(
  page: PageText,
  { titleEnd = "", kindOf = () => "", namesOf = () => [] }: SearchOptions,
  weights: SearchWeights,
): IndexedPage {
  const { route, title, description, sections } = page;
  const name = titleEnd !== "" && title.endsWith(titleEnd) ? title.slice(0, -titleEnd.length) : title;
  return {
    route,
    kind: kindOf(page),
    names: [...new Set([...namesOf(page), name])].join("\n"),
    description,
    sections: (sections.length > 0 ? sections : [untitled]).map(({ anchor, heading, text }, place) => [
      place === 0 ? null : (anchor ?? null),
      place === 0 ? heading || name : heading,
      weights.text > 0 ? text : "",
    ]),
  };
}

/** As JSON in a string literal, which browsers parse faster than code. */
function quote(value: unknown): string {
  return JSON.stringify(value).replace(/[\\']/g, "\\$&");
}
