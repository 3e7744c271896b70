import type { PagePart } from "../model.ts";
import type { Report } from "../problem.ts";
import type { GeneratorSettings } from "../settings.ts";
import { settingsFile } from "../settings-file.ts";
import { firstPaintKinds, type WeighedPage } from "./weigh-pages.ts";

type Budgets = GeneratorSettings["budgets"];

/**
 * Compares what pages weigh with the site’s budgets; a budget of 13 is 13,000 bytes. A page over one is reported with
 * the heaviest file of what counts.
 */
export function checkBudgets(pages: readonly WeighedPage[], budgets: Budgets, report: Report): void {
  for (const { page, hasIsland, parts } of pages) {
    const of = (kinds: readonly PagePart["kind"][]) => parts.filter(({ kind }) => kinds.includes(kind));
    const warn = (message: string, field: string) =>
      report({
        code: "page/budget",
        severity: "warning",
        file: page.sources[0] ?? "templates/site.ts",
        message,
        hint: `make the page lighter, or change budgets.${field} in ${settingsFile}`,
      });
    const check = (what: string, field: string, budget: number | undefined, counted: readonly PagePart[]) => {
      const bytes = counted.reduce((sum, part) => sum + part.bytes, 0);
      if (budget === undefined || bytes <= Math.round(budget * 1000)) return;
      const weight = `${kilobytes(bytes)} compressed, over the budget of ${budget} KB`;
      warn(`${what} of ${page.route}: ${weight}. ${describeHeaviest(counted)}`, field);
    };

    const firstPaint = pickBudget("firstPaint", budgets, page.template);
    check("first paint", firstPaint.field, firstPaint.budget, of(firstPaintKinds));
    check("fonts", "fonts", budgets.fonts, of(["font", "preloaded-font"]));
    const preloaded = of(["preloaded-font"]);
    if (budgets.preloadedFonts !== undefined && preloaded.length > budgets.preloadedFonts) {
      const count = `${preloaded.length} files, over the budget of ${budgets.preloadedFonts}`;
      warn(`preloaded fonts of ${page.route}: ${count}. ${describeHeaviest(preloaded)}`, "preloadedFonts");
    }
    if (hasIsland) {
      check("scripts", "islandScripts", budgets.islandScripts, of(["script"]));
    } else {
      const scripts = pickBudget("scripts", budgets, page.template);
      check("scripts", scripts.field, scripts.budget, of(["script"]));
      check("whole page", "page", budgets.page, parts);
    }
  }
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
