import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { ProfilePageProps } from "../pages/profile-page.tsx";
import type { SiteSettings } from "../schemas/settings.ts";

/** A page for every audience. */
export function planProfiles(
  { profiles, profilePage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<ProfilePageProps>[] {
  return profiles.all.map((entry) => ({
    route: profileRoute(entry.id),
    entry,
    props: { settings, words: profilePage.data, profile: entry.data },
  }));
}

export function profileRoute(id: string): string {
  return `/profil/${id}`;
}
