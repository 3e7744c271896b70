import { say, type Text } from "../../catalogue/message.ts";
import type { SiteDefinition, SiteLanguage, SiteSummary } from "../../define/define.ts";
import type { Problem, Report } from "../../problems/problem.ts";
import type { ContentIn } from "./collect-contents.ts";

/** The content of `llms.txt` in one of the languages of a site. */
export type SummaryIn = { readonly language: SiteLanguage; readonly summary: SiteSummary };

/** Asks the site for the content of `llms.txt` in every language. Empty when it wants none. */
export function planSummaries(
  contents: readonly ContentIn[],
  { summary }: Pick<SiteDefinition, "summary">,
  settings: unknown,
  explainThrow: (error: unknown, doing: Text) => Problem,
  report: Report,
): readonly SummaryIn[] {
  if (summary === undefined) return [];
  try {
    return contents.map(({ content, language }) => ({
      language,
      summary: summary(content, settings, language),
    }));
  } catch (error) {
    report(explainThrow(error, say("doing.plan-summary")));
    return [];
  }
}
