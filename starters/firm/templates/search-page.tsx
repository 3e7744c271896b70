import { Enhancer, Search } from "charpente";
import { Layout } from "./layout.tsx";
import type { Firm } from "./schemas.ts";
import { useWords } from "./words.ts";

export function SearchPage({ firm }: { readonly firm: Firm }) {
  const words = useWords();
  return (
    <Layout firm={firm} title={words.search} description={words.searchAbout} indexed={false}>
      <div className="frame text">
        <h1>{words.search}</h1>
        <Search words={words.inSearch} />
      </div>
      <Enhancer name="enhancers/search.ts" />
    </Layout>
  );
}
