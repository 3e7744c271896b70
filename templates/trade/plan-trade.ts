import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { SiteSettings } from "../settings.ts";
import type { TradePageProps } from "./trade-page.tsx";

export function planTrade(
  { tradePage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<TradePageProps>[] {
  return [{ route: "/notre-metier", entry: tradePage, props: { settings, words: tradePage.data } }];
}
