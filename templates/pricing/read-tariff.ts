import { type Figures, figureOf } from "../words/figures-schema.ts";
import { formatEuros, formatNumber } from "../words/french-number.ts";
import { reportPrice, type Tariff, toTariff } from "./report-price.ts";

/** The tariff of the report, of the figures in the settings. */
export function readTariff(figures: Figures): Tariff {
  return toTariff({
    flat: figureOf(figures, "prix-forfait"),
    flatUpTo: figureOf(figures, "surface-forfait"),
    rate: figureOf(figures, "prix-par-m2"),
    middleUpTo: figureOf(figures, "surface-moyenne"),
    largeRate: figureOf(figures, "prix-par-m2-au-dela"),
    quoteAbove: figureOf(figures, "surface-devis"),
  });
}

/** What follows from the tariff, for texts: the first whole square metre of a step, and the prices at its ends. */
export function nameTariff(figures: Figures) {
  const tariff = readTariff(figures);
  const { middle, large } = tariff.tiers;
  const price = (surface: number) => formatEuros(reportPrice(surface, tariff)?.price ?? 0);
  return {
    "surface-moyenne-debut": formatNumber(middle.above + 1),
    "prix-moyen-debut": price(middle.above + 1),
    "prix-moyen-fin": price(large.above),
    "prix-grand-debut": price(large.above + 1),
  };
}
