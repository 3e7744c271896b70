import { begin, drawBeside, everySoOften } from "./beside.ts";
import type { BuildIo, BuildOptions } from "./build-io.ts";
import { assembleManifest, extendManifest } from "./bundle/assemble-manifest.ts";
import { findMentioned, publishDrawings } from "./bundle/publish-drawings.ts";
import { registerWorker } from "./bundle/register-worker.ts";
import { checkSite } from "./check/check-site.ts";
import { readFacts } from "./check/read-facts.ts";
import { toPageRecord } from "./check/to-page-record.ts";
import type { SiteDefinition } from "./define.ts";
import { createFindings } from "./findings.ts";
import { deriveAssets } from "./finish/derive-assets.ts";
import { finishPages } from "./finish/finish-pages.ts";
import { finishSite } from "./finish/finish-site.ts";
import { readStyleNeeds } from "./finish/read-style-needs.ts";
import { createSealer } from "./finish/seal-page.ts";
import { keyOf } from "./hash.ts";
import { collectImages } from "./link/collect-images.ts";
import { linkEntries } from "./link/link-entries.ts";
import { compileEntries } from "./markdown/compile-entries.ts";
import { createBodyCompiler } from "./markdown/create-body-compiler.ts";
import { expectTexts } from "./markdown/expect-texts.ts";
import { needsHelp, shareTexts } from "./markdown/share-texts.ts";
import { meanwhile } from "./meanwhile.ts";
import type { BuildOutcome, Page, RawFile, RenderedPage } from "./model.ts";
import { parseSources } from "./parse/parse-sources.ts";
import { askConnections } from "./plan/ask-connections.ts";
import { collectContent } from "./plan/collect-content.ts";
import { generateAssets } from "./plan/generate-assets.ts";
import { planApp } from "./plan/plan-app.ts";
import { createCardPlanner } from "./plan/plan-cards.ts";
import { planFeeds } from "./plan/plan-feeds.ts";
import { planPages } from "./plan/plan-pages.ts";
import { planSummary } from "./plan/plan-summary.ts";
import { proveRedirects } from "./plan/prove-redirects.ts";
import { compressFiles } from "./publish/compress-files.ts";
import { orderWrites } from "./publish/order-writes.ts";
import { decodeSources } from "./read/decode-sources.ts";
import { findStrays } from "./read/find-strays.ts";
import { renderFeeds } from "./render/render-feeds.ts";
import { createTurnRenderer } from "./render/render-in-turns.ts";
import { renderPages } from "./render/render-pages.ts";
import { renderWithHelper } from "./render/render-with-helper.ts";
import { tie } from "./reuse.ts";
import { takeSteps } from "./take-steps.ts";
import { withDevValues } from "./validate/apply-environment.ts";
import { checkBudgetGroups } from "./validate/check-budget-groups.ts";
import { checkOffline } from "./validate/check-offline.ts";
import { createCalendar, holdBack } from "./validate/hold-back.ts";
import { validateEntries } from "./validate/validate-entries.ts";
import { type GivenSettings, validateSettings } from "./validate/validate-settings.ts";

export type { BuildIo, BuildOptions, Drawn, PublishResult } from "./build-io.ts";

/** Builds a site: from the files of `content/`, `templates/` and `static/` to those of `dist/`, all of them or none. */
export async function build(io: BuildIo, options: BuildOptions): Promise<BuildOutcome> {
  const { report, reportText, note, ...found } = createFindings();
  const refused = (made: Partial<Made> = {}): BuildOutcome => ({
    status: "refused",
    heldBack: [],
    early: [],
    pages: [],
    ...made,
    problems: found.all(),
  });
  /** What was begun is ended first, and its problems are told with the others. */
  const refusedAfter = async (begun: Promise<unknown>, made?: Partial<Made>) => {
    await begun;
    return refused(made);
  };

  // Bundlers work in processes of their own: what they make is waited for where it is needed.
  const loading = begin(io.measure("templates", () => io.loadTemplates(report)));
  const bundling = begin(
    loading.then((loaded) => loaded && io.measure("bundle", () => io.bundleAssets(loaded.site, report))),
  );
  await io.handOver();
  const raw = io.measure("read", () => io.readContent());
  const sources = io.measure("read", () => decodeSources(raw, report, io.reuse));
  io.measure("read", () => findStrays(raw, report));
  const parsed = io.measure("parse", () => parseSources(sources, io, report, io.reuse));
  const templates = await meanwhile(loading, () => expectTexts(parsed, io.loadNativeParser));
  if (templates === undefined) return refused();

  const { site, explainThrow } = templates;
  await io.handOver();
  const available = new Map(raw.map((file) => [file.path.normalize("NFC"), file]));
  const names = new Set(available.keys());
  const given = { url: options.url, environment: io.readEnvironment(Object.keys(site.environment)) };
  const settings = io.measure("validate", () =>
    validateSettings(parsed, site, given, names, report, io.reuse),
  );
  checkBudgetGroups(settings?.budgets, Object.keys(site.pages), parsed, report);
  const { entries: valid, refused: unfit } = io.measure("validate", () =>
    validateEntries(parsed, site.collections, names, report, {
      reuse: io.reuse,
      recall: (key, compute) => io.remember("entries", keyOf(templates.digest, key), compute),
    }),
  );
  if (settings === undefined) return refusedAfter(bundling);
  const shown = options.devValues
    ? validateSettings(parsed, site, forDev(given, site.environment), names, report, io.reuse)
    : settings;
  if (shown === undefined) return refusedAfter(bundling);
  const gate = { isToCome: createCalendar(options.now, settings.timeZone), drafts: options.drafts };
  const { published, heldBack, early } = holdBack(valid, gate, site.collections);

  const linked = io.measure("link", () =>
    linkEntries(published, { files: names, heldBack, refused: unfit }, report, io.reuse),
  );
  const {
    compile,
    told: compiled,
    textSettings,
  } = createBodyCompiler({
    ...templates,
    ...io,
    settings,
    base: options.base,
  });
  const told = (stage: string) => (done: number, total: number) => io.progress(stage, done, total);
  const { audience } = io;
  const tied = tie(io.reuse, compiled);
  const texts = io.measure("markdown", () =>
    compileEntries(linked, compile, told("markdown"), reportText, tied),
  );
  const { entries, places } = texts;
  const helper = audience === undefined && needsHelp(texts.texts) ? io.callHelper?.(textSettings) : undefined;
  const compileAll = () => io.measure("markdown", () => takeSteps(texts.steps, everySoOften(io.handOver)));
  if (helper !== undefined)
    await io.measure("markdown", () => shareTexts(texts.texts, helper, io.handOver, told("markdown")));
  // Who waits for one page does not wait for the texts of the others.
  if (audience === undefined) await compileAll();
  const endAll = () => compileAll().then(() => bundling);
  const images = collectImages(entries, names, report, io.reuse);
  const content = collectContent(entries, site.collections, heldBack, report);
  if (content === undefined || found.hasErrors()) return refusedAfter(endAll(), { heldBack });

  const pages = io.measure("plan", () =>
    planPages(content, pickGroups(site, options), shown, places, explainThrow, note, io.reuse),
  );
  // Every link, redirect and feed to a page without a route of its own would report it once more.
  if (found.hasErrors()) return refusedAfter(endAll(), { heldBack });
  const redirects = proveRedirects(settings.redirects, pages, parsed, note);
  const feeds = io.measure("plan", () => planFeeds(content, site.feeds, shown, pages, explainThrow, note));
  const summary = io.measure("plan", () => planSummary(content, site, shown, explainThrow, note));
  const making = { ...templates, ...io, settings: shown, base: options.base, entries };
  const generated = io.measure("plan", () => generateAssets(content, making, note));
  const drawAll = () => io.measure("drawings", () => void [...generated.steps]);
  checkOffline(settings.offline, pages, parsed, note);
  const app = planApp(making, note);
  const cards = createCardPlanner(making, note);
  // Nor for what others show, and for their cards.
  if (audience === undefined) {
    drawAll();
    await io.measure("cards", () => cards.plan(pages));
  }
  const listPictures = () => [...app.pictures, ...cards.pictures()];
  // Where all cards are planned by now, their pixels are made in other threads while pages are drawn.
  const drawn = audience === undefined ? drawBeside(listPictures(), io.drawPictures) : undefined;
  // Bundlers are still at work at a start: the letters of a card take a tenth of a second to load.
  if (audience !== undefined)
    await cards.plan(pages.filter(({ route }) => route === audience.waitedFor()[0]));
  const bundled = await bundling;
  const prepared = await io.measure("images", () => io.prepareImages(pick(available, images), note));
  // Every page that shows what could not be made would report it once more.
  if (bundled === undefined || Object.keys(prepared.images).length < images.length) {
    drawAll();
    return refusedAfter(endAll(), { heldBack });
  }
  const registering = registerWorker(settings.offline, io.readWorkerScripts);
  const {
    manifest,
    files: assets,
    drawings,
  } = assembleManifest(
    bundled,
    prepared,
    { ...generated, texts: [...generated.texts, ...app.assets, ...registering] },
    app.pictures,
    note,
  );

  const address = { origin: settings.url, base: options.base };
  const { output } = settings;
  const connections = askConnections(templates, shown, note);
  const policy = { ...output, connections, styles: output.hosts.length > 0 ? readStyleNeeds(assets) : {} };
  const drawing = {
    ...templates,
    ...address,
    settings: shown,
    manifest,
    cards: cards.images,
    readFacts,
    seal: createSealer({
      ...address,
      ...output,
      assets,
      // One host gives its pages no headers.
      policy: output.hosts.includes("github") ? policy : undefined,
    }),
    rememberLong: io.rememberLong,
    progress: told("render"),
  };
  const isLate = ({ template }: Page) => site.pages[template]?.late === true;
  const layOut = (page: RenderedPage) => [
    ...finishPages([page], output.pages),
    ...assets,
    ...publishDrawings(findMentioned(page.html, drawings)),
  ];
  const first = pages.filter((page) => !isLate(page));
  const isSound = () => !found.hasErrors() && !texts.hasErrors();
  const showing = audience && { audience, layOut, prepare: cards.plan, isSound };
  const turns = showing && createTurnRenderer(first, drawing, showing, note, io.reuse);
  if (turns !== undefined) await io.measure("markdown", () => turns.takeSteps(texts.steps));
  if (found.hasErrors("texts")) return refused({ heldBack });
  if (turns !== undefined) await io.measure("drawings", () => turns.takeSteps(generated.steps));
  const renderFirst = () =>
    helper === undefined
      ? renderPages(first, drawing, note, io.reuse)
      : renderWithHelper(first, drawing, { helper, rest: io.handOver }, note, io.reuse);
  const soon = await io.measure("render", () => turns?.renderAll() ?? renderFirst());
  helper?.close();
  const derived = io.measure("finish", () => deriveAssets(soon, { ...making, content, manifest }, note));
  if (derived === undefined) return refused({ heldBack });
  const late = extendManifest(manifest, derived);
  if (audience !== undefined) await cards.plan(pages.filter(isLate));
  const last = io.measure("render", () =>
    renderPages(pages.filter(isLate), { ...drawing, manifest: late.manifest }, note, io.reuse),
  );
  const rendered = inOrderOf(pages, [...soon, ...last]);
  const drawnFeeds = io.measure("render", () =>
    renderFeeds(feeds, { ...drawing, remember: io.remember }, note),
  );
  const pictures = listPictures();
  const painted = await io.measure("pictures", () => drawn?.(note) ?? io.drawPictures(pictures, note));
  const copied = io.readStatic();
  const { plain, hostFiles } = io.measure("finish", () =>
    finishSite(rendered, {
      site,
      settings,
      base: options.base,
      pages,
      feeds: drawnFeeds,
      summary,
      redirects,
      policy,
      others: [...copied, ...assets, ...publishDrawings(drawings), ...late.files, ...painted, ...app.files],
      readWorkerScripts: io.readWorkerScripts,
      remember: io.remember,
    }),
  );
  const files = orderWrites([...plain, ...hostFiles], note, copied);

  // Before the checks, which weigh what is compressed then. Hosts read their own files as they are.
  const compressed = found.hasErrors()
    ? []
    : await io.measure("compress", () => compressFiles(plain, output.precompress, io.compress));
  if (options.weigh) await io.measure("weigh", async () => io.weighAhead?.(rendered));

  const checked = {
    templates,
    content,
    settings,
    parsed,
    sources,
    entries,
    places,
    pages,
    files,
    pictures,
    copied,
  };
  const looking = { base: options.base, weighsAll: options.weigh, weigh: io.weigh, reuse: io.reuse };
  const weighed = io.measure("check", () => checkSite(rendered, { ...checked, ...looking }, note));
  const { audit } = io;
  // A page that could not be drawn would be missed wherever it links to.
  if (audit !== undefined && rendered.length === pages.length) {
    const audited = { site, settings, sources, parsed, entries, names, images, rendered, files };
    await io.measure("audit", () => audit({ ...audited, base: options.base }, note));
  }
  const made: Made = {
    heldBack,
    early,
    pages: rendered.map((page, index) => toPageRecord(page, options.weigh ? weighed[index] : undefined)),
  };
  if (found.hasErrors() || (options.strict && found.all().length > 0)) return refused(made);
  io.onDrawn?.({ pages: rendered, files, places, settings, site });

  const outgoing = compressed.length === 0 ? files : orderWrites([...files, ...compressed], note, copied);
  if (found.hasErrors()) return refused(made);
  const result = await io.measure("publish", () => io.publish(outgoing));
  if (result.status === "failed") {
    note(result.problem);
    return refused(made);
  }
  const bytes = outgoing.reduce((sum, file) => sum + (file.sizeBytes ?? file.bytes.byteLength), 0);
  return { ...made, ...result, files: outgoing.length, bytes, problems: found.all() };
}

function forDev(given: GivenSettings, declared: SiteDefinition["environment"]): GivenSettings {
  return { ...given, environment: withDevValues(declared, given.environment) };
}

function pickGroups({ pages }: SiteDefinition, { workbench }: BuildOptions): SiteDefinition["pages"] {
  return Object.fromEntries(Object.entries(pages).filter(([, group]) => workbench || !group.workbench));
}

function pick(files: ReadonlyMap<string, RawFile>, paths: readonly string[]): readonly RawFile[] {
  return paths.flatMap((path) => {
    const file = files.get(path);
    return file === undefined ? [] : [{ path, bytes: file.bytes }];
  });
}

/** All pages in the order in which they were planned. */
function inOrderOf(pages: readonly Page[], rendered: readonly RenderedPage[]): readonly RenderedPage[] {
  const byPage = new Map(rendered.map((one) => [one.page, one]));
  return pages.flatMap((page) => byPage.get(page) ?? []);
}

type Made = Pick<BuildOutcome, "heldBack" | "early" | "pages">;
