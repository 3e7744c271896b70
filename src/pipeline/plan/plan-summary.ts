import { say, type Text } from "../../catalogue/message.ts";
import type { Collections, Content, SiteDefinition, SiteSummary } from "../../define/define.ts";
import type { Problem, Report } from "../../problems/problem.ts";

/** Asks the site for the content of `llms.txt`. Undefined when it wants none. */
export function planSummary(
  content: Content<Collections>,
  { summary }: Pick<SiteDefinition, "summary">,
  settings: unknown,
  explainThrow: (error: unknown, doing: Text) => Problem,
  report: Report,
): SiteSummary | undefined {
  try {
    return summary?.(content, settings);
  } catch (error) {
    report(explainThrow(error, say("doing.plan-summary")));
    return undefined;
  }
}
