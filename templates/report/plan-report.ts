import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { SiteSettings } from "../settings.ts";
import type { ReportPageProps } from "./report-page.tsx";

export function planReport(
  { reportPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<ReportPageProps>[] {
  return [{ route: "/rapport-performance", entry: reportPage, props: { settings, words: reportPage.data } }];
}
