import { Enhancer, Search } from "charpente";
import { Layout } from "./layout.tsx";
import type { Firm } from "./schemas.ts";
import { words } from "./words.ts";

export function SearchPage({ firm }: { readonly firm: Firm }) {
  return (
    <Layout firm={firm} title={words.search} description={words.searchAbout} indexed={false}>
      <div className="frame text">
        <h1>{words.search}</h1>
        <Search />
      </div>
      <Enhancer name="enhancers/search.ts" />
    </Layout>
  );
}
