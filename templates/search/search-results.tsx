import { Link, useSite } from "charpente";
import type { ReactNode } from "react";
import type { SearchWords } from "./search-schema.ts";

/** The place for results, hidden until a script fills it. */
export function SearchResults({ words }: { readonly words: SearchWords["results"] }) {
  const { href } = useSite();
  const { title, count, one, many, none, partial, failed, wayOut } = words;
  return (
    <>
      <div
        className="search-results"
        hidden
        data-home={href("/")}
        data-count-one={count.one}
        data-count-many={count.many}
        data-one={one}
        data-many={many}
        data-none={none}
        data-partial={partial}
        data-failed={failed}
      >
        <h2>{title}</h2>
        <p className="search-note" />
        <p className="search-none" hidden>
          {wayOut.text} <Link href={wayOut.link.href}>{wayOut.link.label}</Link>
        </p>
        <ol />
        <template>
          {/* Headings must not be empty, not even hidden ones. */}
          <SearchResult title={title} />
        </template>
      </div>
      <p className="visually-hidden" role="status" />
    </>
  );
}

type SearchResultProps = {
  readonly kind?: string;
  readonly href?: string;
  readonly title?: ReactNode;
  readonly passage?: ReactNode;
  /** Links to the matching sections. */
  readonly sections?: ReactNode;
};

/**
 * A result: the kind of the page, its title, an excerpt, the matching sections. Without data, the template for the
 * script.
 */
export function SearchResult({ kind, href, title, passage, sections }: SearchResultProps) {
  return (
    <li>
      <p className="search-kind">{kind}</p>
      <div>
        <h3>
          <a href={href}>{title}</a>
        </h3>
        <p className="search-passage">{passage}</p>
        <ul className="search-sections ticked">{sections}</ul>
      </div>
    </li>
  );
}
