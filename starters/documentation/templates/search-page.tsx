import { Enhancer, useSite } from "charpente";
import { searchFile } from "./derive-search.ts";
import { Layout } from "./layout.tsx";
import { Parts } from "./parts.tsx";
import type { Frame, Part } from "./schemas.ts";
import { addresses, words } from "./words.ts";

/** Without a script, or before words are typed, it lists all pages. */
export function SearchPage({ frame, all }: { readonly frame: Frame; readonly all: readonly Part[] }) {
  const { asset, href } = useSite();
  return (
    <Layout frame={frame} title={words.search} description={words.searchAbout}>
      <h1>{words.search}</h1>
      <form className="search-form" action={href(addresses.search)}>
        <label htmlFor="query">{words.searchLabel}</label>
        <div className="search-field">
          <input type="search" id="query" name="q" autoComplete="off" />
          <button type="submit">{words.find}</button>
        </div>
      </form>
      <div
        data-search={asset(searchFile)}
        data-home={href("/")}
        data-found={words.found}
        data-failed={words.failed}
      >
        <p role="status" className="found" />
        <ol className="results" />
        <nav className="contents" aria-labelledby="all-pages">
          <h2 id="all-pages">{words.allPages}</h2>
          <Parts parts={all} />
        </nav>
      </div>
      <Enhancer name="enhancers/search.ts" />
    </Layout>
  );
}
