import type { Connections } from "../define.ts";
import type { Report } from "../problem.ts";
import type { LoadedTemplates } from "../renderer.ts";
import type { GeneratorSettings } from "../settings.ts";

/** Asks the site which origins its islands connect to. */
export function askConnections(
  { site, explainThrow }: Pick<LoadedTemplates, "site" | "explainThrow">,
  settings: GeneratorSettings,
  report: Report,
): Connections {
  try {
    return site.connections(settings);
  } catch (error) {
    report(explainThrow(error, "asking for the connections of islands"));
    return {};
  }
}
