import { HelpButton } from "../../forms/help-button.tsx";
import type { ReportPrice, Tariff } from "../../pricing/report-price.ts";
import { fillIn } from "../../words/fill-in.ts";
import { formatEuros, formatNumber, formatSurface } from "../../words/french-number.ts";
import type { CalculatorWords } from "./calculator-schema.ts";

type PriceBoxProps = {
  readonly price: ReportPrice;
  readonly tariff: Tariff;
  /** The address of its link is the published one: this is drawn in the browser. */
  readonly words: CalculatorWords["price"];
};

/** The price of the visitor’s surface, and the sum that gives it. */
export function PriceBox({ price: priced, tariff, words }: PriceBoxProps) {
  const { tier, price, extra, isQuoteAdvised } = priced;
  const { base, rate } = tariff.tiers[tier];
  return (
    <div className="price-box">
      <div className="explained">
        <p>{words.label}</p>
        <HelpButton words={words.explain} />
      </div>
      <p className="price-figure">
        <b>{formatNumber(price)}</b> € <small>{words.tax}</small>
      </p>
      <table className="price-lines">
        <tbody>
          <tr>
            <th scope="row">{words.base[tier]}</th>
            <td>{formatEuros(base)}</td>
          </tr>
          {extra === 0 ? null : (
            <tr>
              <th scope="row">
                {fillIn(words.extra, { extra: formatSurface(extra), rate: formatEuros(rate) })}
              </th>
              <td>{formatEuros(extra * rate)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {isQuoteAdvised ? (
        <p className="price-quote">
          {words.quote} <a href={words.ask.href}>{words.ask.label}</a>
        </p>
      ) : null}
    </div>
  );
}
