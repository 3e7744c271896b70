import { expect, test } from "vitest";
import { planAudit } from "../../../templates/audit/audit-page.tsx";
import type { SiteContent } from "../../../templates/collections.ts";
import type { SiteSettings } from "../../../templates/settings.ts";

const plan = (...dates: readonly string[]) => {
  const data = { law: { updates: dates.map((date) => ({ date })) } };
  return planAudit(
    { applicability: { data: {} }, auditPage: { data } } as unknown as SiteContent,
    {} as SiteSettings,
  )[0];
};

test("the date of the audit page is that of its latest note, whatever the order of the notes", () => {
  expect(plan("2026-01-10", "2025-12-26")?.updated).toBe("2026-01-10");
  expect(plan("2025-12-26", "2026-01-10")?.updated).toBe("2026-01-10");
  expect(plan()?.updated).toBeUndefined();
});
