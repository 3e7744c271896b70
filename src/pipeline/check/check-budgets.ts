import type { GeneratorSettings } from "../../define/settings.ts";
import { settingsFile } from "../../define/settings-file.ts";
import type { PagePart } from "../../model/model.ts";
import type { Report } from "../../problems/problem.ts";
import { firstPaintKinds, type WeighedPage } from "./weigh-pages.ts";

type Budgets = GeneratorSettings["budgets"];

/** One of a page’s budgets, and what counts towards it. Kilobytes but for `preloadedFonts`, which is a number of files. */
export type BudgetLine = {
  readonly what: string;
  /** The field of `budgets` in the settings. */
  readonly field: string;
  readonly budget: number | undefined;
  readonly counted: readonly PagePart[];
  readonly isOver: boolean;
};

/**
 * Compares what pages weigh with the site’s budgets; a budget of 13 is 13,000 bytes. A page over one is reported with
 * the heaviest file of what counts.
 */
export function checkBudgets(pages: readonly WeighedPage[], budgets: Budgets, report: Report): void {
  for (const weighed of pages) {
    const { page } = weighed;
    for (const { what, field, budget, counted, isOver } of compareWithBudgets(weighed, budgets)) {
      if (!isOver) continue;
      const comes =
        field === "preloadedFonts"
          ? `${counted.length} files, over the budget of ${budget}`
          : `${kilobytes(sumOf(counted))} compressed, over the budget of ${budget} KB`;
      report({
        code: "page/budget",
        severity: "warning",
        file: page.sources[0] ?? "templates/site.ts",
        message: `${what} of ${page.route}: ${comes}. ${describeHeaviest(counted)}`,
        hint: `make the page lighter, or change budgets.${field} in ${settingsFile}`,
      });
    }
  }
}

/** Every budget that a page could have, those that the site does not set included. */
export function compareWithBudgets(
  { page, hasIsland, parts }: WeighedPage,
  budgets: Budgets,
): readonly BudgetLine[] {
  const of = (kinds: readonly PagePart["kind"][]) => parts.filter(({ kind }) => kinds.includes(kind));
  const weigh = (what: string, field: string, budget: number | undefined, counted: readonly PagePart[]) => ({
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

function sumOf(parts: readonly PagePart[]): number {
  return parts.reduce((sum, part) => sum + part.bytes, 0);
}

/** A group’s own budget, else the common one, and the field that says so. */
function pickBudget(field: "firstPaint" | "scripts", budgets: Budgets, group: string) {
  const bounds = budgets[field] ?? {};
  if (typeof bounds === "number") return { field, budget: bounds };
  const name = Object.hasOwn(bounds, group) ? group : "default";
  return { field: `${field}.${name}`, budget: bounds[name] };
}

function describeHeaviest(parts: readonly PagePart[]): string {
  const [first] = [...parts].sort((a, b) => b.bytes - a.bytes);
  return first === undefined ? "" : `The heaviest file is ${first.path}, ${kilobytes(first.bytes)}`;
}

/** To the byte: what is one byte over must not read as if it were within. */
function kilobytes(bytes: number): string {
  return `${bytes / 1000} KB`;
}
