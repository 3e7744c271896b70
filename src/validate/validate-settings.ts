import type { z } from "zod";
import type { ParsedSource } from "../model.ts";
import type { Report } from "../problem.ts";
import type { GeneratorSettings } from "../settings.ts";
import { settingsFile } from "../settings-file.ts";
import { checkValue } from "./check-value.ts";

/**
 * Reads `content/site.yaml` by the site’s schema. `url`, from the command line, wins over the origin there; the
 * origin comes without a slash at the end. Undefined, with problems, where the file is missing or does not fit.
 */
export function validateSettings(
  sources: readonly ParsedSource[],
  schema: z.ZodType<GeneratorSettings>,
  url: string | undefined,
  files: ReadonlySet<string>,
  report: Report,
): GeneratorSettings | undefined {
  const source = sources.find(({ file }) => file === settingsFile);
  if (source === undefined) {
    // A file that is there but cannot be read has its problem already.
    if (files.has(settingsFile)) return undefined;
    report({
      code: "entry/missing-file",
      severity: "error",
      file: settingsFile,
      message: "the site’s settings are not there",
      hint: "create the file with at least name: and url:",
    });
    return undefined;
  }
  const checked = checkValue(source.data, schema, source, [], report);
  if (!checked.fits) return undefined;
  const origin = url ?? checked.value.url;
  const at = source.locate(["url"], "value");
  if (new URL(origin).pathname !== "/") {
    report({
      code: "settings/invalid-origin",
      severity: "error",
      file: settingsFile,
      ...(at && { at }),
      message: `url is the origin of the site, but ${origin} has a path`,
      hint: "give the path with --base, and write url: https://www.example.org",
    });
    return undefined;
  }
  return { ...checked.value, url: new URL(origin).origin };
}
