import { Enhancer, Link, Search } from "charpente";
import { Layout } from "./layout.tsx";
import type { SiteWords } from "./schemas.ts";
import { addresses, useWords } from "./words.ts";

/** Without a script, or before words are typed, it leads to the topics. */
export function SearchPage({ site }: { readonly site: SiteWords }) {
  const words = useWords();
  return (
    <Layout site={site} title={words.search} description={words.searchAbout} indexed={false}>
      <h1>{words.search}</h1>
      <Search words={words.inSearch}>
        <Link href={addresses.topics}>{words.topics}</Link>
      </Search>
      <Enhancer name="enhancers/search.ts" />
    </Layout>
  );
}
