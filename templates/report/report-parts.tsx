import { Island, Link, useSite } from "charpente";
import { viewPath } from "../drawings/drawing-views.ts";
import { DrawnImage, useThemedFiles } from "../drawings/drawn-image.tsx";
import { buildingBays, buildingEnd, buildingStreet, reportCover } from "../drawings/report-building-views.ts";
import type { Tariff } from "../pricing/report-price.ts";
import { ReportTiers } from "./calculator/report-tiers.tsx";
import type { OrderProcess } from "./order/order-schema.ts";
import type { BuildingFiles } from "./report-building.tsx";
import type { ReportLimits as LimitsWords, Report } from "./report-schema.ts";

/** Share of the highest month, January to December, of an office building that is heated and cooled. */
const months = [98, 72, 62, 47, 34, 39, 29, 33, 44, 58, 79, 92];
/** The value to compare them with. */
const reference = 58;

/** The cover of the report, standing on the slab: its building, twelve months of consumption, its four parts. */
export function ReportSheet({ words }: { readonly words: Report["hero"]["sheet"] }) {
  return (
    <div className="report-sheet">
      <DrawnImage view={reportCover} alt={words.building} lazy={false} />
      <svg className="report-months" viewBox="0 0 264 74" role="img" aria-label={words.chart}>
        <path className="report-bars" d={months.map(bar).join("")} />
        <path className="report-reference" d={`M0 ${height(reference)}H264`} />
        <path className="report-base" d="M0 73H264" />
      </svg>
      <ul>
        {words.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </div>
  );
}

function bar(share: number, month: number): string {
  return `M${4 + month * 22} 73V${height(share)}h9V73z`;
}

function height(share: number): number {
  return Math.round(73 - share * 0.7);
}

/** From what is given to what the report can say of it: a table, on small screens one block per row. */
export function ReportLimits({ words }: { readonly words: LimitsWords }) {
  const { text, columns, rows, note, audit } = words;
  return (
    <>
      <p className="limits-text">{text}</p>
      <table className="limits" aria-labelledby="limites">
        <thead>
          <tr>
            <th scope="col">{columns.given}</th>
            <th scope="col">{columns.says}</th>
            <th scope="col">{columns.silent}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ given, says, silent }) => (
            <tr key={given}>
              <th scope="row">{given}</th>
              <td data-column={columns.says}>{says}</td>
              <td data-column={columns.silent}>{silent}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="limits-note">
        {note} <Link href={audit.href}>{audit.label}</Link>
      </p>
    </>
  );
}

type OrderStepsProps = { readonly words: OrderProcess; readonly delivery: "none" | "emailjs" };

/** What happens from the form to the report, and what to read before: in the page itself, whatever scripts do. */
export function OrderSteps({ words, delivery }: OrderStepsProps) {
  const { title, conditions } = words;
  return (
    <div className="order-steps">
      <h3>{title}</h3>
      <ol>
        {words[delivery].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {conditions === undefined ? null : (
        <p>
          {conditions.text} <Link href={conditions.link.href}>{conditions.link.label}</Link>
        </p>
      )}
    </div>
  );
}

/** The tariff and what holds for all of it. */
export function TierTable({ words, tariff }: { readonly words: Report["tiers"]; readonly tariff: Tariff }) {
  const { columns, note, quote, rows, yours } = words;
  return (
    <>
      <p className="tiers-note">
        {note} <Link href={quote.href}>{quote.label}</Link>
      </p>
      <Island
        name="ReportTiers"
        component={ReportTiers}
        props={{ words: { columns, rows, yours }, tariff }}
        when="touch"
      />
    </>
  );
}

/** The props of the calculator, with published addresses: in the browser there is no site context. */
export function useCalculatorProps({ title: _, ...words }: Report["calculator"], tariff: Tariff) {
  const { href } = useSite();
  const ask = { ...words.price.ask, href: href(words.price.ask.href) };
  const files: BuildingFiles = {
    bays: useThemedFiles(viewPath(buildingBays)),
    end: useThemedFiles(viewPath(buildingEnd)),
    street: useThemedFiles(viewPath(buildingStreet)),
  };
  return { words: { ...words, price: { ...words.price, ask } }, tariff, files };
}
