import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { SiteSettings } from "../settings.ts";
import type { NotFoundPageProps } from "./not-found-page.tsx";

export function planNotFound(
  { notFoundPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<NotFoundPageProps>[] {
  return [
    { route: "/404", entry: notFoundPage, indexed: false, props: { settings, words: notFoundPage.data } },
  ];
}
