import { reportPrice, type Tariff } from "../../pricing/report-price.ts";
import type { TierWords } from "./calculator-schema.ts";
import { useEnteredSurface } from "./entered-surface.ts";
import { TierRows } from "./tier-rows.tsx";

type ReportTiersProps = { readonly words: TierWords; readonly tariff: Tariff };

/** The tariff, with the row that the visitor’s surface falls into. Without it no row stands out. */
export function ReportTiers({ words, tariff }: ReportTiersProps) {
  const { surface } = useEnteredSurface();
  return <TierRows words={words} selected={reportPrice(surface, tariff)?.tier} />;
}
