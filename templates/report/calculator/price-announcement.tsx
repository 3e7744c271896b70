import type { ReportPrice } from "../../pricing/report-price.ts";
import { fillIn } from "../../words/fill-in.ts";
import { formatEuros } from "../../words/french-number.ts";
import type { CalculatorWords } from "./calculator-schema.ts";
import { useSettled } from "./use-settled.ts";

type PriceAnnouncementProps = {
  readonly price: ReportPrice | undefined;
  readonly words: CalculatorWords["price"];
  /** What is wrong with the surface, if anything is. */
  readonly error: string | undefined;
};

/** Announces the price to screen readers once the visitor has stopped typing. */
export function PriceAnnouncement({ price, words, error }: PriceAnnouncementProps) {
  const said = useSettled(error ?? (price === undefined ? "" : sentence(price, words)), 700);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}

function sentence({ price, isQuoteAdvised }: ReportPrice, words: CalculatorWords["price"]): string {
  const announcement = fillIn(words.announcement, { price: formatEuros(price) });
  return isQuoteAdvised ? `${announcement} ${words.quote}` : announcement;
}
