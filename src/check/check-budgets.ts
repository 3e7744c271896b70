import type { GeneratorSettings } from "../define/settings.ts";
import { settingsFile } from "../define/settings-file.ts";
import { readNameOfWidth } from "../model/image-name.ts";
import type { PagePart } from "../model/model.ts";
import { say } from "../words/message.ts";
import type { Problem, Report } from "../words/problem.ts";
import { firstPaintKinds, type WeighedPage } from "./weigh-pages.ts";

type Budgets = GeneratorSettings["budgets"];

/**
 * One of a page’s budgets, and the files that count towards it. In kilobytes, except `preloadedFonts`, which is a
 * number of files.
 */
type BudgetLine = {
  readonly what: keyof typeof nouns;
  /** The field of `budgets` in the settings. */
  readonly field: string;
  readonly budget: number | undefined;
  readonly counted: readonly PagePart[];
  readonly isOver: boolean;
};

/**
 * Compares the weights of pages with the site’s budgets; a budget of 13 is 13,000 bytes. A page over a budget is
 * reported with the heaviest of the files that count.
 */
export function checkBudgets(pages: readonly WeighedPage[], budgets: Budgets, report: Report): void {
  for (const weighed of pages) {
    const { page } = weighed;
    for (const line of compareWithBudgets(weighed, budgets)) {
      if (line.budget === undefined || !line.isOver) continue;
      report({
        code: "page/budget",
        severity: "warning",
        file: page.sources[0] ?? "templates/site.ts",
        ...explainExcess(line, line.budget, page.route),
      });
    }
  }
}

/** All budgets of a page, including those that the site does not set. */
export function compareWithBudgets(
  { page, hasIsland, parts }: WeighedPage,
  budgets: Budgets,
): readonly BudgetLine[] {
  const of = (kinds: readonly PagePart["kind"][]) => parts.filter(({ kind }) => kinds.includes(kind));
  const weigh = (
    what: BudgetLine["what"],
    field: string,
    budget: number | undefined,
    counted: readonly PagePart[],
  ) => ({
    what,
    field,
    budget,
    counted,
    isOver: budget !== undefined && sumOf(counted) > Math.round(budget * 1000),
  });
  const firstPaint = pickBudget("firstPaint", budgets, page.template);
  const scripts = pickBudget("scripts", budgets, page.template);
  const preloaded = of(["preloaded-font"]);
  const { preloadedFonts } = budgets;
  return [
    weigh("first paint", firstPaint.field, firstPaint.budget, of(firstPaintKinds)),
    weigh("fonts", "fonts", budgets.fonts, of(["font", "preloaded-font"])),
    {
      what: "preloaded fonts",
      field: "preloadedFonts",
      budget: preloadedFonts,
      counted: preloaded,
      isOver: preloadedFonts !== undefined && preloaded.length > preloadedFonts,
    },
    hasIsland
      ? weigh("scripts", "islandScripts", budgets.islandScripts, of(["script"]))
      : weigh("scripts", scripts.field, scripts.budget, of(["script"])),
    weigh("whole page", "page", hasIsland ? undefined : budgets.page, parts),
  ];
}

export function sumOf(parts: readonly PagePart[]): number {
  return parts.reduce((sum, part) => sum + part.bytes, 0);
}

/** A group’s own budget, else the general one, with the name of its field. */
function pickBudget(field: "firstPaint" | "scripts", budgets: Budgets, group: string) {
  const bounds = budgets[field] ?? {};
  if (typeof bounds === "number") return { field, budget: bounds };
  const name = Object.hasOwn(bounds, group) ? group : "default";
  return { field: `${field}.${name}`, budget: bounds[name] };
}

const nouns = {
  "first paint": say("noun.first-paint"),
  fonts: say("noun.fonts"),
  "preloaded fonts": say("noun.preloaded-fonts"),
  scripts: say("noun.scripts"),
  "whole page": say("noun.whole-page"),
} as const;

function explainExcess(
  { what, field, counted }: BudgetLine,
  budget: number,
  page: string,
): Pick<Problem, "message" | "hint"> {
  const setting = { field, file: settingsFile };
  const [first] = [...counted].sort((a, b) => b.bytes - a.bytes);
  const heaviest = { file: first?.path ?? "", fileWeight: (first?.bytes ?? 0) / 1000 };
  const over = { what: nouns[what], page, budget };
  if (field === "preloadedFonts")
    return {
      message: say("page/budget.files", { ...over, weight: counted.length, ...heaviest }),
      hint: say("page/budget.hint", setting),
    };
  // To the byte, so that a page one byte over the budget does not appear to be within it.
  const weight = sumOf(counted) / 1000;
  const photograph = readNameOfWidth(heaviest.file);
  if (photograph === undefined)
    return {
      message: say("page/budget", { ...over, weight, ...heaviest }),
      hint: say("page/budget.hint", setting),
    };
  const { name, width } = photograph;
  const fitting = fittingWidth(width, heaviest.fileWeight, heaviest.fileWeight - (weight - budget));
  return {
    message: say("page/budget.photograph", { ...over, weight, name, nameWeight: heaviest.fileWeight, width }),
    hint:
      fitting === undefined
        ? say("page/budget.photographs.hint", setting)
        : say("page/budget.photograph.hint", { name, width: fitting, ...setting }),
  };
}

/** A narrower photograph shows too little. */
const leastWidth = 200;

/**
 * Estimates the width in px, a multiple of ten, at which a photograph weighs `most` bytes, from its `weight` at
 * `width`. Undefined when that is too narrow. Half the width has a quarter of the pixels, but more than a quarter of
 * the weight.
 */
function fittingWidth(width: number, weight: number, most: number): number | undefined {
  const share = Math.max(0, most) / weight;
  const fitting = Math.floor((width * share ** (1 / 1.6)) / 10) * 10;
  return fitting < leastWidth ? undefined : fitting;
}
