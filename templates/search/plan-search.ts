import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import { searchRoute } from "../layout/search-route.ts";
import type { SiteSettings } from "../settings.ts";
import { mapSite } from "./map-site.ts";
import type { SearchPageProps } from "./search-page.tsx";

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
