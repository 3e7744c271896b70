import type { RenderedPage } from "../../model/model.ts";
import { isWorkbenchRoute } from "../../model/route.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";

/** Reports what the policy of a page would make the browser refuse, once for each kind of page. */
export function checkPolicy(pages: readonly RenderedPage[], report: Report): void {
  const reported = new Set<string>();
  for (const { page, facts } of pages) {
    if (isWorkbenchRoute(page.route)) continue;
    for (const refused of facts.policy.refused) {
      const key = `${page.template} ${refused}`;
      if (reported.has(key)) continue;
      reported.add(key);
      report({
        code: "page/policy",
        severity: "warning",
        file: page.sources[0] ?? "templates/site.ts",
        message: say("page/policy", { page: page.route, refused }),
        hint: say("page/policy.hint"),
      });
    }
  }
}
