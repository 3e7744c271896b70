import type { GeneratorSettings } from "../../define/settings.ts";
import type { RenderedPage } from "../../model/model.ts";
import { isWorkbenchRoute } from "../../model/route.ts";
import { checkBudgets } from "./check-budgets.ts";
import { type WeighedPage, type Weighing, weighPages } from "./weigh-pages.ts";

/**
 * Weighs the pages that may be over one of their budgets, and leaves the others out. Compressing as hard as hosts do
 * takes fifty times as long as compressing quickly, which is never lighter: a page that is within its budgets even so
 * needs no more. Pages of the workbench have no budget: no visitor fetches them.
 */
export function weighSuspects(
  pages: readonly RenderedPage[],
  budgets: GeneratorSettings["budgets"],
  { files, base, weigh }: Weighing,
): readonly WeighedPage[] {
  if (Object.keys(budgets).length === 0) return [];
  const suspects = new Set<string>();
  const published = pages.filter(({ page }) => !isWorkbenchRoute(page.route));
  for (const page of weighPages(published, { files, base, weigh: (file) => weigh(file, "quickly") })) {
    checkBudgets([page], budgets, () => suspects.add(page.page.route));
  }
  const heavy = pages.filter(({ page }) => suspects.has(page.route));
  return weighPages(heavy, { files, base, weigh });
}
