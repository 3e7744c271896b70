import { TierRows } from "../components/tier-rows.tsx";
import { useEnteredSurface } from "../pricing/entered-surface.ts";
import { reportPrice } from "../pricing/report-price.ts";
import type { TierWords } from "../schemas/report.ts";

/** The tariff, with the row that the visitor’s surface falls into. Without it no row stands out. */
export function ReportTiers({ words }: { readonly words: TierWords }) {
  const { surface } = useEnteredSurface();
  return <TierRows words={words} selected={reportPrice(surface)?.tier} />;
}
