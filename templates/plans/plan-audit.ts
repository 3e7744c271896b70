import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { AuditPageProps } from "../pages/audit-page.tsx";
import type { SiteSettings } from "../schemas/settings.ts";

export function planAudit(
  { auditPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<AuditPageProps>[] {
  const updated = auditPage.data.overview.updates.map(({ date }) => date).toSorted();
  return [
    {
      route: "/audits-conformite-bacs",
      entry: auditPage,
      updated: updated.at(-1),
      props: { settings, words: auditPage.data },
    },
  ];
}
