import type { ContentIn, GeneratedAsset } from "../../define/define.ts";
import type { LoadedTemplates } from "../../define/renderer.ts";
import { readText } from "../../html/read-text.ts";
import { reportTwins } from "../../model/assets.ts";
import { toLanguageFile } from "../../model/language.ts";
import { keys } from "../../model/memory/kinds.ts";
import { type Memory, remember } from "../../model/memory/memory.ts";
import type { Entry, Manifest, PageText, RenderedPage } from "../../model/model.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";

type Deriving = Pick<LoadedTemplates, "site" | "digest" | "explainThrow"> & {
  /** The base path of compiled texts. */
  readonly base: string;
  readonly settings: unknown;
  readonly contents: readonly ContentIn[];
  readonly entries: readonly Entry[];
  readonly manifest: Manifest;
  readonly memory: Memory;
};

/**
 * Asks the site for the files that it derives from its pages, for each language. Undefined, with a problem, when that
 * fails or a name is taken. Remembered while pages, content and settings stay the same.
 */
export function deriveAssets(
  rendered: readonly RenderedPage[],
  { site, digest, explainThrow, base, settings, contents, entries, manifest, memory }: Deriving,
  report: Report,
): readonly GeneratedAsset[] | undefined {
  const { derive } = site;
  if (derive === undefined) return [];
  const deriveIn = ({ content, language }: ContentIn): readonly GeneratedAsset[] => {
    const isOwn = ({ page }: RenderedPage) => (page.language ?? language.code) === language.code;
    const pages = rendered.filter((one) => isOwn(one) && one.page.indexed);
    const key = keys.derived(digest, base, JSON.stringify(settings), [
      ...entries.map((entry) => entry.digest),
      ...pages.flatMap((page) => [page.page.route, page.page.template, page.digest]),
      ...(contents.length > 1 ? [language.code] : []),
    ]);
    const derived = remember(memory, "derived", key, () =>
      derive(
        pages.map((page) => toText(page, memory)),
        content,
        settings,
        language,
      ),
    );
    return derived.map(({ path, text }) => ({ path: toLanguageFile(language.path, path), text }));
  };
  try {
    const derived = contents.flatMap(deriveIn);
    const names = derived.map(({ path }) => path);
    const taken = names.find((path, place) => path in manifest.assets || names.indexOf(path) < place);
    if (taken === undefined) return derived;
    reportTwins(taken, "derive", report);
  } catch (error) {
    report(explainThrow(error, say("doing.derive")));
  }
  return undefined;
}

function toText(rendered: RenderedPage, memory: Memory): PageText {
  const { page, facts, digest } = rendered;
  return {
    route: page.route,
    template: page.template,
    title: facts.title ?? "",
    description: facts.description ?? "",
    sections: remember(memory, "texts", keys.texts(digest), () => readText(rendered.html)),
  };
}
