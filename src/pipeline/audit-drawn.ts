import { auditSite } from "../check/audit-site.ts";
import { checkAccessibility } from "../check/check-accessibility.ts";
import type { Kept } from "../model/memory/memory.ts";
import { isWorkbenchRoute } from "../model/route.ts";
import type { LetOthers } from "../model/schedule.ts";
import { createJudge } from "../words/checks.ts";
import type { Problem } from "../words/problem.ts";
import type { Drawn } from "./io/build-io.ts";

/** Runs the further checks of `site check` on a site that is already drawn. Calls `letOthers` after each page. */
export async function auditDrawn(
  drawn: Drawn,
  memory: Kept,
  letOthers: LetOthers,
): Promise<readonly Problem[]> {
  const { copied, ...rest } = drawn.unaudited;
  const rendered = drawn.pages.filter(({ page }) => !isWorkbenchRoute(page.route));
  // By far the slowest check. Its results stay in memory, where `auditSite` finds them.
  for (const page of rendered) {
    checkAccessibility([page], memory, () => {});
    await letOthers();
  }
  const problems: Problem[] = [];
  const judge = createJudge(drawn.site.checks);
  auditSite(
    { ...drawn, ...rest, rendered },
    { staticFiles: copied.map(({ path }) => path), memory },
    (problem) => {
      const judged = judge(problem);
      if (judged !== undefined) problems.push(judged);
    },
  );
  return problems;
}
