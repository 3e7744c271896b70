import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { RolePageProps } from "../pages/role-page.tsx";
import type { SiteSettings } from "../schemas/settings.ts";

export function planRole(
  { rolePage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<RolePageProps>[] {
  return [{ route: "/amo-smart", entry: rolePage, props: { settings, words: rolePage.data } }];
}
