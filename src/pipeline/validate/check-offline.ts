import type { GeneratorSettings } from "../../define/settings.ts";
import { settingsFile } from "../../define/settings-file.ts";
import type { Page, ParsedSource } from "../../model/model.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";
import { suggestionHint } from "../../words/suggest.ts";

/** Refuses an offline page that does not exist. */
export function checkOffline(
  { worker, page }: GeneratorSettings["offline"],
  pages: readonly Page[],
  sources: readonly ParsedSource[],
  report: Report,
): void {
  const routes = pages.map(({ route }) => route as string);
  if (worker !== "visited" || page === undefined || routes.includes(page)) return;
  const at = sources.find(({ file }) => file === settingsFile)?.locate(["offline", "page"], "value");
  report({
    code: "link/broken",
    severity: "error",
    file: settingsFile,
    ...(at && { at }),
    message: say("link/broken.offline", { page }),
    hint: suggestionHint(page, routes, say("noun.pages")),
  });
}
