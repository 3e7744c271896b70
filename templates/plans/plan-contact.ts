import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { ContactPageProps } from "../pages/contact-page.tsx";
import type { SiteSettings } from "../schemas/settings.ts";

export function planContact(
  { contactPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<ContactPageProps>[] {
  return [{ route: "/contact", entry: contactPage, props: { settings, words: contactPage.data } }];
}
