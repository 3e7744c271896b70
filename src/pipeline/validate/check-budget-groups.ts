import type { GeneratorSettings } from "../../define/settings.ts";
import { settingsFile } from "../../define/settings-file.ts";
import type { ParsedSource } from "../../model/model.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";
import { suggestionHint } from "../../words/suggest.ts";

/** Refuses a budget for a group of pages that does not exist. */
export function checkBudgetGroups(
  budgets: GeneratorSettings["budgets"] | undefined,
  groups: readonly string[],
  sources: readonly ParsedSource[],
  report: Report,
): void {
  const known = ["default", ...groups];
  const source = sources.find(({ file }) => file === settingsFile);
  for (const field of ["firstPaint", "scripts"] as const) {
    const bounds = budgets?.[field] ?? {};
    for (const name of typeof bounds === "number" ? [] : Object.keys(bounds)) {
      if (known.includes(name)) continue;
      const at = source?.locate(["budgets", field, name], "key");
      report({
        code: "entry/unknown-field",
        severity: "error",
        file: settingsFile,
        ...(at && { at }),
        message: say("entry/unknown-field.group", { name }),
        hint: suggestionHint(name, known, say("noun.groups")),
      });
    }
  }
}
