import type { RenderedPage } from "../../model/model.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";

/** Reports the faults of pages, which were found when the pages were drawn. */
export function checkPages(pages: readonly RenderedPage[], report: Report): void {
  for (const { page, facts } of pages) {
    for (const { code, message, hint } of facts.faults) {
      report({
        code,
        severity: "warning",
        file: page.sources[0] ?? "templates/site.ts",
        message: say("page/on-page", { message, page: page.route }),
        hint,
      });
    }
  }
}
