import { useSite } from "charpente";
import { SearchLink } from "../layout/header.tsx";
import type { Board, BoardProps } from "../workbench/board.ts";
import { longText, longTitle, longWord } from "../workbench/fixtures.ts";
import { Group, Specimen } from "../workbench/specimen.tsx";
import { Results, SearchForm, SearchResult, SiteMap } from "./search-parts.tsx";

export const examples: readonly Board[] = [
  {
    id: "recherche",
    title: "Recherche",
    note: "Le lien de l’en-tête, le champ, un résultat et le plan du site.",
    sheets: ["search"],
    component: Search,
  },
];

/** The search: its field, what is found, and the map. */
function Search({ settings, search }: BoardProps) {
  const { href } = useSite();
  return (
    <>
      <Group name="SearchLink">
        <SearchLink label={settings.labels.search} />
      </Group>
      <Group name="SearchForm">
        <SearchForm words={search.form} index="" />
      </Group>
      <Group name="Results">
        <Specimen label="Avant toute recherche : rien ne se voit">
          <Results words={search.results} />
        </Specimen>
      </Group>
      <Group name="SearchResult">
        <div className="search-results">
          <ol>
            <SearchResult
              kind={search.results.kinds.article}
              href={href("/decret-bacs-2026")}
              title={
                <>
                  <mark>Décret</mark> BACS
                </>
              }
              passage={
                <>
                  Ce que le <mark>décret</mark> demande aux bâtiments existants.
                </>
              }
              sections={
                <>
                  <li>
                    <a href={href("/decret-bacs-2026#par-ou-commencer")}>Par où commencer</a>
                  </li>
                  <li>
                    <a href={href("/decret-bacs-2026#verifications-et-inspections")}>
                      Après la mise en service
                    </a>
                  </li>
                </>
              }
            />
            <SearchResult kind={longWord} href={href("/services")} title={longTitle} passage={longText} />
          </ol>
        </div>
      </Group>
      <Group name="SiteMap">
        <SiteMap
          title={search.map.title}
          groups={[search.map.firm, { title: longWord, links: [{ label: longTitle, href: "/services" }] }]}
        />
      </Group>
    </>
  );
}
