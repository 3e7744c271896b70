import type { SiteDefinition } from "../../define/define.ts";
import { isByFolder, levels } from "../../words/checks.ts";
import { type Message, say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";
import { suggestionHint } from "../../words/suggest.ts";

/** Refuses codes, levels and folders of `checks` that do not exist. Types find these too, but the build runs no tsc. */
export async function checkChosenLevels(
  { checks }: Pick<SiteDefinition, "checks">,
  files: ReadonlySet<string>,
  report: Report,
): Promise<void> {
  if (Object.keys(checks).length === 0) return;
  // Most builds need no other words of the catalogue.
  const { ruleCodes } = await import("../../words/catalogue.ts");
  const refuse = (message: Message, hint: Message) =>
    report({ code: "entry/unknown-field", severity: "error", file: "templates/site.ts", message, hint });
  const known: readonly string[] = ruleCodes;
  const isLevel = (level: unknown) => levels.some((each) => each === level);
  for (const [code, chosen] of Object.entries(checks)) {
    if (!known.includes(code))
      refuse(say("entry/unknown-field.check", { code }), suggestionHint(code, known, say("noun.checks")));
    const byFolder = isByFolder(chosen) ? chosen : {};
    for (const level of isByFolder(chosen) ? Object.values(byFolder) : [chosen])
      if (!isLevel(level))
        refuse(
          say("entry/unknown-field.level", { code, level: String(level) }),
          suggestionHint(String(level), levels, say("noun.levels")),
        );
    for (const folder of Object.keys(byFolder)) {
      if (!folder.startsWith("content") || holdsAny(files, folder)) continue;
      refuse(
        say("entry/unknown-field.folder", { code, folder }),
        suggestionHint(folder, foldersOf(files), say("noun.folders")),
      );
    }
  }
}

function holdsAny(files: ReadonlySet<string>, folder: string): boolean {
  return [...files].some((file) => file.startsWith(`${folder}/`));
}

function foldersOf(files: ReadonlySet<string>): readonly string[] {
  return [...new Set([...files].map((file) => file.slice(0, file.lastIndexOf("/"))))].sort();
}
