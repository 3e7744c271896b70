import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { SiteSettings } from "../settings.ts";
import type { LegalPageProps } from "./legal-page.tsx";

/** The legal notices, the conditions of sale and the privacy policy. */
export function planLegal(
  { legalNotices, privacyPolicy, salesConditions }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<LegalPageProps>[] {
  return [
    { route: "/mentions-legales", entry: legalNotices },
    { route: "/conditions-de-vente", entry: salesConditions },
    { route: "/politique-confidentialite", entry: privacyPolicy },
  ].map(({ route, entry }) => ({
    route,
    entry,
    props: { settings, words: entry.data, body: entry.body },
  }));
}
