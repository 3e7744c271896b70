import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { SiteSettings } from "../settings.ts";
import type { RolePageProps } from "./role-page.tsx";

export function planRole(
  { rolePage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<RolePageProps>[] {
  return [{ route: "/amo-smart", entry: rolePage, props: { settings, words: rolePage.data } }];
}
