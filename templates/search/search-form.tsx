import { useSite } from "charpente";
import { searchRoute } from "../layout/search-route.ts";
import { SearchKey } from "./search-key.tsx";
import type { SearchWords } from "./search-schema.ts";

type SearchFormProps = {
  readonly words: SearchWords["form"];
  /** Address of the index, which its script fetches. */
  readonly index: string;
};

/** The field of the search, on a dimension line that measures how many pages there are. Sends its words to the page itself. */
export function SearchForm({ words, index }: SearchFormProps) {
  const { href } = useSite();
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of the site’s range do not all know the element search
    <form className="search" role="search" action={href(searchRoute)} data-index={index}>
      <div className="field field-large">
        <label htmlFor="recherche">{words.label}</label>
        <div className="tray">
          <input
            id="recherche"
            name="q"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby="recherche-aide"
          />
          <span className="unit" aria-hidden="true" />
        </div>
      </div>
      <button className="button" type="submit">
        {words.submit}
      </button>
      <p className="field-help" id="recherche-aide">
        {words.help}
      </p>
      <SearchKey words={words.key} />
      <p className="without-scripts">{words.withoutScripts}</p>
    </form>
  );
}
