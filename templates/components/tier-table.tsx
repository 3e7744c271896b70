import { Island, Link } from "charpente";
import { ReportTiers } from "../islands/report-tiers.tsx";
import { fillIn } from "../pricing/fill-in.ts";
import { formatSurface } from "../pricing/french-number.ts";
import { quoteAbove } from "../pricing/report-price.ts";
import type { Report } from "../schemas/report.ts";

/** The tariff and what holds for all of it. */
export function TierTable({ words }: { readonly words: Report["tiers"] }) {
  const { columns, note, quote, rows, yours } = words;
  return (
    <>
      <p className="tiers-note">
        {fillIn(note, { quoteAbove: formatSurface(quoteAbove) })} <Link href={quote.href}>{quote.label}</Link>
      </p>
      <Island
        name="ReportTiers"
        component={ReportTiers}
        props={{ words: { columns, rows, yours } }}
        when="idle"
      />
    </>
  );
}
