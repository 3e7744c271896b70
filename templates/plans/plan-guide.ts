import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { GuidePageProps } from "../pages/guide-page.tsx";
import type { SiteSettings } from "../schemas/settings.ts";

export function planGuide(
  { guidePage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<GuidePageProps>[] {
  return [{ route: "/telecharger-guide", entry: guidePage, props: { settings, words: guidePage.data } }];
}
