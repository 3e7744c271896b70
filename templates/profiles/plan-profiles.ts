import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import { profileRoute } from "../lists/profile-cards.ts";
import type { SiteSettings } from "../settings.ts";
import type { ProfilePageProps } from "./profile-page.tsx";

/** A page for every audience. */
export function planProfiles(
  { applicability, profiles, profilePage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<ProfilePageProps>[] {
  return profiles.all.map((entry) => ({
    route: profileRoute(entry.id),
    entry,
    props: {
      settings,
      words: profilePage.data,
      profile: entry.data,
      id: entry.id,
      rules: applicability.data,
    },
  }));
}
