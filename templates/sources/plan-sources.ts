import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { SiteSettings } from "../settings.ts";
import type { SourcesPageProps } from "./sources-page.tsx";

export function planSources(
  { sourcesPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<SourcesPageProps>[] {
  return [{ route: "/sources", entry: sourcesPage, props: { settings, words: sourcesPage.data } }];
}
