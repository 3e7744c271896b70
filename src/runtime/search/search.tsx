import type { ReactNode } from "react";
import { Mistake, say } from "../../words/message.ts";
import { type ResultWords, type SearchWords, usualSearchWords } from "../../words/search-words.ts";
import { useSite } from "../site-context.ts";
import { searchFile } from "./derive-search.ts";

type SearchProps = {
  /** Words in place of the usual ones, which are there in English and French. */
  readonly words?: Partial<SearchWords>;
  /** The index, where the site has several: `file` of its `deriveSearch`. */
  readonly index?: string;
  /** What the page shows where no results are, and without scripts: a list of all pages, for example. */
  readonly children?: ReactNode;
};

/**
 * A search over the pages that `deriveSearch` lists: a field, the results, and what stands in place of them. Belongs on
 * a `late` page with an enhancer that calls `startSearch`. Other pages lead there with a link, or with a form that
 * sends `q`.
 *
 * @throws a `Mistake` on a page in another language than English and French when a word is missing. `MissingAsset` when
 * `derive` of the site makes no index, or the page is not `late`.
 *
 * @example
 * ```tsx
 * <Search words={{ label: "Find a walk" }} />
 * ```
 */
export function Search({ words: own, index = searchFile, children }: SearchProps) {
  const { href, asset, route, language } = useSite();
  const words = { ...usualSearchWords[language.split("-", 1)[0] ?? ""], ...own };
  const missing = Object.keys(usualSearchWords.en ?? {}).filter((name) => !(name in words));
  if (missing.length > 0) throw new Mistake(say("thrown.no-search-words", { language, missing }));
  const { label, submit, withoutScripts, advice, ...rest } = words as SearchWords;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: not all supported browsers know the element search */}
      <form className="search" role="search" action={href(route)} data-index={asset(index)}>
        <label htmlFor="search-query">{label}</label>
        <div className="search-field">
          <input
            id="search-query"
            name="q"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
          />
          <button type="submit">{submit}</button>
        </div>
        <noscript>
          <p>{withoutScripts}</p>
        </noscript>
      </form>
      <SearchResults words={rest} advice={advice} />
      {children !== undefined && <div className="search-others">{children}</div>}
    </>
  );
}

type SearchResultsProps = {
  readonly words: ResultWords;
  /** What to try when nothing is found. */
  readonly advice: ReactNode;
  /** The model of a result: an `li` with a link in an `h3`, and elements of the classes that `Search` draws. */
  readonly children?: ReactNode;
};

/**
 * The results of a search with a form of its own. The form has the class `search`, a field of the type `search` with
 * the name `q`, and `asset("search-data.js")` in `data-index`; an element of the class `search-others` is hidden while
 * there are results.
 *
 * @example
 * ```tsx
 * <SearchResults
 *   words={{
 *     title: "Results",
 *     one: "1 page for “{query}”",
 *     many: "{count} pages for “{query}”",
 *     none: "No page has “{query}”",
 *     partial: "No page has all these words.",
 *     failed: "The search could not be loaded.",
 *   }}
 *   advice={<Link href="/contact">Ask us</Link>}
 * />
 * ```
 */
export function SearchResults({ words, advice, children }: SearchResultsProps) {
  const { title, count, one, many, none, partial, failed } = words;
  return (
    <>
      <div
        className="search-results"
        hidden
        data-count-one={count?.one}
        data-count-many={count?.many}
        data-one={one}
        data-many={many}
        data-none={none}
        data-partial={partial}
        data-failed={failed}
      >
        <h2>{title}</h2>
        <p className="search-note" />
        <p className="search-none" hidden>
          {advice}
        </p>
        <ol />
        <template>{children ?? <Result title={title} />}</template>
      </div>
      <p className="visually-hidden" role="status" />
    </>
  );
}

/** Headings must not be empty, not even hidden ones. */
function Result({ title }: { readonly title: string }) {
  return (
    <li>
      <p className="search-kind" />
      <h3>
        {/* biome-ignore lint/a11y/useValidAnchor: the script gives it an address */}
        <a>{title}</a>
      </h3>
      <p className="search-passage" />
      <ul className="search-sections" />
    </li>
  );
}
