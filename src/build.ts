import {
  assembleManifest,
  type BundledAssets,
  extendManifest,
  type PreparedImages,
} from "./bundle/assemble-manifest.ts";
import { registerWorker } from "./bundle/register-worker.ts";
import type { AuditedSite } from "./check/audit-site.ts";
import { checkBudgets } from "./check/check-budgets.ts";
import { checkLinks } from "./check/check-links.ts";
import { checkPages } from "./check/check-pages.ts";
import { checkPolicy } from "./check/check-policy.ts";
import { checkReadTimes } from "./check/check-read-times.ts";
import { checkStaticNames } from "./check/check-static-names.ts";
import { readFacts } from "./check/read-facts.ts";
import { reviewSite } from "./check/review-site.ts";
import { sumWeights, type WeighedPage, weighPages } from "./check/weigh-pages.ts";
import { weighSuspects } from "./check/weigh-suspects.ts";
import type { CardArt, SiteDefinition } from "./define.ts";
import { deriveAssets } from "./finish/derive-assets.ts";
import { drawRedirects } from "./finish/draw-redirects.ts";
import { finishPages } from "./finish/finish-pages.ts";
import { makeHostFiles } from "./finish/hosts/make-host-files.ts";
import { makeFeeds } from "./finish/make-feeds.ts";
import { makeLlmsText } from "./finish/make-llms-text.ts";
import { makeMaps } from "./finish/make-maps.ts";
import { makeWorker } from "./finish/make-worker.ts";
import { readStyleNeeds } from "./finish/read-style-needs.ts";
import { createSealer } from "./finish/seal-page.ts";
import { hashOf } from "./hash.ts";
import type { OpenFonts } from "./lettering.ts";
import { collectImages } from "./link/collect-images.ts";
import { linkEntries } from "./link/link-entries.ts";
import { compileEntries } from "./markdown/compile-entries.ts";
import { createMarkdownCompiler } from "./markdown/compile-markdown.ts";
import type { NativeParser } from "./markdown/parse-markdown.ts";
import { rememberBody } from "./markdown/remember-body.ts";
import type {
  BodySource,
  BuildOutcome,
  LongInput,
  LongResult,
  OutputFile,
  Page,
  PageRecord,
  Picture,
  Places,
  RawFile,
  RenderedPage,
  Weighable,
  WorkerScripts,
} from "./model.ts";
import { parseSources } from "./parse/parse-sources.ts";
import { askConnections } from "./plan/ask-connections.ts";
import { collectContent } from "./plan/collect-content.ts";
import { generateAssets } from "./plan/generate-assets.ts";
import { planApp } from "./plan/plan-app.ts";
import { planCards } from "./plan/plan-cards.ts";
import { planFeeds } from "./plan/plan-feeds.ts";
import { planPages } from "./plan/plan-pages.ts";
import { planSummary } from "./plan/plan-summary.ts";
import { proveRedirects } from "./plan/prove-redirects.ts";
import { hasErrors, type Problem, type Report, sortProblems } from "./problem.ts";
import { type Compress, compressFiles } from "./publish/compress-files.ts";
import { orderWrites } from "./publish/order-writes.ts";
import { decodeSources } from "./read/decode-sources.ts";
import { findStrays } from "./read/find-strays.ts";
import { renderFeeds } from "./render/render-feeds.ts";
import { renderPages } from "./render/render-pages.ts";
import type { LoadedTemplates } from "./renderer.ts";
import { type Reuse, tie } from "./reuse.ts";
import type { GeneratorSettings } from "./settings.ts";
import { withDevValues } from "./validate/apply-environment.ts";
import { checkBudgetGroups } from "./validate/check-budget-groups.ts";
import { checkOffline } from "./validate/check-offline.ts";
import { calendarDay, holdBack } from "./validate/hold-back.ts";
import { validateEntries } from "./validate/validate-entries.ts";
import { type GivenSettings, validateSettings } from "./validate/validate-settings.ts";

/** What is asked of one build. */
export type BuildOptions = {
  /** `""`, or the sub-path of the deployment without slash at the end. */
  readonly base: string;
  /** Wins over the origin of `content/site.yaml`. */
  readonly url: string | undefined;
  readonly drafts: boolean;
  /** Draw the pages of the workbench as well. */
  readonly workbench: boolean;
  /** Draw with the values that the site declares for `site dev`. What is reported is that of the published site. */
  readonly devValues?: boolean;
  /** A warning refuses the build. */
  readonly strict: boolean;
  /** Compress every page to tell its weight in the report. */
  readonly weigh: boolean;
  /** When the build happens: entries dated later are held back. */
  readonly now: Date;
};

/** Everything at the edges that a build needs. `site build`, `site dev` and the tests each bring their own. */
export type BuildIo = {
  readContent(): readonly RawFile[];
  readStatic(): readonly OutputFile[];
  /** Undefined, with problems, where `templates/` cannot be bundled or loaded. */
  loadTemplates(report: Report): Promise<LoadedTemplates | undefined>;
  /** Of the environment these variables alone, without those that are not set or empty. */
  readEnvironment(variables: readonly string[]): Readonly<Record<string, string>>;
  /** Undefined, with problems, where one cannot be bundled. */
  bundleAssets(site: SiteDefinition, report: Report): Promise<BundledAssets | undefined>;
  /** The paths of `images` are in NFC, whatever the disk has. */
  prepareImages(images: readonly RawFile[], report: Report): Promise<PreparedImages>;
  /** TrueType files below `templates/`, by name. Undefined, with a problem, where one is not there. */
  openFonts(fonts: CardArt<unknown>["fonts"], report: Report): OpenFonts | undefined;
  /** An edge that serves pages while it draws gives those that are ready, and has another build made for the others. */
  drawPictures(pictures: readonly Picture[], report: Report): Promise<readonly OutputFile[]>;
  /** Undefined where Markdown has no native parser on this machine. */
  loadNativeParser(): NativeParser | undefined;
  readWorkerScripts(): WorkerScripts;
  /** Gives back what `compute` gave for the same key before, or calls it. */
  remember<T>(kind: string, key: string, compute: () => T): T;
  /** The same for bytes that take their time. */
  rememberBytes(kind: string, key: string, compute: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** The same for a result of which the long piece is not wanted at every build. */
  rememberLong<Facts>(kind: string, key: string, compute: () => LongInput<Facts>): LongResult<Facts>;
  /** Gives back what a pure step made of the same object before, where several builds follow one another. */
  readonly reuse: Reuse;
  /** Bytes after brotli. Quickly, a tenth too many or so, never too few. */
  weigh(file: Weighable, how?: "quickly"): number;
  /** Undefined where nothing is compressed ahead. */
  readonly compress: Compress | undefined;
  /** Looks closer than every build does at what would be published. */
  audit?(audited: AuditedSite, report: Report): Promise<void>;
  publish(files: readonly OutputFile[]): Promise<PublishResult>;
  /** Given the pages of a build that could be published, where somebody looks closer at them. */
  onDrawn?(drawn: Drawn): void;
  /** Told after each item of the stages that take long. */
  progress(stage: string, done: number, total: number): void;
  /** Runs a stage and notes how long it took. */
  measure<T>(stage: string, run: () => T): T;
};

/** The pages of a build, and what is known of them. */
export type Drawn = {
  readonly pages: readonly RenderedPage[];
  readonly files: readonly OutputFile[];
  readonly places: Places;
  readonly settings: GeneratorSettings;
  readonly site: SiteDefinition;
};

/** What publishing came to. `failed` names the file and what is left in the folder. */
export type PublishResult =
  | { readonly status: "written"; readonly changed: number; readonly removed: number }
  | { readonly status: "failed"; readonly problem: Problem };

/** Builds a site: from the files of `content/`, `templates/` and `static/` to those of `dist/`, all of them or none. */
export async function build(io: BuildIo, options: BuildOptions): Promise<BuildOutcome> {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const refused = (made: Partial<Made> = {}): BuildOutcome => ({
    status: "refused",
    heldBack: [],
    early: [],
    pages: [],
    ...made,
    problems: sortProblems(problems),
  });

  const raw = io.measure("read", () => io.readContent());
  const sources = io.measure("read", () => decodeSources(raw, report, io.reuse));
  io.measure("read", () => findStrays(raw, report));
  const parsed = io.measure("parse", () => parseSources(sources, io.remember, report, io.reuse));
  const templates = await io.measure("templates", () => io.loadTemplates(report));
  if (templates === undefined) return refused();

  const { site, explainThrow } = templates;
  const available = new Map(raw.map((file) => [file.path.normalize("NFC"), file]));
  const names = new Set(available.keys());
  const given = { url: options.url, environment: io.readEnvironment(Object.keys(site.environment)) };
  const settings = io.measure("validate", () => validateSettings(parsed, site, given, names, report));
  checkBudgetGroups(settings?.budgets, Object.keys(site.pages), parsed, report);
  const { entries: valid, refused: unfit } = io.measure("validate", () =>
    validateEntries(parsed, site.collections, names, report, io.reuse),
  );
  if (settings === undefined) return refused();
  const shown = options.devValues
    ? validateSettings(parsed, site, forDev(given, site.environment), names, report)
    : settings;
  if (shown === undefined) return refused();
  const today = calendarDay(options.now, settings.timeZone);
  const { published, heldBack, early } = holdBack(valid, { today, drafts: options.drafts });

  const linked = io.measure("link", () =>
    linkEntries(published, { files: names, heldBack, refused: unfit }, report, io.reuse),
  );
  const { compile, told: compiled } = createCompiler(io, templates, settings, options.base);
  const told = (stage: string) => (done: number, total: number) => io.progress(stage, done, total);
  const { entries, places } = io.measure("markdown", () =>
    compileEntries(linked, compile, told("markdown"), report, tie(io.reuse, compiled)),
  );
  const images = collectImages(entries, names, report, io.reuse);
  const content = collectContent(entries, site.collections, heldBack, report);
  if (content === undefined || hasErrors(problems)) return refused({ heldBack });

  const pages = io.measure("plan", () =>
    planPages(content, pickGroups(site, options), shown, places, explainThrow, report, io.reuse),
  );
  const redirects = proveRedirects(settings.redirects, pages, parsed, report);
  const feeds = io.measure("plan", () => planFeeds(content, site.feeds, shown, pages, explainThrow, report));
  const summary = io.measure("plan", () => planSummary(content, site, shown, explainThrow, report));
  const making = { ...templates, settings: shown, base: options.base, entries, remember: io.remember };
  const generated = io.measure("plan", () => generateAssets(content, making, report));
  checkOffline(settings.offline, pages, parsed, report);
  const app = planApp(making, report);
  const cards = await io.measure("cards", () => planCards(pages, { ...making, ...io }, report));
  const pictures = [...app.pictures, ...cards.pictures];
  const bundled = await io.measure("bundle", () => io.bundleAssets(site, report));
  const prepared = await io.measure("images", () => io.prepareImages(pick(available, images), report));
  // Every page that shows what could not be made would report it once more.
  if (bundled === undefined || Object.keys(prepared.images).length < images.length)
    return refused({ heldBack });
  const registering = registerWorker(settings.offline, io.readWorkerScripts);
  const { manifest, files: assets } = assembleManifest(
    bundled,
    prepared,
    [...generated, ...app.assets, ...registering],
    pictures,
  );

  const address = { origin: settings.url, base: options.base };
  const { output } = settings;
  const connections = askConnections(templates, shown, report);
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
  const soon = io.measure("render", () =>
    renderPages(
      pages.filter((page) => !isLate(page)),
      drawing,
      report,
      io.reuse,
    ),
  );
  const derived = io.measure("finish", () => deriveAssets(soon, { ...making, content, manifest }, report));
  if (derived === undefined) return refused({ heldBack });
  const late = extendManifest(manifest, derived);
  const last = io.measure("render", () =>
    renderPages(pages.filter(isLate), { ...drawing, manifest: late.manifest }, report, io.reuse),
  );
  const rendered = inOrderOf(pages, [...soon, ...last]);
  const drawnFeeds = io.measure("render", () =>
    renderFeeds(feeds, { ...drawing, remember: io.remember }, report),
  );
  const html = io.measure("finish", () => finishPages(rendered, output.pages));
  const place = { ...address, language: site.language, timeZone: settings.timeZone };
  const maps = io.measure("finish", () => [
    ...makeMaps(pages, address),
    ...makeFeeds(drawnFeeds, place),
    ...makeLlmsText(summary, rendered, address),
  ]);
  const moved = io.measure("finish", () =>
    drawRedirects(rendered, { ...address, ...site, redirects, output: output.pages }),
  );
  const painted = await io.measure("pictures", () => io.drawPictures(pictures, report));
  const copied = io.readStatic();
  const kept = [...copied, ...assets, ...late.files, ...painted, ...app.files, ...html, ...moved, ...maps];
  const working = { ...settings, ...address, scripts: io.readWorkerScripts, files: kept };
  const plain = [...kept, ...io.measure("finish", () => makeWorker(rendered, working))];
  const hosting = { ...address, ...output, redirects, policy, files: plain };
  const hostFiles = io.measure("finish", () => makeHostFiles(rendered, hosting));
  const files = orderWrites([...plain, ...hostFiles], report);

  const weighing = { files, base: options.base, weigh: io.weigh };
  const weighed = io.measure("check", () =>
    options.weigh ? weighPages(rendered, weighing) : weighSuspects(rendered, settings.budgets, weighing),
  );
  io.measure("check", () => {
    const expected = [...files, ...pictures];
    checkLinks(
      rendered,
      { ...address, ...settings.links, files: expected, entries, places, sources, reuse: io.reuse },
      report,
    );
    checkPages(rendered, report);
    if (output.hosts.length > 0) {
      checkPolicy(rendered, report);
      checkStaticNames(copied, report);
    }
    checkReadTimes(entries, site.collections, places, report);
    reviewSite(content, { ...templates, settings, sources: parsed }, report);
    checkBudgets(weighed, settings.budgets, report);
  });
  const { audit } = io;
  if (audit !== undefined) {
    const audited = { site, settings, sources, parsed, entries, names, images, rendered, files };
    await io.measure("audit", () => audit({ ...audited, base: options.base }, report));
  }
  const made: Made = {
    heldBack,
    early,
    pages: rendered.map((page, index) => toRecord(page, options.weigh ? weighed[index] : undefined)),
  };
  if (hasErrors(problems) || (options.strict && problems.length > 0)) return refused(made);
  io.onDrawn?.({ pages: rendered, files, places, settings, site });

  const outgoing = await io.measure("compress", () => compress(plain, files, io, output, report));
  if (hasErrors(problems)) return refused(made);
  const result = await io.measure("publish", () => io.publish(outgoing));
  if (result.status === "failed") {
    report(result.problem);
    return refused(made);
  }
  const bytes = outgoing.reduce((sum, file) => sum + (file.sizeBytes ?? file.bytes.byteLength), 0);
  return { ...made, ...result, files: outgoing.length, bytes, problems: sortProblems(problems) };
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

/** A text compiles to the same body as long as its words, its place and everything that the compiler is told are the same. */
function createCompiler(io: BuildIo, templates: LoadedTemplates, settings: GeneratorSettings, base: string) {
  const { language, words, directives } = templates.site;
  const { keep } = settings.typography;
  const { parser } = settings.markdown;
  let compile: ReturnType<typeof createMarkdownCompiler> | undefined;
  // Where everything is remembered, no parser is loaded.
  const create = () => {
    const native = parser === "remark" ? undefined : io.loadNativeParser();
    return createMarkdownCompiler({ language, words, base, keep, directives, native });
  };
  const told = hashOf(templates.digest, language, JSON.stringify(words), base, JSON.stringify(keep), parser);
  const compileOne = (source: BodySource, file: string) =>
    rememberBody(io.rememberLong, hashOf(told, file, String(source.line), source.digest), () => {
      compile ??= create();
      // Decoded here once: the compiler asks for it at every link.
      return compile({ text: source.text, line: source.line }, file);
    });
  return { compile: compileOne, told };
}

/** All that goes out, and of `texts` the compressed ones: hosts read their own files as they are. */
async function compress(
  texts: readonly OutputFile[],
  files: readonly OutputFile[],
  io: BuildIo,
  { precompress: formats }: GeneratorSettings["output"],
  report: Report,
): Promise<readonly OutputFile[]> {
  if (io.compress === undefined || formats.length === 0) return files;
  return orderWrites([...files, ...(await compressFiles(texts, formats, io.compress))], report);
}

function toRecord(rendered: RenderedPage, weighed: WeighedPage | undefined): PageRecord {
  const { route, template, sources } = rendered.page;
  const bytes = rendered.sizeBytes;
  if (weighed === undefined) return { route, template, sources, bytes };
  const weights = sumWeights(weighed.parts);
  return { route, template, sources, bytes, brotli: weights.html, weights };
}
