import { Island, Link } from "charpente";
import { quoteAbove } from "../../pricing/report-price.ts";
import { fillIn } from "../../words/fill-in.ts";
import { formatSurface } from "../../words/french-number.ts";
import type { Report } from "../report-schema.ts";
import { ReportTiers } from "./report-tiers.tsx";

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
        when="touch"
      />
    </>
  );
}
