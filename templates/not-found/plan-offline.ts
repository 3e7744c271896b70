import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { SiteSettings } from "../settings.ts";
import type { OfflinePageProps } from "./offline-page.tsx";

/** The page for visitors without network, only where there is a service worker to show it. */
export function planOffline(
  { notFoundPage }: Pick<SiteContent, "notFoundPage">,
  settings: SiteSettings,
): readonly PagePlan<OfflinePageProps>[] {
  const { worker, page } = settings.offline;
  if (worker !== "visited" || page === undefined) return [];
  const words = notFoundPage.data.offline;
  return [{ route: page, entry: notFoundPage, indexed: false, props: { settings, words } }];
}
