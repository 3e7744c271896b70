import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { HomePageProps } from "../pages/home-page.tsx";
import type { SiteSettings } from "../schemas/settings.ts";
import { profileCards } from "./profile-cards.ts";

export function planHome(
  { homePage, profiles }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<HomePageProps>[] {
  const { title, order } = homePage.data.profiles;
  const words = { ...homePage.data, profiles: { title, list: profileCards(profiles, order) } };
  return [{ route: "/", entry: homePage, props: { settings, words } }];
}
