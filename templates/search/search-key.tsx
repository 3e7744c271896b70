import type { SearchWords } from "./search-schema.ts";

/**
 * The box that turns the key « / » off. Hidden until its script runs, because there is no shortcut without it. It has
 * no name, so that it is not part of the query.
 */
export function SearchKey({ words }: { readonly words: SearchWords["form"]["key"] }) {
  return (
    <div className="search-key" hidden>
      <div className="check">
        <input
          id="recherche-touche"
          type="checkbox"
          defaultChecked
          aria-describedby="recherche-touche-aide"
        />
        <label htmlFor="recherche-touche">{words.label}</label>
      </div>
      <p className="field-help" id="recherche-touche-aide">
        {words.help}
      </p>
    </div>
  );
}
