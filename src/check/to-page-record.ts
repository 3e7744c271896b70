import type { PageRecord, RenderedPage } from "../model/model.ts";
import { sumWeights, type WeighedPage } from "./weigh-pages.ts";

/** A page as a row of the report; with weights if it was weighed. */
export function toPageRecord(rendered: RenderedPage, weighed: WeighedPage | undefined): PageRecord {
  const { route, template, sources } = rendered.page;
  const bytes = rendered.sizeBytes;
  if (weighed === undefined) return { route, template, sources, bytes };
  const weights = { ...sumWeights(weighed.parts), exact: weighed.isExact };
  return { route, template, sources, bytes, brotli: weights.html, weights };
}
