import type { SiteDefinition } from "../../define/define.ts";
import type { GeneratorSettings } from "../../define/settings.ts";
import { escapeHtml } from "../../html/escape.ts";
import { isNotFoundPage, toLanguageRoute } from "../../model/language.ts";
import { hashOfAll } from "../../model/memory/hash.ts";
import type {
  OutputFile,
  Page,
  PageOutput,
  RenderedPage,
  SiteLanguage,
  SiteLanguages,
  WorkerScripts,
} from "../../model/model.ts";
import { encodeRoute, type Route, readRoute } from "../../model/route.ts";
import { chooseOutput, makeHostFiles } from "./host-files.ts";
import { makeFeeds } from "./make-feeds.ts";
import { makeLlmsTexts, makeMaps } from "./make-maps.ts";
import { makePolicy } from "./policies.ts";

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

/** The file or files of a page, from the root of `dist/`. */
export function outputPaths(
  { route, language }: { readonly route: Route; readonly language?: string | undefined },
  output: PageOutput,
): readonly string[] {
  if (route === "/") return ["index.html"];
  const path = route.slice(1);
  if (isNotFoundPage({ route, language })) return [`${path}.html`];
  switch (output) {
    case "both":
      return [`${path}/index.html`, `${path}.html`];
    case "directory":
      return [`${path}/index.html`];
    case "file":
      return [`${path}.html`];
  }
}

/** The HTML files of all pages. */
export function finishPages(pages: readonly RenderedPage[], output: PageOutput): readonly OutputFile[] {
  return pages.flatMap((rendered) =>
    outputPaths(rendered.page, output).map((path) => new PageFile(path, rendered)),
  );
}

/** A class, because every object literal with a getter gets its own hidden class in V8. */
class PageFile implements OutputFile {
  readonly digest: string;
  readonly sizeBytes: number;
  readonly #rendered: RenderedPage;

  constructor(
    readonly path: string,
    rendered: RenderedPage,
  ) {
    this.digest = rendered.digest;
    this.sizeBytes = rendered.sizeBytes;
    this.#rendered = rendered;
  }

  get bytes(): Uint8Array {
    return this.#rendered.bytes;
  }
}

type Redirecting = {
  readonly redirects: readonly { readonly from: Route; readonly to: Route }[];
  readonly output: PageOutput;
  readonly origin: string;
  readonly base: string;
  readonly languages: SiteLanguages;
};

/**
 * For hosts without redirects: a page at each old address, which sends browsers to the new one and contains a link to
 * it.
 */
function drawRedirects(
  pages: readonly RenderedPage[],
  { redirects, output, ...site }: Redirecting,
): readonly OutputFile[] {
  if (redirects.length === 0) return [];
  const byRoute = new Map(pages.map((rendered) => [rendered.page.route, rendered]));
  const { origin, base, languages } = site;
  return redirects.flatMap(({ from, to }) => {
    const path = base + encodeRoute(to);
    const { page, facts } = byRoute.get(to) ?? {};
    const language = languages.find(({ code }) => code === page?.language) ?? languages[0];
    const bytes = Buffer.from(drawPage(path, facts?.title ?? origin + base + to, { origin, language }));
    return outputPaths({ route: from }, output).map((file) => ({ path: file, bytes }));
  });
}

function drawPage(
  path: string,
  title: string,
  { origin, language }: { readonly origin: string; readonly language: SiteLanguage },
): string {
  const {
    code,
    direction,
    words: { pageMoved = title },
  } = language;
  const [words, name, address] = [escapeHtml(pageMoved), escapeHtml(title), escapeHtml(path)];
  return [
    "<!DOCTYPE html>",
    `<html lang="${escapeHtml(code)}"${direction === "rtl" ? ' dir="rtl"' : ""}>`,
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${makePolicy({}, { trustedTypes: true })}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${words}</title>`,
    `<link rel="canonical" href="${origin}${address}">`,
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    "</head>",
    `<body><main><h1>${words}</h1><p><a href="${address}">${name}</a></p></main></body>`,
    "</html>",
    "",
  ].join("\n");
}

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
function makeWorker(
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
        pages.find(({ page: { route } }) => route === toLanguageRoute(path, readRoute(page)));
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
        fallback: fallback && base + encodeRoute(fallback.page.route),
        ...(others.length > 0 && {
          others: others.map(({ path, own }) => ({ path, fallback: base + encodeRoute(own.page.route) })),
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
