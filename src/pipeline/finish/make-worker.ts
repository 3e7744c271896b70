import type { GeneratorSettings } from "../../define/settings.ts";
import { toLanguageRoute } from "../../model/language.ts";
import { hashOfAll } from "../../model/memory/hash.ts";
import type { OutputFile, RenderedPage, SiteLanguages, WorkerScripts } from "../../model/model.ts";

type WorkerSite = {
  readonly base: string;
  readonly languages: SiteLanguages;
  readonly offline: GeneratorSettings["offline"];
  readonly scripts: () => WorkerScripts;
  /** All other published files. */
  readonly files: readonly OutputFile[];
};

/** The path of the service worker. It controls the pages below this path. */
const workerPath = "sw.js";

/**
 * The service worker that the settings ask for: one that caches visited pages, one that removes the cache, or none. Its
 * text changes with every page and asset, so that browsers notice; other files are not cached.
 */
export function makeWorker(
  pages: readonly RenderedPage[],
  { base, languages, offline, scripts, files }: WorkerSite,
): readonly OutputFile[] {
  switch (offline.worker) {
    case "none":
      return [];
    case "retired":
      return [toFile({ base }, scripts().retired)];
    case "visited": {
      const { page = "" } = offline;
      const find = (path: string) =>
        pages.find(({ page: { route } }) => route === toLanguageRoute(path, page));
      const fallback = find("");
      const others = languages.slice(1).flatMap(({ path }) => {
        const own = find(path);
        return own === undefined ? [] : [{ path: `${base}${path}`, own }];
      });
      const assets = [...(fallback ? [fallback] : []), ...others.map(({ own }) => own)]
        .flatMap(({ facts }) => facts.loads.map(({ url }) => url))
        .filter((url) => url.startsWith(`${base}/assets/`));
      const kept = {
        base,
        fallback: fallback && base + fallback.page.route,
        ...(others.length > 0 && {
          others: others.map(({ path, own }) => ({ path, fallback: base + own.page.route })),
        }),
        assets: [...new Set(assets)].sort(),
        build: hashOfAll(files.flatMap((file) => [file.path, file.digest ?? ""])),
      };
      return [toFile(kept, scripts().worker)];
    }
  }
}

function toFile(kept: object, script: string): OutputFile {
  return { path: workerPath, bytes: Buffer.from(`const kept=${JSON.stringify(kept)};${script}`) };
}
