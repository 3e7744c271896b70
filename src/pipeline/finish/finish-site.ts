import type { SiteDefinition } from "../../define/define.ts";
import type { GeneratorSettings } from "../../define/settings.ts";
import type { OutputFile, Page, RenderedPage, WorkerScripts } from "../../model/model.ts";
import { drawRedirects } from "./draw-redirects.ts";
import { finishPages } from "./finish-pages.ts";
import { chooseOutput, makeHostFiles } from "./host-files.ts";
import { makeFeeds } from "./make-feeds.ts";
import { makeLlmsTexts } from "./make-llms-text.ts";
import { makeMaps } from "./make-maps.ts";
import { makeWorker } from "./make-worker.ts";

type Finishing = {
  readonly site: Pick<SiteDefinition, "language" | "languages" | "words">;
  readonly settings: GeneratorSettings;
  readonly base: string;
  /** The planned pages, in the order of their routes. */
  readonly pages: readonly Page[];
  readonly feeds: Parameters<typeof makeFeeds>[0];
  readonly summaries: Parameters<typeof makeLlmsTexts>[0];
  readonly redirects: Parameters<typeof drawRedirects>[1]["redirects"];
  readonly policy: Parameters<typeof makeHostFiles>[1]["policy"];
  /** All published files that are neither pages nor made from them. */
  readonly others: readonly OutputFile[];
  readonly readWorkerScripts: () => WorkerScripts;
};

/**
 * Returns all published files. `plain`: pages, redirects, sitemaps, feeds, the worker and `others`. `hostFiles`: the
 * configuration of the hosts.
 */
export function finishSite(
  rendered: readonly RenderedPage[],
  finishing: Finishing,
): { readonly plain: readonly OutputFile[]; readonly hostFiles: readonly OutputFile[] } {
  const { site, settings, base, pages, feeds, summaries, redirects, policy, others } = finishing;
  const { offline, timeZone } = settings;
  const output = { ...settings.output, ...chooseOutput(settings.output) };
  const address = { origin: settings.url, base };
  const kept = [
    ...others,
    ...finishPages(rendered, output.pages),
    ...drawRedirects(rendered, { ...address, ...site, redirects, output: output.pages }),
    ...makeMaps(pages, { ...address, language: site.language }),
    ...makeFeeds(feeds, { ...address, language: site.language, timeZone }),
    ...makeLlmsTexts(summaries, rendered, { ...address, asMarkdown: output.markdown }),
  ];
  const worker = makeWorker(rendered, {
    base,
    languages: site.languages,
    offline,
    scripts: finishing.readWorkerScripts,
    files: kept,
  });
  const plain = [...kept, ...worker];
  return {
    plain,
    hostFiles: makeHostFiles(rendered, { ...address, ...output, redirects, policy, files: plain }),
  };
}
