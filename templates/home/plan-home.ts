import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import { profileCards } from "../lists/profile-cards.ts";
import type { SiteSettings } from "../settings.ts";
import type { HomePageProps } from "./home-page.tsx";

export function planHome(
  { homePage, profiles }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<HomePageProps>[] {
  const { title, order } = homePage.data.profiles;
  const words = { ...homePage.data, profiles: { title, list: profileCards(profiles, order) } };
  return [{ route: "/", entry: homePage, props: { settings, words } }];
}
