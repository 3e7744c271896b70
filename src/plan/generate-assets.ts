import type { Collections, Content, GeneratedAsset } from "../define.ts";
import { groupBy } from "../group-by.ts";
import { hashOf } from "../hash.ts";
import type { Entry } from "../model.ts";
import type { Report } from "../problem.ts";
import type { LoadedTemplates } from "../renderer.ts";

type Making = Pick<LoadedTemplates, "site" | "digest" | "explainThrow"> & {
  readonly settings: unknown;
  readonly base: string;
  readonly entries: readonly Entry[];
  readonly remember: <T>(kind: string, key: string, compute: () => T) => T;
};

/**
 * Asks the site for the files that it makes from its content. They are the same as long as the content is. One that
 * is asked for twice is made once; two that differ cannot share a path: pages could not tell which one they get.
 */
export function generateAssets(
  content: Content<Collections>,
  { site, digest, explainThrow, settings, base, entries, remember }: Making,
  report: Report,
): readonly GeneratedAsset[] {
  const key = hashOf(digest, base, JSON.stringify(settings), ...entries.map((entry) => entry.digest));
  try {
    return refuseTwins(
      remember("generated", key, () => site.assets(content, settings)),
      report,
    );
  } catch (error) {
    report(explainThrow(error, "making the assets"));
    return [];
  }
}

function refuseTwins(assets: readonly GeneratedAsset[], report: Report): readonly GeneratedAsset[] {
  return [...groupBy(assets, ({ path }) => path)].flatMap(([path, twins]) => {
    if (new Set(twins.map(({ text }) => text)).size === 1) return twins.slice(0, 1);
    report({
      code: "asset/duplicate",
      severity: "error",
      file: "templates/site.ts",
      message: `assets gives ${twins.length} different files the path ${path}`,
      hint: "give each a path of its own",
    });
    return [];
  });
}
