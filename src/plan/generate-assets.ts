import type { Collections, Content, GeneratedAsset } from "../define.ts";
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

/** Asks the site for the files that it makes from its content. They are the same as long as the content is. */
export function generateAssets(
  content: Content<Collections>,
  { site, digest, explainThrow, settings, base, entries, remember }: Making,
  report: Report,
): readonly GeneratedAsset[] {
  const key = hashOf(digest, base, JSON.stringify(settings), ...entries.map((entry) => entry.digest));
  try {
    return remember("generated", key, () => site.assets(content, settings));
  } catch (error) {
    report(explainThrow(error, "making the assets"));
    return [];
  }
}
