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

/** The tariff of the report, from the smallest surfaces to the largest. Each step starts at the price where the one before ends. */
export const tiers = {
  flat: { above: 0, upTo: 500, base: 349, rate: 0 },
  middle: { above: 500, upTo: 2500, base: 349, rate: 0.5 },
  large: { above: 2500, upTo: undefined, base: 1349, rate: 0.3 },
} as const satisfies { readonly [name: string]: Tier };

export type TierName = keyof typeof tiers;

/** For surfaces above this many m², a quote is advised as well. */
export const quoteAbove = 10_000;

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
export function reportPrice(surface: number | undefined): ReportPrice | undefined {
  if (surface === undefined || !(surface > 0) || !Number.isFinite(surface)) return undefined;
  const tier = tierOf(surface);
  const { above, base, rate } = tiers[tier];
  const extra = rate === 0 ? 0 : surface - above;
  return { tier, price: Math.round(base + extra * rate), extra, isQuoteAdvised: surface > quoteAbove };
}

function tierOf(surface: number): TierName {
  if (surface <= tiers.flat.upTo) return "flat";
  return surface <= tiers.middle.upTo ? "middle" : "large";
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
