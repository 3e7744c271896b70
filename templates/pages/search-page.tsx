import { Enhancer, useSite } from "charpente";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { Layout } from "../components/layout.tsx";
import { storeyHeight } from "../components/level.ts";
import { SearchForm } from "../components/search-form.tsx";
import { SearchResults } from "../components/search-results.tsx";
import { SiteMap } from "../components/site-map.tsx";
import { Storey } from "../components/storey.tsx";
import { searchFile } from "../plans/derive-search.ts";
import type { MapGroup } from "../plans/map-site.ts";
import type { SearchWords } from "../schemas/search.ts";
import type { SiteSettings } from "../schemas/settings.ts";

export type SearchPageProps = {
  readonly settings: SiteSettings;
  readonly words: SearchWords;
  readonly groups: readonly MapGroup[];
};

/** One field over all pages. While nothing is asked, and where no script runs, the map of the site. */
export function SearchPage({ settings, words, groups }: SearchPageProps) {
  const { asset } = useSite();
  const { breadcrumb, form, map, results } = words;
  const search = <Enhancer name="enhancers/search.ts" beforePaint />;
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
        <SearchForm words={form} index={asset(searchFile)} />
      </Storey>
      <Storey level={0} className="search-floor">
        <SearchResults words={results} />
        <SiteMap title={map.title} groups={groups} />
      </Storey>
    </Layout>
  );
}
