import type { RenderedPage, Weighable } from "../../model/model.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { compareWithBudgets, sumOf } from "../../pipeline/check/check-budgets.ts";
import { type WeighedPage, weighPages } from "../../pipeline/check/weigh-pages.ts";
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
  const lines = describeWeight(weighed, settings);
  const heaviest = [...weighed.parts].sort((a, b) => b.bytes - a.bytes).slice(0, mostListed);
  return { isKnown, lines, heaviest: heaviest.map(({ path, bytes }) => ({ path, bytes })) };
}

/** Each weight of a page that a budget can be set for, in bytes or as a number of files. */
export function describeWeight(
  weighed: WeighedPage,
  { budgets }: Pick<Drawn["settings"], "budgets">,
): PageWeight["lines"] {
  return compareWithBudgets(weighed, budgets).map(({ field, budget, counted, isOver }) => {
    const isNumber = field === "preloadedFonts";
    return {
      what: kindOf(field),
      unit: isNumber ? ("files" as const) : ("bytes" as const),
      amount: isNumber ? counted.length : sumOf(counted),
      budget: budget === undefined || isNumber ? budget : Math.round(budget * 1000),
      isOver,
    };
  });
}

/** `field` is a field of the settings, which may be followed by the name of a group. */
function kindOf(field: string): BudgetKind {
  if (field === "islandScripts") return "scripts";
  return budgetKinds.find((kind) => field.split(".")[0] === kind) ?? "page";
}
