import type { RenderedPage, Weighable } from "../../model/model.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { compareWithBudgets } from "../../pipeline/check/check-budgets.ts";
import { weighPages } from "../../pipeline/check/weigh-pages.ts";
import { type BudgetKind, budgetKinds, type PageWeight } from "./page-description.ts";

const mostListed = 5;

/** The weights of a page and its budgets. `weigh` returns 0 for a file that is still being compressed. */
export function weighPage(
  rendered: RenderedPage,
  { files, settings }: Pick<Drawn, "files" | "settings">,
  base: string,
  weigh: (file: Weighable) => number,
): PageWeight {
  let isKnown = true;
  const note = (file: Weighable) => {
    const bytes = weigh(file);
    if (bytes === 0) isKnown = false;
    return bytes;
  };
  const [weighed] = weighPages([rendered], { files, base, weigh: note });
  if (weighed === undefined) return { isKnown: false, lines: [], heaviest: [] };
  const lines = compareWithBudgets(weighed, settings.budgets).map(({ field, budget, counted, isOver }) => {
    const isNumber = field === "preloadedFonts";
    const bytes = counted.reduce((sum, part) => sum + part.bytes, 0);
    return {
      what: kindOf(field),
      unit: isNumber ? ("files" as const) : ("bytes" as const),
      amount: isNumber ? counted.length : bytes,
      budget: budget === undefined || isNumber ? budget : Math.round(budget * 1000),
      isOver,
    };
  });
  const heaviest = [...weighed.parts].sort((a, b) => b.bytes - a.bytes).slice(0, mostListed);
  return { isKnown, lines, heaviest: heaviest.map(({ path, bytes }) => ({ path, bytes })) };
}

/** `field` is a field of the settings, which may be followed by the name of a group. */
function kindOf(field: string): BudgetKind {
  if (field === "islandScripts") return "scripts";
  return budgetKinds.find((kind) => field.split(".")[0] === kind) ?? "page";
}
