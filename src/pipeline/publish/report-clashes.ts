import { groupBy } from "../../group-by.ts";
import type { OutputFile } from "../../model/model.ts";
import type { Report } from "../../problems/problem.ts";
import { foldPath } from "./fold-path.ts";
import { hasDotsOrGaps } from "./has-dots-or-gaps.ts";
import { parentFolders } from "./parent-folders.ts";

/**
 * Reports paths that cannot be written, and files that cannot stand side by side on every disk. A file whose path is in
 * `copied` has an author, who put it into `static/`.
 */
export function reportClashes(
  files: readonly OutputFile[],
  copied: ReadonlySet<string>,
  report: Report,
): void {
  reportUnusablePaths(files, report);
  reportSharedPaths(files, copied, report);
  reportFilesAsFolders(files, report);
}

function reportUnusablePaths(files: readonly OutputFile[], report: Report): void {
  for (const { path } of files) {
    if (hasDotsOrGaps(path)) {
      report({
        code: "route/invalid",
        severity: "error",
        file: `dist/${path}`,
        message: `“${path}” is no path inside the published folder`,
        hint: "write it without a slash at its ends and without “.” and “..”",
      });
    }
    if (/(?:^|\/)\.site-/.test(path)) {
      report({
        code: "route/output-clash",
        severity: "error",
        file: `dist/${path}`,
        message: "names that begin with “.site-” are kept for publishing itself",
        hint: "give the file another name",
      });
    }
  }
}

function reportSharedPaths(files: readonly OutputFile[], copied: ReadonlySet<string>, report: Report): void {
  const byFold = groupBy(files, ({ path }) => foldPath(path));
  for (const alike of byFold.values()) {
    if (alike.length < 2) continue;
    const paths = alike.map(({ path }) => path);
    const [first = "", ...others] = [...new Set(paths)];
    const own = paths.find((path) => copied.has(path));
    const isSame = others.length === 0;
    report({
      code: "route/output-clash",
      severity: "error",
      file: own === undefined ? `dist/${first}` : `static/${own}`,
      message: !isSame
        ? `${[first, ...others].join(" and ")} differ only by case or Unicode form, which some disks and hosts do not tell apart`
        : own === undefined
          ? `${paths.length} files claim this path`
          : `the site publishes a file of its own as ${own}`,
      hint:
        isSame && own !== undefined
          ? "give the file another name, or take it out of static/"
          : "rename all but one, in static/ or by their route",
    });
  }
}

function reportFilesAsFolders(files: readonly OutputFile[], report: Report): void {
  const firstInside = new Map<string, string>();
  for (const { path } of files) {
    for (const folder of parentFolders(path)) {
      const fold = foldPath(folder);
      if (!firstInside.has(fold)) firstInside.set(fold, path);
    }
  }
  for (const { path } of files) {
    const inside = firstInside.get(foldPath(path));
    if (inside === undefined) continue;
    report({
      code: "route/output-clash",
      severity: "error",
      file: `dist/${path}`,
      message: `this path is a file, and also the folder of ${inside}`,
      hint: "rename one of them, in static/ or by its route",
    });
  }
}
