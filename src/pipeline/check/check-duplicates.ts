import { groupBy } from "../../group-by.ts";
import type { RenderedPage } from "../../model/model.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";

/** Warns of pages with the same title or description, which search results cannot tell apart. */
export function checkDuplicates(rendered: readonly RenderedPage[], report: Report): void {
  const pages = rendered.filter(({ page }) => page.indexed);
  checkField(pages, "title", "page/duplicate-title", report);
  checkField(pages, "description", "page/duplicate-description", report);
}

function checkField(
  pages: readonly RenderedPage[],
  field: "title" | "description",
  code: "page/duplicate-title" | "page/duplicate-description",
  report: Report,
): void {
  const withText = pages.filter(({ facts }) => facts[field]);
  // The same name may be right in two languages.
  const groups = groupBy(withText, ({ page, facts }) => `${page.language ?? ""} ${facts[field]}`);
  for (const alike of groups.values()) {
    if (alike.length === 1) continue;
    const text = alike[0]?.facts[field] ?? "";
    for (const { page } of alike) {
      const others = alike.filter((other) => other.page !== page).map((other) => other.page.route);
      report({
        code,
        severity: "warning",
        file: page.sources[0] ?? "templates/site.ts",
        message: say(code, { page: page.route, text, others }),
        hint: say(field === "title" ? "page/duplicate-title.hint" : "page/duplicate-description.hint"),
      });
    }
  }
}
