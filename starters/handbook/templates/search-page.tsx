import { Enhancer, Search } from "charpente";
import type { Frame } from "./frame.ts";
import { Contents, Layout } from "./layout.tsx";
import { useWords } from "./words.ts";

type SearchPageProps = {
  readonly frame: Frame;
  /** The file of the search of this version. */
  readonly index: string;
};

/** Without a script, or before words are typed, it lists all pages of the version. */
export function SearchPage({ frame, index }: SearchPageProps) {
  const words = useWords();
  return (
    <Layout frame={frame} title={words.search} description={words.searchAbout(frame.version)} indexed={false}>
      <h1>{words.searchIn(frame.version)}</h1>
      <Search words={words.inSearch} index={index}>
        <nav aria-label={words.version(frame.version)}>
          <Contents frame={frame} />
        </nav>
      </Search>
      <Enhancer name="enhancers/search.ts" />
    </Layout>
  );
}
