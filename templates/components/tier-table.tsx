import { Link } from "charpente";
import { fillIn } from "../pricing/fill-in.ts";
import { formatSurface } from "../pricing/french-number.ts";
import { quoteAbove, type TierName } from "../pricing/report-price.ts";
import { tierValues } from "../pricing/tier-values.ts";
import type { Report, TierRow } from "../schemas/report.ts";

const names: readonly TierName[] = ["flat", "middle", "large"];

/** The tariff, a row a tier. */
export function TierTable({ words }: { readonly words: Report["tiers"] }) {
  const { columns, note, quote, rows } = words;
  return (
    <>
      <p className="tiers-note">
        {fillIn(note, { quoteAbove: formatSurface(quoteAbove) })} <Link href={quote.href}>{quote.label}</Link>
      </p>
      <table className="tiers">
        <thead>
          <tr>
            <th scope="col">{columns.surface}</th>
            <th scope="col">{columns.rule}</th>
            <th scope="col">{columns.price}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <Row key={name} tier={name} words={rows[name]} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Row({ tier, words }: { readonly tier: TierName; readonly words: TierRow }) {
  const values = tierValues(tier);
  return (
    <tr data-tier={tier}>
      <th scope="row">{fillIn(words.surface, values)}</th>
      <td>
        <span>{fillIn(words.rule, values)}</span> <span>{fillIn(words.detail, values)}</span>
      </td>
      <td>{fillIn(words.price, values)}</td>
    </tr>
  );
}
