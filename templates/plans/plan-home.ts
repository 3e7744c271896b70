import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { HomePageProps } from "../pages/home-page.tsx";
import type { SiteSettings } from "../schemas/settings.ts";

export function planHome(
  { homePage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<HomePageProps>[] {
  return [{ route: "/", entry: homePage, props: { settings, words: homePage.data } }];
}
