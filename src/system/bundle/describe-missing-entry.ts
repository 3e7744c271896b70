import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { location } from "vfile-location";
import { findSiteFile, listFiles } from "../../store/read-files.ts";
import { say } from "../../words/message.ts";
import type { Problem } from "../../words/problem.ts";
import { suggest } from "../../words/suggest.ts";
import { noFile } from "./advise-on.ts";

/**
 * The problem of a style, an enhancer or an island that the site’s definition lists and that has no file. `wanted` is
 * its path from the site’s folder.
 */
export function describeMissingEntry(root: string, wanted: string): Problem {
  const name = withoutFolder(wanted);
  const file = `templates/${basename(findSiteFile(root) ?? "site.ts")}`;
  const files = listFiles(join(root, "templates"), "templates");
  const near = suggest(
    name,
    files.map(({ path }) => withoutFolder(path)),
  );
  return {
    code: "template/syntax",
    severity: "error",
    file,
    ...placeIn(join(root, file), name),
    message: say("template/syntax.missing", { wanted }),
    hint: near === undefined ? noFile : say("near-word", { word: near }),
  };
}

function withoutFolder(path: string): string {
  return path.replace(/^templates\//, "");
}

/** Where the name is written in the file. Nothing where it is computed. */
function placeIn(path: string, name: string): Pick<Problem, "at"> {
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  const offset = text.indexOf(name);
  const { line, column } = location(text).toPoint(offset) ?? {};
  return line === undefined || column === undefined ? {} : { at: { line, column, length: name.length } };
}
