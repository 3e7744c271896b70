import type { GeneratorSettings } from "../../define/settings.ts";
import type { RenderedPage } from "../../model/model.ts";
import { isWorkbenchRoute } from "../../model/route.ts";
import { compareWithBudgets, sumOf } from "./check-budgets.ts";
import { type WeighedPage, type Weighing, weighPages } from "./weigh-pages.ts";

/**
 * Weighs only the pages that may be over a budget. Compressing as strongly as hosts do takes fifty times as long as a
 * quick compression, whose result is never smaller: a page that is within its budgets with the quick one needs no exact
 * weight. Pages of the workbench have no budget, because visitors never load them.
 */
export function weighSuspects(
  pages: readonly RenderedPage[],
  budgets: GeneratorSettings["budgets"],
  weighing: Weighing,
): readonly WeighedPage[] {
  return weighNear(pages, budgets, weighing, 1);
}

/** Weighs only the pages that may be over a share of a budget, from 0 to 1. */
export function weighNear(
  pages: readonly RenderedPage[],
  budgets: GeneratorSettings["budgets"],
  { files, base, weigh }: Weighing,
  share: number,
): readonly WeighedPage[] {
  if (Object.keys(budgets).length === 0) return [];
  const suspects = new Set<string>();
  const published = pages.filter(({ page }) => !isWorkbenchRoute(page.route));
  for (const page of weighPages(published, { files, base, weigh: (file) => weigh(file, "quickly") })) {
    const isNear = compareWithBudgets(page, budgets).some(
      ({ field, budget = Number.POSITIVE_INFINITY, isOver, counted }) =>
        isOver || (field !== "preloadedFonts" && sumOf(counted) > Math.round(budget * 1000) * share),
    );
    if (isNear) suspects.add(page.page.route);
  }
  const heavy = pages.filter(({ page }) => suspects.has(page.route));
  return weighPages(heavy, { files, base, weigh });
}
