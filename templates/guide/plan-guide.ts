import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { SiteSettings } from "../settings.ts";
import type { GuidePageProps } from "./guide-page.tsx";

export function planGuide(
  { guidePage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<GuidePageProps>[] {
  return [{ route: "/telecharger-guide", entry: guidePage, props: { settings, words: guidePage.data } }];
}
