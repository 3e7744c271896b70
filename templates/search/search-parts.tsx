import { Link, SearchResults, useSite } from "charpente";
import type { ReactNode } from "react";
import type { SiteContent } from "../collections.ts";
import { searchRoute } from "../layout/header.tsx";
import { serviceLink } from "../lists/cards.ts";
import { orderArticles, orderServices } from "../lists/order.ts";
import type { SiteSettings } from "../settings.ts";
import type { LinkWords } from "../words/words.ts";
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
          <span className="unit search-count" aria-hidden="true" />
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

/**
 * The box that turns the key « / » off. Hidden until its script runs, because there is no shortcut without it. It has
 * no name, so that it is not part of the query.
 */
function SearchKey({ words }: { readonly words: SearchWords["form"]["key"] }) {
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

/** The place for results, hidden until a script fills it. */
export function Results({ words }: { readonly words: SearchWords["results"] }) {
  const { wayOut, title } = words;
  const advice = (
    <>
      {wayOut.text} <Link href={wayOut.link.href}>{wayOut.link.label}</Link>
    </>
  );
  return (
    <SearchResults words={words} advice={advice}>
      {/* Headings must not be empty, not even hidden ones. */}
      <SearchResult title={title} />
    </SearchResults>
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

type SiteMapProps = { readonly title: string; readonly groups: readonly MapGroup[] };

/** All pages of the site, group by group, as the nomenclature of a plan. */
export function SiteMap({ title, groups }: SiteMapProps) {
  return (
    <nav className="site-map search-others" aria-labelledby="plan">
      <h2 id="plan">{title}</h2>
      {groups
        .filter(({ links }) => links.length > 0)
        .map((group) => (
          <div key={group.title}>
            <h3>{group.title}</h3>
            <ul>
              {group.links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  );
}

/** A part of the map of the site. */
export type MapGroup = { readonly title: string; readonly links: readonly LinkWords[] };

/** Every page of the site, group by group: those that the content names, then those that add themselves. */
export function mapSite(
  { articles, blogPage, searchPage, services }: SiteContent,
  { profiles, footer }: Pick<SiteSettings, "profiles" | "footer">,
): readonly MapGroup[] {
  const { firm, forms, ...map } = searchPage.data.map;
  const add = (group: MapGroup, links: readonly LinkWords[]): MapGroup => ({
    ...group,
    links: [...group.links, ...links],
  });
  return [
    firm,
    add(
      map.services,
      orderServices(services.all).map(({ data }) => ({
        label: data.title,
        href: `/services${serviceLink(data.title)}`,
      })),
    ),
    add(map.profiles, profiles),
    add(
      map.articles,
      orderArticles(articles.all, blogPage.data.order).map(({ data }) => ({
        label: data.title,
        href: data.route,
      })),
    ),
    forms,
    add(map.legal, footer.legal),
  ];
}
