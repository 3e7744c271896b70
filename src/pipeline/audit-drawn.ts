import type { Memory } from "../model/memory/memory.ts";
import { isWorkbenchRoute } from "../model/route.ts";
import type { LetOthers } from "../model/schedule.ts";
import { createJudge } from "../problems/checks.ts";
import type { Problem } from "../problems/problem.ts";
import type { Drawn } from "./build-io.ts";
import { auditSite } from "./check/audit-site.ts";
import { checkAccessibility } from "./check/check-accessibility.ts";

/** What `site check` warns of besides the build, for a site that is drawn already. Others have their turn after each page. */
export async function auditDrawn(
  drawn: Drawn,
  memory: Pick<Memory, "get">,
  letOthers: LetOthers,
): Promise<readonly Problem[]> {
  const { copied, ...rest } = drawn.unaudited;
  const rendered = drawn.pages.filter(({ page }) => !isWorkbenchRoute(page.route));
  // By far the longest of the checks, which the memory keeps for each page.
  for (const page of rendered) {
    checkAccessibility([page], memory, () => {});
    await letOthers();
  }
  const problems: Problem[] = [];
  const judge = createJudge(drawn.site.checks);
  auditSite({ ...drawn, ...rest, rendered }, { staticFiles: copied, memory }, (problem) => {
    const judged = judge(problem);
    if (judged !== undefined) problems.push(judged);
  });
  return problems;
}
