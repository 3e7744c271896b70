import { reportPrice, type Tariff } from "../../pricing/report-price.ts";
import { formatNumber, formatSurface } from "../../words/french-number.ts";
import type { OrderWords } from "./order-schema.ts";

type OrderSummaryProps = {
  readonly words: OrderWords["summary"];
  /** m², as confirmed. */
  readonly surface: number | undefined;
  readonly tariff: Tariff;
};

/** What the order comes to. */
export function OrderSummary({ words, surface, tariff }: OrderSummaryProps) {
  const price = reportPrice(surface, tariff);
  const isKnown = price !== undefined && surface !== undefined;
  return (
    <>
      <h3>{words.title}</h3>
      <dl className="order-price">
        <div>
          <dt>{words.surface}</dt>
          <dd>{isKnown ? formatSurface(surface) : "–"}</dd>
        </div>
        <div>
          <dt>{words.price}</dt>
          <dd className="order-figure">
            {isKnown ? (
              <>
                <b>{formatNumber(price.price)}</b> € <small>{words.tax}</small>
              </>
            ) : (
              words.unknown
            )}
          </dd>
        </div>
      </dl>
    </>
  );
}
