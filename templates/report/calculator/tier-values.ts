import { reportPrice, type TierName, tiers } from "../../pricing/report-price.ts";
import { formatEuros, formatNumber, formatSurface } from "../../words/french-number.ts";

/** From the smallest surfaces to the largest. */
export const tierNames: readonly TierName[] = ["flat", "middle", "large"];

/** The figures of a tier as its words name them. The lowest price is that of its first whole square metre. */
export function tierValues(name: TierName): { readonly [name: string]: string } {
  const { above, upTo, base, rate } = tiers[name];
  const price = (surface: number) => formatEuros(reportPrice(surface)?.price ?? 0);
  return {
    above: formatSurface(above),
    from: formatNumber(above + 1),
    base: formatEuros(base),
    rate: formatEuros(rate),
    lowest: price(above + 1),
    ...(upTo === undefined ? {} : { upTo: formatSurface(upTo), highest: price(upTo) }),
  };
}
