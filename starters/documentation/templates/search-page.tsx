import { Enhancer, Search } from "charpente";
import { Layout } from "./layout.tsx";
import { Parts } from "./parts.tsx";
import type { Frame, Part } from "./schemas.ts";
import { useWords } from "./words.ts";

/** Without a script, or before words are typed, it lists all pages. */
export function SearchPage({ frame, all }: { readonly frame: Frame; readonly all: readonly Part[] }) {
  const words = useWords();
  return (
    <Layout frame={frame} title={words.search} description={words.searchAbout}>
      <h1>{words.search}</h1>
      <Search words={words.inSearch}>
        <nav className="contents" aria-labelledby="all-pages">
          <h2 id="all-pages">{words.allPages}</h2>
          <Parts parts={all} />
        </nav>
      </Search>
      <Enhancer name="enhancers/search.ts" />
    </Layout>
  );
}
