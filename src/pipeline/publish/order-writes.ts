import { groupBy } from "../../group-by.ts";
import { writeRank } from "../../hosts/write-rank.ts";
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
