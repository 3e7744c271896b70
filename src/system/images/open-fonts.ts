import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OpenFonts } from "../../define/lettering.ts";
import { hashOf } from "../../model/memory/hash.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";
import { createLettering } from "./create-lettering.ts";

/** Reads TrueType files below `templates/`, by name. Undefined, with a problem, when one is missing. */
export function openFonts(
  fonts: Readonly<Record<string, string>>,
  root: string,
  report: Report,
): OpenFonts | undefined {
  const files = new Map<string, Uint8Array>();
  for (const [name, path] of Object.entries(fonts)) {
    const file = join(root, "templates", path);
    if (existsSync(file)) files.set(name, readFileSync(file));
    else {
      report({
        code: "template/missing-asset",
        severity: "error",
        file: "templates/site.ts",
        message: say("template/missing-asset.font", { name, file: `templates/${path}` }),
        hint: say("template/missing-asset.font.hint"),
      });
    }
  }
  if (files.size < Object.keys(fonts).length) return undefined;
  return {
    digest: hashOf(...[...files].flat()),
    load: () => createLettering(files),
  };
}
