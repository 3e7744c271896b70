import type { Offer, Service } from "schema-dts";
import { type Tier, tiers } from "../pricing/report-price.ts";
import { describeService } from "../structured-data/describe-service.ts";
import type { Absolute } from "../structured-data/identifiers.ts";
import { fillIn } from "../words/fill-in.ts";
import { tierNames, tierValues } from "./calculator/tier-values.ts";
import type { Report } from "./report-schema.ts";

/** The report as a service, with an offer for each tier of its tariff. Prices are before tax. */
export function describeReport(words: Report, route: string, absolute: Absolute): Service {
  const { breadcrumb, hero, seo, tiers: table } = words;
  const offers = tierNames.map((tier) => {
    const surface = fillIn(table.rows[tier].surface, tierValues(tier));
    return describeTier(tiers[tier], `${breadcrumb.here}, ${surface}`);
  });
  return describeService({ name: hero.title, description: seo.description, href: route, offers }, absolute);
}

function describeTier({ above, upTo, base, rate }: Tier, name: string): Offer {
  const eligibleQuantity = {
    "@type": "QuantitativeValue",
    minValue: above,
    ...(upTo !== undefined && { maxValue: upTo }),
    unitCode: squareMetre,
  } as const;
  const beforeTax = { priceCurrency, valueAddedTaxIncluded: false, eligibleQuantity } as const;
  const part = { "@type": "UnitPriceSpecification", priceCurrency } as const;
  return {
    "@type": "Offer",
    name,
    priceSpecification:
      rate === 0
        ? { "@type": "PriceSpecification", price: base, ...beforeTax }
        : {
            "@type": "CompoundPriceSpecification",
            ...beforeTax,
            // The second part is for each square metre above the start of the tier.
            priceComponent: [
              { ...part, price: base },
              { ...part, price: rate, unitCode: squareMetre },
            ],
          },
  };
}

const priceCurrency = "EUR";
const squareMetre = "MTK";
