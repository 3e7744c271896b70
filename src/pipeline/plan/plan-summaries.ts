import type { ContentIn, SiteDefinition, SiteLanguage, SiteSummary } from "../../define/define.ts";
import type { LoadedTemplates } from "../../define/renderer.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";

/** The content of `llms.txt` in one of the languages of a site. */
export type SummaryIn = { readonly language: SiteLanguage; readonly summary: SiteSummary };

/** Asks the site for the content of `llms.txt` in every language. Empty when it wants none. */
export function planSummaries(
  contents: readonly ContentIn[],
  { summary }: Pick<SiteDefinition, "summary">,
  settings: unknown,
  explainThrow: LoadedTemplates["explainThrow"],
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
