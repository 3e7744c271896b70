import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OpenFonts } from "../../define/lettering.ts";
import { hashOf } from "../../memory/hash.ts";
import type { Report } from "../../problems/problem.ts";
import { createLettering } from "./create-lettering.ts";

/** Reads TrueType files below `templates/`, by name. Undefined, with a problem, where one is not there. */
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
        message: `the font “${name}” of the cards, templates/${path}, is not there`,
        hint: "put the TrueType file there, or correct its path under cards",
      });
    }
  }
  if (files.size < Object.keys(fonts).length) return undefined;
  return {
    digest: hashOf(...[...files].flat()),
    load: () => createLettering(files),
  };
}
