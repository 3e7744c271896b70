import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { SiteSettings } from "../settings.ts";
import type { ContactPageProps } from "./contact-page.tsx";

export function planContact(
  { contactPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<ContactPageProps>[] {
  return [{ route: "/contact", entry: contactPage, props: { settings, words: contactPage.data } }];
}
