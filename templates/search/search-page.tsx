import { Enhancer, type PagePlan, useSite } from "charpente";
import type { SiteContent } from "../collections.ts";
import { Breadcrumb } from "../layout/contents.tsx";
import { searchRoute } from "../layout/header.tsx";
import { Layout } from "../layout/layout.tsx";
import { Storey, storeyHeight } from "../layout/storey.tsx";
import type { SiteSettings } from "../settings.ts";
import { type MapGroup, mapSite, Results, SearchForm, SiteMap } from "./search-parts.tsx";
import type { SearchWords } from "./search-schema.ts";

export type SearchPageProps = {
  readonly settings: SiteSettings;
  readonly words: SearchWords;
  readonly groups: readonly MapGroup[];
};

/** One field over all pages. Without a query, and without scripts, the page shows the map of the site. */
export function SearchPage({ settings, words, groups }: SearchPageProps) {
  const { asset } = useSite();
  const { breadcrumb, form, map, results } = words;
  const search = <Enhancer name="search/search.ts" beforePaint />;
  return (
    <Layout settings={settings} sheet="search" seo={words.seo} head={search}>
      <Storey level={storeyHeight} className="page-head search-head" labelledBy="titre">
        <Breadcrumb
          label={settings.labels.breadcrumb}
          links={[{ label: breadcrumb.home, href: "/" }]}
          here={breadcrumb.here}
        />
        <h1 id="titre">{words.title}</h1>
        <p className="page-lead">{words.lead}</p>
        <SearchForm words={form} index={asset("search-data.js")} />
      </Storey>
      <Storey level={0} className="search-floor">
        <Results words={results} />
        <SiteMap title={map.title} groups={groups} />
      </Storey>
    </Layout>
  );
}

export function planSearch(
  content: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<SearchPageProps>[] {
  const { searchPage } = content;
  return [
    {
      route: searchRoute,
      entry: searchPage,
      props: { settings, words: searchPage.data, groups: mapSite(content, settings) },
    },
  ];
}
