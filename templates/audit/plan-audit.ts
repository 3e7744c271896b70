import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { SiteSettings } from "../settings.ts";
import type { AuditAndRulesProps } from "./audit-page.tsx";

export function planAudit(
  { applicability, auditPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<AuditAndRulesProps>[] {
  const updated = auditPage.data.law.updates.map(({ date }) => date).toSorted();
  return [
    {
      route: "/audits-conformite-bacs",
      entry: auditPage,
      updated: updated.at(-1),
      props: { settings, words: auditPage.data, rules: applicability.data },
    },
  ];
}
