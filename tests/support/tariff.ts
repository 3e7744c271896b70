import { toTariff } from "../../templates/pricing/report-price.ts";

/** The tariff of the specification. */
export const tariff = toTariff({
  flat: 349,
  flatUpTo: 500,
  rate: 0.5,
  middleUpTo: 2500,
  largeRate: 0.3,
  quoteAbove: 10_000,
});
