import type { OutputFile, RenderedPage } from "../model.ts";
import type { Report } from "../problem.ts";
import type { GeneratorSettings } from "../settings.ts";

type Weigh = (bytes: Uint8Array) => number;

/**
 * Compares what a page makes a visitor fetch with the site’s budgets. Weights are bytes after brotli, as `weigh`
 * measures them; a budget of 13 is 13,000 bytes.
 */
export function checkBudgets(
  pages: readonly RenderedPage[],
  files: readonly OutputFile[],
  base: string,
  budgets: GeneratorSettings["budgets"],
  weigh: Weigh,
  report: Report,
): void {
  if (Object.keys(budgets).length === 0) return;
  const byPath = new Map(files.map((file) => [file.path, file]));
  const weights = new Map<string, number>();
  const weightOf = (url: string): number => {
    const path = url.slice(base.length + 1);
    const file = byPath.get(path);
    const weight = weights.get(path) ?? (file === undefined ? 0 : weigh(file.bytes));
    weights.set(path, weight);
    return weight;
  };
  const encoder = new TextEncoder();
  for (const { page, html, facts } of pages) {
    const check = (name: "html" | "styles" | "scripts", weight: number) => {
      const budget = budgets[name];
      if (budget === undefined || weight <= budget * 1000) return;
      report({
        code: "page/budget",
        severity: "warning",
        file: page.sources[0] ?? "templates/site.ts",
        message: `the ${name} of ${page.route} weigh ${(weight / 1000).toFixed(1)} KB compressed, over the budget of ${budget} KB`,
        hint: "make the page lighter, or change budgets in content/site.yaml",
      });
    };
    const sum = (pattern: RegExp) =>
      [...new Set(facts.assets)]
        .filter((url) => pattern.test(url))
        .reduce((total, url) => total + weightOf(url), 0);
    check("html", weigh(encoder.encode(html)));
    check("styles", sum(/\.css$/));
    check("scripts", sum(/\.js$/));
  }
}
