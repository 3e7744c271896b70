import { Link, useSite } from "charpente";
import type { ReactNode } from "react";
import type { SearchWords } from "./search-schema.ts";

/** Where a script shows what was found. Hidden until then. */
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
          {/* A heading is never empty, not even one that nobody sees. */}
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
  /** Links to the sections that speak of it. */
  readonly sections?: ReactNode;
};

/** A page that was found: what it is, its title, the passage with the words, the sections that have them. Without the rest, the model for the script. */
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
