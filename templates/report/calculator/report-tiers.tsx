import { reportPrice } from "../../pricing/report-price.ts";
import type { TierWords } from "./calculator-schema.ts";
import { useEnteredSurface } from "./entered-surface.ts";
import { TierRows } from "./tier-rows.tsx";

/** The tariff, with the row that the visitor’s surface falls into. Without it no row stands out. */
export function ReportTiers({ words }: { readonly words: TierWords }) {
  const { surface } = useEnteredSurface();
  return <TierRows words={words} selected={reportPrice(surface)?.tier} />;
}
