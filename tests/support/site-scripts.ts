import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { projectRoot } from "./run-site.ts";

/**
 * The scripts that `templates/site.ts` names, as paths below `templates/`. Read off its text: to run it here would run
 * what the bundler takes as text.
 */
const text = readFileSync(join(projectRoot, "templates/site.ts"), "utf8");

export const enhancerFiles = listIn(/^ {2}enhancers: \[([^\]]*)\]/m);
export const islandFiles = listIn(/^ {2}islands: \{([^}]*)\}/m);
export const enhancerNames = enhancerFiles.map((file) => basename(file, ".ts"));

function listIn(list: RegExp): readonly string[] {
  const [, inside = ""] = list.exec(text) ?? [];
  const files = [...inside.matchAll(/"([^"]+\.tsx?)"/g)].map(([, file = ""]) => file);
  if (files.length === 0) throw new Error(`templates/site.ts has no list like ${list}`);
  return files;
}
