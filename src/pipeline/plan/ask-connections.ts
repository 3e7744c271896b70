import type { Connections } from "../../define/define.ts";
import type { LoadedTemplates } from "../../define/renderer.ts";
import type { GeneratorSettings } from "../../define/settings.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";

/** Asks the site which origins its islands connect to. */
export function askConnections(
  { site, explainThrow }: Pick<LoadedTemplates, "site" | "explainThrow">,
  settings: GeneratorSettings,
  report: Report,
): Connections {
  try {
    return site.connections(settings);
  } catch (error) {
    report(explainThrow(error, say("doing.connections")));
    return {};
  }
}
