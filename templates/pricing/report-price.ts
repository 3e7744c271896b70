/** One step of the tariff: surfaces above `above` and up to `upTo`, in m². */
export type Tier = {
  readonly above: number;
  /** Undefined for no upper limit. */
  readonly upTo: number | undefined;
  /** Euros, before tax: the price at `above`. */
  readonly base: number;
  /** Euros for each m² above `above`. */
  readonly rate: number;
};

/** From the smallest surfaces to the largest. */
export const tierNames = ["flat", "middle", "large"] as const;
export type TierName = (typeof tierNames)[number];

/** The tariff of the report. Each step starts at the price where the one before ends. */
export type Tariff = {
  readonly tiers: { readonly [Name in TierName]: Tier };
  /** For surfaces above this many m², a quote is advised as well. */
  readonly quoteAbove: number;
};

/** The figures that a tariff is made of, in euros and m². */
type TariffFigures = {
  readonly flat: number;
  readonly flatUpTo: number;
  readonly rate: number;
  readonly middleUpTo: number;
  readonly largeRate: number;
  readonly quoteAbove: number;
};

/** Makes the tariff of its figures: the prices between the steps follow, so none can leap. */
export function toTariff(figures: TariffFigures): Tariff {
  const { flat, flatUpTo, rate, middleUpTo, largeRate, quoteAbove } = figures;
  // In cents, as 0.1 × 3 is not 0.3 to a computer.
  const middleEnd = Math.round((flat + (middleUpTo - flatUpTo) * rate) * 100) / 100;
  return {
    tiers: {
      flat: { above: 0, upTo: flatUpTo, base: flat, rate: 0 },
      middle: { above: flatUpTo, upTo: middleUpTo, base: flat, rate },
      large: { above: middleUpTo, upTo: undefined, base: middleEnd, rate: largeRate },
    },
    quoteAbove,
  };
}

/** The price of a report, and how it is computed. */
export type ReportPrice = {
  readonly tier: TierName;
  /** Euros before tax, rounded to the nearest one, half up. */
  readonly price: number;
  /** The m² that the rate of the tier applies to; 0 in the flat one. */
  readonly extra: number;
  readonly isQuoteAdvised: boolean;
};

/** The price for a surface in m². Undefined for zero and less. */
export function reportPrice(
  surface: number | undefined,
  { tiers, quoteAbove }: Tariff,
): ReportPrice | undefined {
  if (surface === undefined || !(surface > 0) || !Number.isFinite(surface)) return undefined;
  const tier = tierNames.find((name) => surface <= (tiers[name].upTo ?? Number.POSITIVE_INFINITY)) ?? "large";
  const { above, base, rate } = tiers[tier];
  const extra = rate === 0 ? 0 : surface - above;
  return { tier, price: Math.round(base + extra * rate), extra, isQuoteAdvised: surface > quoteAbove };
}

/**
 * Reads a surface as visitors write it: « 1 234,5 », « 1234.5 m² », any kind of space. Undefined for anything that is
 * not a number, for the ambiguous « 1.234 », and for numbers too large for an exact price.
 */
export function parseSurface(text: string): number | undefined {
  const plain = text.replace(/\s+/g, "").replace(/m[²2]$/i, "");
  if (!/^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(plain) || /^\d{1,3}\.\d{3}$/.test(plain)) return undefined;
  const surface = Number(plain.replace(",", "."));
  return surface <= Number.MAX_SAFE_INTEGER ? surface : undefined;
}
