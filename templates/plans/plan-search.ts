import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { SearchPageProps } from "../pages/search-page.tsx";
import type { SiteSettings } from "../schemas/settings.ts";
import { searchRoute } from "../search/search-route.ts";
import { mapSite } from "./map-site.ts";

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
