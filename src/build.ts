import {
  assembleManifest,
  type BundledAssets,
  extendManifest,
  type PreparedImages,
} from "./bundle/assemble-manifest.ts";
import { checkBudgets } from "./check/check-budgets.ts";
import { checkLinks } from "./check/check-links.ts";
import { checkPages } from "./check/check-pages.ts";
import { checkReadTimes } from "./check/check-read-times.ts";
import { readFacts } from "./check/read-facts.ts";
import { reviewSite } from "./check/review-site.ts";
import { sumWeights, type WeighedPage, weighPages } from "./check/weigh-pages.ts";
import { weighSuspects } from "./check/weigh-suspects.ts";
import type { SiteDefinition } from "./define.ts";
import { deriveAssets } from "./finish/derive-assets.ts";
import { finishPages } from "./finish/finish-pages.ts";
import { makeMaps } from "./finish/make-maps.ts";
import { hashOf } from "./hash.ts";
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
  RawFile,
  RenderedPage,
  Weighable,
} from "./model.ts";
import { parseSources } from "./parse/parse-sources.ts";
import { collectContent } from "./plan/collect-content.ts";
import { generateAssets } from "./plan/generate-assets.ts";
import { planPages } from "./plan/plan-pages.ts";
import { hasErrors, type Problem, type Report, sortProblems } from "./problem.ts";
import { orderWrites } from "./publish/order-writes.ts";
import { decodeSources } from "./read/decode-sources.ts";
import { findStrays } from "./read/find-strays.ts";
import { renderPages } from "./render/render-pages.ts";
import type { LoadedTemplates } from "./renderer.ts";
import type { GeneratorSettings } from "./settings.ts";
import { checkBudgetGroups } from "./validate/check-budget-groups.ts";
import { calendarDay, holdBack } from "./validate/hold-back.ts";
import { validateEntries } from "./validate/validate-entries.ts";
import { validateSettings } from "./validate/validate-settings.ts";

/** What is asked of one build. */
export type BuildOptions = {
  /** `""`, or the sub-path of the deployment without slash at the end. */
  readonly base: string;
  /** Wins over the origin of `content/site.yaml`. */
  readonly url: string | undefined;
  readonly drafts: boolean;
  /** Draw the pages of the workbench as well. */
  readonly workbench: boolean;
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
  /** Undefined where Markdown has no native parser on this machine. */
  loadNativeParser(): NativeParser | undefined;
  /** Gives back what `compute` gave for the same key before, or calls it. */
  remember<T>(kind: string, key: string, compute: () => T): T;
  /** The same for a result of which the long piece is not wanted at every build. */
  rememberLong<Facts>(kind: string, key: string, compute: () => LongInput<Facts>): LongResult<Facts>;
  /** Bytes after brotli. Quickly, a tenth too many or so, never too few. */
  weigh(file: Weighable, how?: "quickly"): number;
  publish(files: readonly OutputFile[]): Promise<PublishResult>;
  /** Told after each item of the stages that take long. */
  progress(stage: string, done: number, total: number): void;
  /** Runs a stage and notes how long it took. */
  measure<T>(stage: string, run: () => T): T;
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
  const sources = io.measure("read", () => decodeSources(raw, report));
  io.measure("read", () => findStrays(raw, report));
  const parsed = io.measure("parse", () => parseSources(sources, io.remember, report));
  const templates = await io.measure("templates", () => io.loadTemplates(report));
  if (templates === undefined) return refused();

  const { site, explainThrow } = templates;
  const available = new Map(raw.map((file) => [file.path.normalize("NFC"), file]));
  const names = new Set(available.keys());
  const given = { url: options.url, environment: io.readEnvironment(Object.keys(site.environment)) };
  const settings = io.measure("validate", () => validateSettings(parsed, site, given, names, report));
  checkBudgetGroups(settings?.budgets, Object.keys(site.pages), parsed, report);
  const { entries: valid, refused: unfit } = io.measure("validate", () =>
    validateEntries(parsed, site.collections, names, report),
  );
  if (settings === undefined) return refused();
  const today = calendarDay(options.now, settings.timeZone);
  const { published, heldBack, early } = holdBack(valid, { today, drafts: options.drafts });

  const linked = io.measure("link", () =>
    linkEntries(published, { files: names, heldBack, refused: unfit }, report),
  );
  const compile = createCompiler(io, templates, settings, options.base);
  const told = (stage: string) => (done: number, total: number) => io.progress(stage, done, total);
  const { entries, places } = io.measure("markdown", () =>
    compileEntries(linked, compile, told("markdown"), report),
  );
  const images = collectImages(entries, names, report);
  const content = collectContent(entries, site.collections, heldBack, report);
  if (content === undefined || hasErrors(problems)) return refused({ heldBack });

  const pages = io.measure("plan", () =>
    planPages(content, pickGroups(site, options), settings, places, explainThrow, report),
  );
  const making = { ...templates, settings, base: options.base, entries, remember: io.remember };
  const generated = io.measure("plan", () => generateAssets(content, making, report));
  const bundled = await io.measure("bundle", () => io.bundleAssets(site, report));
  const prepared = await io.measure("images", () => io.prepareImages(pick(available, images), report));
  // Every page that shows what could not be made would report it once more.
  if (bundled === undefined || Object.keys(prepared.images).length < images.length)
    return refused({ heldBack });
  const { manifest, files: assets } = assembleManifest(bundled, prepared, generated);

  const address = { origin: settings.url, base: options.base };
  const drawing = {
    ...templates,
    ...address,
    settings,
    manifest,
    readFacts,
    rememberLong: io.rememberLong,
    progress: told("render"),
  };
  const isLate = ({ template }: Page) => site.pages[template]?.late === true;
  const soon = io.measure("render", () =>
    renderPages(
      pages.filter((page) => !isLate(page)),
      drawing,
      report,
    ),
  );
  const derived = io.measure("finish", () => deriveAssets(soon, { ...making, content, manifest }, report));
  if (derived === undefined) return refused({ heldBack });
  const late = extendManifest(manifest, derived);
  const last = io.measure("render", () =>
    renderPages(pages.filter(isLate), { ...drawing, manifest: late.manifest }, report),
  );
  const rendered = inOrderOf(pages, [...soon, ...last]);
  const html = io.measure("finish", () => finishPages(rendered, settings.output.pages));
  const maps = io.measure("finish", () => makeMaps(pages, address));
  const files = orderWrites([...io.readStatic(), ...assets, ...late.files, ...html, ...maps], report);

  const weighing = { files, base: options.base, weigh: io.weigh };
  const weighed = io.measure("check", () =>
    options.weigh ? weighPages(rendered, weighing) : weighSuspects(rendered, settings.budgets, weighing),
  );
  io.measure("check", () => {
    checkLinks(rendered, { ...address, ...settings.links, files, entries, places, sources }, report);
    checkPages(rendered, report);
    checkReadTimes(entries, site.collections, places, report);
    reviewSite(content, { ...templates, settings, sources: parsed }, report);
    checkBudgets(weighed, settings.budgets, report);
  });
  const made: Made = {
    heldBack,
    early,
    pages: rendered.map((page, index) => toRecord(page, options.weigh ? weighed[index] : undefined)),
  };
  if (hasErrors(problems) || (options.strict && problems.length > 0)) return refused(made);

  const result = await io.measure("publish", () => io.publish(files));
  if (result.status === "failed") {
    report(result.problem);
    return refused(made);
  }
  const bytes = files.reduce((sum, file) => sum + (file.sizeBytes ?? file.bytes.byteLength), 0);
  return { ...made, ...result, files: files.length, bytes, problems: sortProblems(problems) };
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
  return (source: BodySource, file: string) =>
    rememberBody(io.rememberLong, hashOf(told, file, String(source.line), source.digest), () => {
      compile ??= create();
      // Decoded here once: the compiler asks for it at every link.
      return compile({ text: source.text, line: source.line }, file);
    });
}

function toRecord(rendered: RenderedPage, weighed: WeighedPage | undefined): PageRecord {
  const { route, template, sources } = rendered.page;
  const bytes = rendered.sizeBytes;
  if (weighed === undefined) return { route, template, sources, bytes };
  const weights = sumWeights(weighed.parts);
  return { route, template, sources, bytes, brotli: weights.html, weights };
}
