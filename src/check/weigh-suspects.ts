import type { GeneratorSettings } from "../define/settings.ts";
import type { RenderedPage } from "../model/model.ts";
import { isWorkbenchRoute } from "../model/route.ts";
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
  weighing: Weighing,
  share: number,
): readonly WeighedPage[] {
  if (Object.keys(budgets).length === 0) return [];
  const published = pages.filter(({ page }) => !isWorkbenchRoute(page.route));
  const isNear = (weighed: WeighedPage) => isNearBudget(weighed, budgets, share);
  const near = new Set(weighPages(published, weighing, "quickly").filter(isNear).map(routeOf));
  return weighPages(
    pages.filter(({ page }) => near.has(page.route)),
    weighing,
  );
}

/** Weighs every page: exactly where it may be over a budget, else quickly. */
export function weighAll(
  pages: readonly RenderedPage[],
  budgets: GeneratorSettings["budgets"],
  weighing: Weighing,
): readonly WeighedPage[] {
  const exact = new Map(weighSuspects(pages, budgets, weighing).map((page) => [routeOf(page), page]));
  return weighPages(pages, weighing, "quickly").map((page) => exact.get(routeOf(page)) ?? page);
}

function isNearBudget(weighed: WeighedPage, budgets: GeneratorSettings["budgets"], share: number): boolean {
  return compareWithBudgets(weighed, budgets).some(
    ({ field, budget = Number.POSITIVE_INFINITY, isOver, counted }) =>
      isOver || (field !== "preloadedFonts" && sumOf(counted) > Math.round(budget * 1000) * share),
  );
}

function routeOf({ page }: WeighedPage): string {
  return page.route;
}
