import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { ReportPageProps } from "../pages/report-page.tsx";
import type { SiteSettings } from "../schemas/settings.ts";

export function planReport(
  { reportPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<ReportPageProps>[] {
  return [{ route: "/rapport-performance", entry: reportPage, props: { settings, words: reportPage.data } }];
}
