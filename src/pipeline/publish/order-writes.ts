import { groupBy } from "../../group-by.ts";
import { hostPaths } from "../../hosts/hosts.ts";
import type { OutputFile } from "../../model/model.ts";
import { compareText, type Report } from "../../words/problem.ts";
import { reportClashes } from "./report-clashes.ts";

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

/** 0 for files that pages load, 1 for pages, 2 for lists of pages such as sitemaps and feeds. */
export function writeRank(published: string): 0 | 1 | 2 {
  // A compressed file is written together with its original.
  const path = published.replace(/\.(?:br|gz)$/, "");
  if (path.endsWith(".html")) return 1;
  // Pages load everything in `assets/`, including a search index.
  if (path.startsWith("assets/")) return 0;
  return mapNames.test(path) || hostFiles.has(nameOf(path)) ? 2 : 0;
}

const mapNames =
  /(?:^|\/)(?:sitemap[^/]*\.xml|robots\.txt|llms\.txt|(?:feed|rss|atom)[^/]*\.(?:xml|json)|[^/]*\.(?:rss|atom)|search[^/]*\.json|sw\.js)$/;

const hostFiles = new Set(hostPaths.map(nameOf));

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
