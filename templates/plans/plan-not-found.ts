import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { NotFoundPageProps } from "../pages/not-found-page.tsx";
import type { SiteSettings } from "../schemas/settings.ts";

export function planNotFound(
  { notFoundPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<NotFoundPageProps>[] {
  return [
    { route: "/404", entry: notFoundPage, indexed: false, props: { settings, words: notFoundPage.data } },
  ];
}
