import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { TradePageProps } from "../pages/trade-page.tsx";
import type { SiteSettings } from "../schemas/settings.ts";

export function planTrade(
  { tradePage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<TradePageProps>[] {
  return [{ route: "/notre-metier", entry: tradePage, props: { settings, words: tradePage.data } }];
}
