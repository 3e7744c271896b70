import { toPageRecord } from "../check/check-budgets.ts";
import { checkSite, type FinishedSite } from "../check/check-site.ts";
import type { Endings } from "../check/read-elements.ts";
import { readFacts } from "../check/read-facts.ts";
import type { LoadedTemplates } from "../define/renderer.ts";
import { keepWhile } from "../model/memory/memory.ts";
import type {
  BuildOutcome,
  OutputFile,
  Page,
  PageRecord,
  Picture,
  RenderedFeed,
  RenderedPage,
} from "../model/model.ts";
import { joinMarkup } from "../model/model.ts";
import { once } from "../once.ts";
import { listOff } from "../words/checks.ts";
import { createFindings } from "../words/findings.ts";
import { gatherAssets, type SiteAssets } from "./gather-assets.ts";
import type { BuildIo, BuildOptions, DrawingInputs, Redraw, Run } from "./io/build-io.ts";
import { collectContents } from "./plan/collect-contents.ts";
import { deriveAssets } from "./plan/generate-assets.ts";
import { planPages } from "./plan/plan-pages.ts";
import { planSite, type SitePlan } from "./plan-site.ts";
import { compressFiles } from "./publish/compress-files.ts";
import { orderWrites } from "./publish/order-writes.ts";
import {
  addImages,
  type CheckedContent,
  type CompiledTexts,
  checkContent,
  compileTexts,
  completeContent,
  loadSources,
  readContent,
} from "./read-content.ts";
import { finishPages, finishSite } from "./render/finish-site.ts";
import { chooseOutput } from "./render/host-files.ts";
import { createPageRenderer, type Drawing, renderFeeds, renderPages } from "./render/render-pages.ts";
import { begin, everySoOften } from "./steps.ts";
import { listMissing } from "./validate/wait-for-facts.ts";

export type { BuildIo, BuildOptions, DrawingInputs, Drawn } from "./io/build-io.ts";

/** Builds a site: from the files of `content/`, `templates/` and `static/` to those of `dist/`, all of them or none. */
export function build(io: BuildIo, options: BuildOptions): Promise<BuildOutcome>;
/** Returns undefined when `signal` was aborted before all pages were drawn. A later abort has no effect. */
export function build(
  io: BuildIo,
  options: BuildOptions,
  signal: AbortSignal,
): Promise<BuildOutcome | undefined>;
export async function build(
  io: BuildIo,
  options: BuildOptions,
  signal = new AbortController().signal,
): Promise<BuildOutcome | undefined> {
  const { io: noted, end } = withReads(io);
  try {
    return await buildOnce(noted, options, signal);
  } finally {
    end();
  }
}

async function buildOnce(
  io: BuildIo,
  options: BuildOptions,
  signal: AbortSignal,
): Promise<BuildOutcome | undefined> {
  const findings = createFindings(io.siteFile?.());
  const { report } = findings;
  const refusal = new AbortController();
  const run: Run = { io, options, findings, signal, refusal: refusal.signal };
  const refuse = (made: Partial<Made> = {}): BuildOutcome => {
    tellReads();
    return { status: "refused", heldBack: [], shownDrafts: [], pages: [], ...made, problems: findings.all() };
  };

  // Templates, styles and scripts are bundled in processes of their own, while this one reads and parses the content.
  const loading = begin(io.measure("templates", () => io.loadTemplates(report, options.now)));
  const bundling = begin(
    loading.then((loaded) => loaded && io.measure("bundle", () => io.bundleAssets(loaded, report))),
  );
  await io.handOver();
  const early = readContent(run);
  const loaded = await loading;
  const tellReads = once(() => loaded?.reads?.problems().forEach(report));
  if (loaded === undefined) {
    early.problems.forEach(report);
    return refuse();
  }
  const read = await completeContent(run, early, loaded.site);
  findings.judgeBy(loaded.site.checks);
  const elsewhere = await loadSources(run, loaded);
  const sources = elsewhere.map(({ name, status, loadedAt }) => ({ name, status, loadedAt }));
  const written = addImages(read, elsewhere);

  // Settings and entries are checked against the schemas of the site, and what waits is left out.
  await io.handOver();
  const content = await checkContent(run, loaded, written, elsewhere);
  if (content === undefined) {
    // Its problems are reported with the others.
    await bundling;
    return refuse({ sources });
  }
  const { templates, settings, heldBack, shownDrafts } = content;
  const off = listOff(templates.site.checks);

  // Markdown runs here, as far as the schedule decides: `site dev` compiles a text when a page first reads it.
  const texts = await compileTexts(run, content);
  if (texts === undefined) {
    refusal.abort();
    return undefined;
  }

  const stop = async () => {
    refusal.abort();
    if (signal.aborted) return undefined;
    // Problems of the remaining texts and of bundled files are reported as well.
    await io.measure("markdown", () => texts.compileAll(everySoOften(io.handOver)));
    await bundling;
    return refuse({ heldBack, off, sources });
  };

  // The site says which pages and files it wants of this content, and everything that they point to gets its name.
  const plan = planSite(run, written, content, texts);
  if (plan === undefined) return stop();
  const assets = await gatherAssets(run, written.files, content, plan, bundling);
  if (assets === undefined) return stop();

  const inputs: DrawingInputs = {
    site: templates.site,
    settings,
    sources: written.sources,
    parsed: written.parsed,
    entries: texts.entries,
    places: texts.places,
    heldBack,
    waiting: content.waits.waiting,
    redraw: createRedraw(content, texts, plan, assets),
  };
  io.onPlanned?.(inputs);

  // Pages are drawn, and all other files made from them. The last texts are compiled before the last page is drawn.
  const drawn = await drawSite(run, content, texts, plan, assets);
  if (drawn === undefined) return stop();
  const { files, copied, compressed } = await makeFiles(run, content, plan, assets, drawn);

  // The site is checked as it would be published.
  const finished: FinishedSite = {
    ...inputs,
    factsIn: content.factsIn,
    names: written.names,
    contents: plan.contents,
    images: plan.images,
    planned: plan.pages,
    rendered: drawn.rendered,
    pictures: drawn.pictures,
    copied,
    files,
    base: options.base,
    now: options.now,
  };
  const isCompressed = compressed.some(({ path }) => path.endsWith(".br"));
  const pages = await inspect(run, finished, templates.explainThrow, isCompressed);
  tellReads();
  const missing = listMissing(content.waits, templates.site, written.parsed, texts);
  const made: Made = { heldBack, shownDrafts, pages, off, dropped: texts.countDropped(), missing, sources };
  if (findings.hasErrors() || (options.strict && findings.all().length > 0)) return refuse(made);
  io.onDrawn?.({
    ...inputs,
    pages: drawn.rendered,
    files,
    missing,
    derived: drawn.derived,
    feeds: plan.feeds.flatMap(({ files }) => Object.values(files)),
    finished,
  });

  // All files are written, or none.
  const outgoing =
    compressed.length === 0 ? files : orderWrites([...files, ...compressed], findings.note, copied);
  if (findings.hasErrors()) return refuse(made);
  const result = await io.measure("publish", () => io.publish(outgoing, settings.url));
  if (result.status === "failed") {
    findings.note(result.problem);
    return refuse(made);
  }
  const bytes = outgoing.reduce((sum, file) => sum + (file.sizeBytes ?? file.bytes.byteLength), 0);
  return { ...made, ...result, files: outgoing.length, bytes, problems: findings.all() };
}

/**
 * The `BuildIo` of one build that notes what templates read besides their content, and remembers nothing that depends on
 * an unknown read. `end` is to be called after the build.
 */
function withReads(io: BuildIo): { readonly io: BuildIo; readonly end: () => void } {
  let loaded: LoadedTemplates | undefined;
  return {
    io: {
      ...io,
      loadTemplates: async (report, now) => {
        loaded = await io.loadTemplates(report, now);
        loaded?.reads?.begin();
        return loaded;
      },
      loadSources: (sources, tools) => {
        const reads = loaded?.reads;
        if (reads === undefined) return io.loadSources(sources, tools);
        // What a source returns is kept, but its schema runs in each build, like that of a collection.
        const check: typeof tools.check = (...given) => reads.resume(() => tools.check(...given));
        return reads.pause(() => io.loadSources(sources, { ...tools, check }));
      },
      memory: keepWhile(() => loaded?.reads?.areKnown() ?? true, io.memory),
    },
    end: () => loaded?.reads?.end(),
  };
}

type Made = Pick<
  BuildOutcome,
  "heldBack" | "shownDrafts" | "pages" | "off" | "dropped" | "missing" | "sources"
>;

/** Pages, feeds and pictures as they are published, with everything that they point to. */
type DrawnSite = {
  /** In the order of their routes, without those that cannot be drawn. */
  readonly rendered: readonly RenderedPage[];
  readonly feeds: readonly RenderedFeed[];
  /** Everything that pages point to, and the files of the app. */
  readonly assets: readonly OutputFile[];
  /** The pictures that pages point to. Some may not be drawn yet. */
  readonly pictures: readonly Picture[];
  /** The paths of the files derived from the pages, such as a search index. */
  readonly derived: readonly string[];
};

/**
 * Draws the pages, then the files that the site derives from them, then the `late` pages, which point to these files.
 * Undefined when a text has an error, when files cannot be derived, or when the build was aborted.
 */
async function drawSite(
  { io, findings, signal }: Run,
  { templates, settings }: CheckedContent,
  texts: CompiledTexts,
  plan: SitePlan,
  assets: SiteAssets,
): Promise<DrawnSite | undefined> {
  const endings: Endings = new Map();
  const drawing: Drawing = {
    ...templates,
    origin: settings.url,
    manifest: assets.manifest,
    cards: plan.cards.images,
    linkedPages: plan.linkedPages,
    routes: plan.linkTargets,
    readFacts: (page, language) => readFacts(page, endings, settings.url, language),
    seal: assets.seal,
    progress: (done, total) => io.progress("render", done, total),
  };
  const isLate = ({ template }: Page) => templates.site.pages[template]?.late === true;
  const firstPages = plan.pages.filter((page) => !isLate(page));
  const { render, end } = createPageRenderer(drawing, firstPages.length);
  const { pages: form } = chooseOutput(settings.output);
  const first = await io.measure("render", () =>
    io.schedule.draw({
      pages: firstPages,
      before: [texts.compileAll, assets.makeDrawings],
      planCards: plan.cards.plan,
      draw: render,
      layOut: (page) => [...finishPages([page], form), ...assets.filesFor(page.html)],
      isSound: () => !findings.hasErrors() && !texts.hasErrors(),
      mayGoOn: () => !signal.aborted && !findings.hasErrors("texts"),
    }),
  );
  if (first === undefined) return undefined;
  end();

  const derived = io.measure("finish", () =>
    deriveAssets(first, plan.contents, texts.entries, assets.manifest, templates),
  );
  if (derived === undefined) return undefined;
  const derivedFiles = assets.addDerived(derived);
  const latePages = plan.pages.filter(isLate);
  await plan.cards.plan(latePages);
  const late = io.measure("render", () =>
    renderPages(latePages, { ...drawing, manifest: assets.lateManifest() }),
  );
  const feeds = io.measure("render", () => renderFeeds(plan.feeds, drawing));
  const byPage = new Map([...first, ...late].map((one) => [one.page, one]));
  return {
    rendered: plan.pages.flatMap((page) => byPage.get(page) ?? []),
    feeds,
    pictures: assets.pictures(),
    assets: await assets.finish(),
    derived: derivedFiles.map(({ path }) => path),
  };
}

/** All files of a site. */
type SiteFiles = {
  /** From `static/`. */
  readonly copied: readonly OutputFile[];
  /** The published files in the order of writing, without `compressed`. */
  readonly files: readonly OutputFile[];
  /** Compressed copies of some of `files`, for hosts that serve them as they are. */
  readonly compressed: readonly OutputFile[];
};

/** Adds the files of `static/`, those made from all pages, and those of the hosts. */
async function makeFiles(
  { io, findings }: Run,
  { templates, settings }: CheckedContent,
  plan: SitePlan,
  { policy }: SiteAssets,
  { rendered, feeds, assets }: DrawnSite,
): Promise<SiteFiles> {
  const { site, base, memory } = templates;
  const copied = await io.readStatic(findings.note);
  const markdown: OutputFile[] = [];
  if (settings.output.markdown) {
    // Loaded on demand: few sites publish Markdown, and its writer is slow to load.
    const { makePageMarkdown } = await import("./render/page-markdown.ts");
    markdown.push(...makePageMarkdown(rendered, { origin: settings.url, base, memory }));
  }
  const { plain, hostFiles } = io.measure("finish", () =>
    finishSite(rendered, {
      ...plan,
      site,
      settings,
      base,
      feeds,
      policy,
      others: [...copied, ...assets, ...markdown],
      readWorkerScripts: io.readWorkerScripts,
    }),
  );
  const files = orderWrites([...plain, ...hostFiles], findings.note, copied);
  const { precompress, leastBytes } = chooseOutput(settings.output);
  // Hosts read their own files uncompressed.
  const compressed = findings.hasErrors()
    ? []
    : await io.measure("compress", () =>
        compressFiles(plain, precompress, io.compress, leastBytes, (done, total) =>
          io.progress("compress", done, total),
        ),
      );
  return { copied, files, compressed };
}

/** Checks a site as it would be published, and describes each page. */
async function inspect(
  { io, options, findings: { note } }: Run,
  finished: FinishedSite,
  explainThrow: CheckedContent["templates"]["explainThrow"],
  isCompressed: boolean,
): Promise<readonly PageRecord[]> {
  const { audit, memory, inflate, weigh } = io;
  const weighsAll = options.weigh;
  const { rendered, planned } = finished;
  const weighed = io.measure("check", () =>
    checkSite(finished, { explainThrow, memory, inflate, weigh, weighsAll, isCompressed }, note),
  );
  // If a page could not be drawn, the audit would report every link to it.
  if (audit !== undefined && rendered.length === planned.length)
    await io.measure("audit", () => audit(finished, note));
  return rendered.map((page, index) => toPageRecord(page, weighsAll ? weighed[index] : undefined));
}

/** Draws pages of the built site again, with changed inputs. Cards, drawings and styles stay those of the built site. */
function createRedraw(
  { templates, settings: published, heldBack }: CheckedContent,
  { entries }: CompiledTexts,
  { groups, cards, linkTargets }: SitePlan,
  assets: SiteAssets,
): Redraw {
  const { site, settings, base, renderPage } = templates;
  const where = { origin: published.url, base, routes: linkTargets };
  const drawPage = (page: Page) => {
    const image = cards.images.get(page.route);
    const card = image && { ...image, alt: page.card?.alt ?? image.alt };
    const manifest = site.pages[page.template]?.late ? assets.lateManifest() : assets.manifest;
    return joinMarkup(renderPage(page, { ...where, manifest, card }));
  };
  return (change, template) => {
    const inputs = change({ entries, settings });
    let isSound = true;
    const refuse = () => {
      isSound = false;
    };
    const contents = collectContents(inputs.entries, site, heldBack, refuse);
    if (contents === undefined) return undefined;
    const asked = Object.entries(groups).filter(([name]) => template === undefined || name === template);
    const pages = planPages(contents, Object.fromEntries(asked), new Map(), {
      ...templates,
      settings: inputs.settings,
      report: refuse,
    });
    if (!isSound) return undefined;
    const byRoute = new Map<string, Page>(pages.map((page) => [page.route, page]));
    return {
      draw: (route) => {
        const page = byRoute.get(route);
        try {
          return page && drawPage(page);
        } catch {
          return undefined;
        }
      },
    };
  };
}
