import { Enhancer, Link, Search } from "charpente";
import { addresses } from "./languages.ts";
import { Layout } from "./layout.tsx";
import type { Conference } from "./schemas.ts";
import { useWords } from "./words.ts";

/** Without a script, or before words are typed, it leads to the lists. */
export function SearchPage({ conference }: { readonly conference: Conference }) {
  const words = useWords();
  return (
    <Layout conference={conference} title={words.search} description={words.searchAbout} indexed={false}>
      <h1>{words.search}</h1>
      <Search words={words.inSearch}>
        <ul className="tags">
          <li>
            <Link href={addresses.talks}>{words.talks}</Link>
          </li>
          <li>
            <Link href={addresses.speakers}>{words.speakers}</Link>
          </li>
        </ul>
      </Search>
      <Enhancer name="enhancers/search.ts" />
    </Layout>
  );
}
