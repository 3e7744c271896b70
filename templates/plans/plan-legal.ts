import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { LegalPageProps } from "../pages/legal-page.tsx";
import type { SiteSettings } from "../schemas/settings.ts";

/** The legal notices and the privacy policy. */
export function planLegal(
  { legalNotices, privacyPolicy }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<LegalPageProps>[] {
  return [
    { route: "/mentions-legales", entry: legalNotices },
    { route: "/politique-confidentialite", entry: privacyPolicy },
  ].map(({ route, entry }) => ({
    route,
    entry,
    props: { settings, words: entry.data, body: entry.body },
  }));
}
