import { groupBy } from "../../group-by.ts";
import { writeRank } from "../../hosts/write-rank.ts";
import type { OutputFile } from "../../model/model.ts";
import { foldPath, hasDotsOrGaps, parentFolders } from "../../model/published-path.ts";
import { say } from "../../words/message.ts";
import { compareText, type Report } from "../../words/problem.ts";

/**
 * Files in the order of writing: assets, then the pages that need them, then sitemaps and feeds. Reports two
 * files that cannot coexist on every disk; `copied` are those of `static/`.
 */
export function orderWrites(
  files: readonly OutputFile[],
  report: Report,
  copied: readonly OutputFile[] = [],
): readonly OutputFile[] {
  const byRank = groupBy(files, ({ path }) => writeRank(path));
  const ordered = ([0, 1, 2] as const).flatMap((rank) =>
    [...(byRank.get(rank) ?? [])].sort((a, b) => compareText(a.path, b.path)),
  );
  reportClashes(ordered, new Set(copied.map(({ path }) => path)), report);
  return ordered;
}

/**
 * Reports paths that cannot be written, and files that cannot coexist on every disk. Files in `copied` are from
 * `static/`, where an author has put them.
 */
function reportClashes(files: readonly OutputFile[], copied: ReadonlySet<string>, report: Report): void {
  reportUnusablePaths(files, report);
  reportSharedPaths(files, copied, report);
  reportFilesAsFolders(files, report);
  reportSharedAddresses(files, report);
}

function reportUnusablePaths(files: readonly OutputFile[], report: Report): void {
  for (const { path } of files) {
    if (hasDotsOrGaps(path)) {
      report({
        code: "route/invalid",
        severity: "error",
        file: `dist/${path}`,
        message: say("route/invalid.published", { path }),
        hint: say("route/invalid.published.hint"),
      });
    }
    if (/(?:^|\/)\.site-/.test(path)) {
      report({
        code: "route/output-clash",
        severity: "error",
        file: `dist/${path}`,
        message: say("route/output-clash.reserved"),
        hint: say("route/output-clash.reserved.hint"),
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
        ? say("route/output-clash.alike", { paths: [first, ...others] })
        : own === undefined
          ? say("route/output-clash.same", { count: paths.length })
          : say("route/output-clash.generated", { path: own }),
      hint:
        isSame && own !== undefined
          ? say("route/output-clash.generated.hint")
          : say("route/output-clash.rename.hint"),
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
      message: say("route/output-clash.folder", { inside }),
      hint: say("route/output-clash.folder.hint"),
    });
  }
}

/** The page `/feed.json`, written as `feed.json.html`, has the address of the file `feed.json`, which hosts send first. */
function reportSharedAddresses(files: readonly OutputFile[], report: Report): void {
  const folds = new Map(files.map(({ path }) => [foldPath(path), path] as const));
  for (const { path } of files) {
    const other = path.endsWith(".html") ? folds.get(foldPath(path.slice(0, -".html".length))) : undefined;
    if (other === undefined) continue;
    report({
      code: "route/output-clash",
      severity: "error",
      file: `dist/${path}`,
      message: say("route/output-clash.address", { path: other }),
      hint: say("route/output-clash.folder.hint"),
    });
  }
}
