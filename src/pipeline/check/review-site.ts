import type { ContentIn, SiteDefinition } from "../../define/define.ts";
import type { LoadedTemplates } from "../../define/renderer.ts";
import type { GeneratorSettings } from "../../define/settings.ts";
import { settingsFile } from "../../define/settings-file.ts";
import type { ParsedSource } from "../../model/model.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";

type Reviewed = Pick<LoadedTemplates, "explainThrow"> & {
  readonly site: Pick<SiteDefinition, "review">;
  readonly settings: GeneratorSettings;
  readonly sources: readonly ParsedSource[];
};

/** Runs the site’s own check of its content and settings, and turns its remarks into warnings. */
export function reviewSite(
  contents: readonly ContentIn[],
  { site, settings, sources, explainThrow }: Reviewed,
  report: Report,
): void {
  const locate = sources.find(({ file }) => file === settingsFile)?.locate;
  try {
    for (const { message, hint, setting } of remarksOf(contents, site, settings)) {
      const at = setting === undefined ? undefined : nearestPlace(locate, setting.split("."));
      report({
        code: "site/finding",
        severity: "warning",
        file: settingsFile,
        ...(at && { at }),
        message,
        ...(hint !== undefined && { hint }),
      });
    }
  } catch (error) {
    report(explainThrow(error, say("doing.review")));
  }
}

/** Each remark once, even if it is about several languages. */
function remarksOf(contents: readonly ContentIn[], site: Reviewed["site"], settings: GeneratorSettings) {
  const remarks = contents.flatMap(({ content, language }) => site.review(content, settings, language));
  return new Map(remarks.map((remark) => [JSON.stringify(remark), remark])).values();
}

/** A missing value has no position, so that of its nearest parent is used. */
function nearestPlace(locate: ParsedSource["locate"] | undefined, path: readonly string[]) {
  for (let length = path.length; length > 0; length -= 1) {
    const place = locate?.(path.slice(0, length), "key");
    if (place !== undefined) return place;
  }
  return undefined;
}
