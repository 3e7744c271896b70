import type { SiteDefinition } from "../define/define.ts";
import type { LoadedTemplates } from "../define/renderer.ts";
import type { GeneratorSettings } from "../define/settings.ts";
import { type CompiledEntries, compileAhead, compileEntries } from "../markdown/compile-entries.ts";
import { createBodyCompiler, createTextCompilers, hasPlugins } from "../markdown/create-body-compiler.ts";
import type { Open } from "../markdown/facts-in-text.ts";
import type { Memory } from "../model/memory/memory.ts";
import type {
  HeldBack,
  Page,
  ParsedSource,
  RawFile,
  RefusedEntry,
  SourceFile,
  ValidEntry,
} from "../model/model.ts";
import type { Work } from "../model/schedule.ts";
import { isData } from "../model/sources.ts";
import type { LoadedSource, LoadingTools } from "../sources/load-sources.ts";
import type { Facts } from "../text/facts.ts";
import { openFacts } from "../text/facts.ts";
import { createJudge } from "../words/checks.ts";
import { say } from "../words/message.ts";
import { compareText, type Problem, type Report } from "../words/problem.ts";
import { reportReservedNames } from "../words/report-reserved-names.ts";
import type { Run } from "./io/build-io.ts";
import { decodeSources, reportStrays } from "./parse/decode-sources.ts";
import { parseSources } from "./parse/parse-sources.ts";
import { collectContents } from "./plan/collect-contents.ts";
import { planPages } from "./plan/plan-pages.ts";
import { everySoOften, type Templates, takeSteps } from "./steps.ts";
import { createCalendar, holdBack } from "./validate/hold-back.ts";
import { linkEntries, reportRepeatedValues } from "./validate/link-entries.ts";
import { scopeTexts, validateEntries } from "./validate/validate-entries.ts";
import {
  checkBudgetGroups,
  checkChosenLevels,
  collectFacts,
  type FactsIn,
  findMisnamed,
  type GivenSettings,
  type SiteSettings,
  validateSettings,
  withDevValues,
} from "./validate/validate-settings.ts";
import { validateSource } from "./validate/validate-source.ts";
import { SchemaFailure } from "./validate/validate-value.ts";
import { type Waits, waitForFacts } from "./validate/wait-for-facts.ts";

/** The files of `content/`. */
export type WrittenContent = {
  /** By their path from the project root, in NFC even if the disk has another form. */
  readonly files: ReadonlyMap<string, RawFile>;
  /** The paths of `files`. */
  readonly names: ReadonlySet<string>;
  /** The texts among them, and what each says. */
  readonly sources: readonly SourceFile[];
  readonly parsed: readonly ParsedSource[];
};

/** What is known of `content/` before the site is. Its problems are not reported yet. */
export type EarlyContent = WrittenContent & { readonly problems: readonly Problem[] };

/** Reads the files of `content/` and parses the texts among them. */
export function readContent({ io }: Pick<Run, "io">): EarlyContent {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const raw = io.measure("read", () => io.readContent(report));
  const sources = io.measure("read", () => decodeSources(raw, report, io.memory));
  io.measure("read", () => reportStrays(raw, report));
  reportReservedNames(
    raw.map(({ path }) => path),
    report,
  );
  const parsed = io.measure("parse", () => parseSources(sources, report, io.memory));
  const files = new Map(raw.map((file) => [file.path.normalize("NFC"), file]));
  return { files, names: new Set(files.keys()), sources, parsed, problems };
}

/**
 * Completes what is known of `content/` by what only the site says: links into folders that it allows are followed, and
 * data are read as their collections say.
 */
export async function completeContent(
  run: Run,
  early: EarlyContent,
  site: SiteDefinition,
): Promise<WrittenContent> {
  const { problems, ...written } = Object.keys(site.contentRoots).length === 0 ? early : readContent(run);
  problems.forEach(run.findings.report);
  return readData(run, written, site);
}

/**
 * Adds JSON, TOML and tables, which only their collections tell how to read, and names the items of lists by their ids.
 * Few sites have any, so what reads them is loaded when it is needed.
 */
async function readData(
  { io, findings: { report } }: Run,
  written: WrittenContent,
  { collections }: SiteDefinition,
): Promise<WrittenContent> {
  const data = [...written.files].filter(([file]) => isData(file));
  const isNamed = Object.values(collections).some(({ id, format }) => id !== undefined && format === "yaml");
  if (data.length === 0 && !isNamed) return written;
  const { collectionOf, nameItems, parseData } = await import("./parse/parse-data.ts");
  const { decodeFile } = await import("./parse/decode-sources.ts");
  return io.measure("parse", () => {
    const sources: SourceFile[] = [];
    const parsed = data.flatMap(([file, raw]) => {
      const collection = collectionOf(file, collections);
      // Told later, as of any other file that no collection reads.
      if (collection === undefined)
        return { file, digest: file, data: {}, locate: () => undefined, body: undefined };
      const source = decodeFile(raw, report, io.memory);
      if (source === undefined) return [];
      sources.push(source);
      return parseData(source, collection, report, io.memory) ?? [];
    });
    const named = written.parsed.flatMap((source) => {
      const collection = isNamed ? collectionOf(source.file, collections) : undefined;
      if (collection?.id === undefined) return source;
      const name = () => nameItems(source, collection, report);
      return io.memory.getFor("parse", source, [collection], name) ?? [];
    });
    const byFile = (a: { readonly file: string }, b: { readonly file: string }) =>
      compareText(a.file, b.file);
    return {
      ...written,
      sources: [...written.sources, ...sources].sort(byFile),
      parsed: [...named, ...parsed].sort(byFile),
    };
  });
}

/** Loads what the site takes from elsewhere, and reports what of it cannot be used. */
export async function loadSources(
  { io, findings: { report } }: Run,
  { site, explainThrow }: LoadedTemplates,
): Promise<readonly LoadedSource[]> {
  if (Object.keys(site.sources).length === 0) return [];
  const check: LoadingTools["check"] = (name, source, value) => {
    try {
      return validateSource(name, source, value, site.languages);
    } catch (error) {
      const thrown = error instanceof SchemaFailure ? error.cause : error;
      return { entries: [], problems: [explainThrow(thrown, say("doing.check-content"))] };
    }
  };
  const progress = (done: number, total: number) => io.progress("sources", done, total);
  const loaded = await io.measure("sources", () =>
    io.loadSources(site.sources, { check, explainThrow, progress }),
  );
  for (const problem of loaded.flatMap(({ problems }) => problems)) report(problem);
  return loaded;
}

/** Adds the images of sources, which are kept below `.site/`, to the files that entries may show. */
export function addImages(written: WrittenContent, elsewhere: readonly LoadedSource[]): WrittenContent {
  const images = elsewhere.flatMap((one) => one.images);
  if (images.length === 0) return written;
  const files = new Map([...written.files, ...images.map((image) => [image.path, image] as const)]);
  return { ...written, files, names: new Set(files.keys()) };
}

/** The content to publish, without compiled texts. */
export type CheckedContent = {
  readonly templates: Templates;
  /** The settings of the published site. Under `site dev`, templates may get others. */
  readonly settings: GeneratorSettings;
  /** Facts that names between braces stand for, by language. */
  readonly factsIn: FactsIn;
  readonly waits: Waits;
  /** They fit their schemas, and their references exist. */
  readonly entries: readonly ValidEntry[];
  readonly heldBack: readonly HeldBack[];
  /** Entries that are published only because drafts were asked for. */
  readonly shownDrafts: readonly HeldBack[];
};

/**
 * Checks settings, entries and references, and leaves out what waits: drafts, later dates, facts that are not given.
 * Undefined when the settings do not fit, or a schema fails.
 */
export async function checkContent(
  run: Run,
  loaded: LoadedTemplates,
  { names, parsed }: WrittenContent,
  elsewhere: readonly LoadedSource[],
): Promise<CheckedContent | undefined> {
  const { io, options, findings } = run;
  const { memory } = io;
  const { report } = findings;
  await checkChosenLevels(loaded.site, names, report);
  const valid = validateContent(run, loaded, parsed, names, elsewhere);
  if (valid === undefined) return undefined;

  loaded.reads?.setCalendar(options.now, valid.settings.published.timeZone);
  const { collections, sources } = loaded.site;
  const gate = {
    isFuture: createCalendar(options.now, valid.settings.published.timeZone),
    drafts: options.drafts,
  };
  const link = (entries: readonly ValidEntry[], report: Report) => {
    const held = holdBack(entries, gate, collections);
    const known = {
      files: names,
      collections: Object.keys({ ...collections, ...sources }),
      heldBack: held.heldBack,
      refused: valid.refused,
    };
    const linked = io.measure("link", () => linkEntries(held.published, known, report, memory));
    return { ...held, entries: linked };
  };
  const withSettings = ({ drawnWith }: SiteSettings): Templates => ({
    ...loaded,
    settings: drawnWith,
    base: options.base,
    memory,
    report: findings.note,
  });
  const planAll = () => {
    const linked = link(valid.entries, () => {});
    return planWhole(run, withSettings(valid.settings), valid, linked);
  };
  const ready = await io.measure("validate", () =>
    waitForFacts({ templates: loaded, parsed, ...valid }, { planAll, memory, report }),
  );
  const { published, entries, heldBack, shownDrafts } = link(ready.entries, report);
  reportRepeatedValues(published, loaded.site, report);
  return {
    templates: withSettings(ready.settings),
    settings: ready.settings.published,
    factsIn: valid.factsIn,
    waits: ready.waits,
    entries,
    heldBack,
    shownDrafts,
  };
}

/** The entries with their texts. Each text is compiled when it is first read, or by `compileAll`. */
export type CompiledTexts = Omit<CompiledEntries, "texts" | "steps" | "hasErrors" | "listStyles"> & {
  /** Compiles the remaining texts and reports what is wrong with each. */
  readonly compileAll: Work;
  /** True once a compiled text has an error. */
  hasErrors(): boolean;
  /** The CSS rules that plug-ins have made for the texts. */
  readonly styles: readonly string[];
};

/**
 * Adds compiled Markdown to the entries; the schedule decides what is compiled now. With plug-ins, which may have to
 * wait, all of it is. Undefined when the build was aborted meanwhile.
 */
export async function compileTexts(
  run: Run,
  { templates, settings, factsIn, waits, entries: valid }: CheckedContent,
): Promise<CompiledTexts | undefined> {
  const { io, findings, signal } = run;
  const compiler = createCompilers(run, templates, settings, (code) => ({
    facts: factsIn(code),
    open: waits.openIn(code),
  }));
  const progress = (done: number, total: number) => io.progress("markdown", done, total);
  const { texts, steps, hasErrors, listStyles, ...compiled } = io.measure("markdown", () =>
    compileEntries(valid, compiler, progress, findings.reportText, io.memory),
  );
  const isPlugged = hasPlugins(templates.site.markdown);
  const wait = () => compileAhead(texts, progress, everySoOften(io.handOver), signal);
  const compileAll: Work = async (letOthers) => {
    if (isPlugged) await wait();
    await takeSteps(steps, letOthers, signal);
  };
  await io.measure("markdown", async () => {
    await io.schedule.compile({ texts, settings: compiler.textSettings, compileAll, progress });
    if (isPlugged) await wait();
  });
  if (isPlugged && signal.aborted) return undefined;
  const judge = createJudge(templates.site.checks);
  const styles = isPlugged ? listStyles() : [];
  return { ...compiled, compileAll, hasErrors: () => hasErrors(judge), styles };
}

type ValidContent = {
  readonly settings: SiteSettings;
  readonly factsIn: FactsIn;
  readonly entries: readonly ValidEntry[];
  readonly refused: readonly RefusedEntry[];
  /** Checks the settings again, with another source. */
  readonly validateSettings: (parsed: readonly ParsedSource[]) => SiteSettings | undefined;
};

/** Checks settings and entries against their schemas. Undefined when the settings do not fit, or a schema fails. */
function validateContent(
  { io, options, findings: { report } }: Run,
  { site, digest, explainThrow }: LoadedTemplates,
  parsed: readonly ParsedSource[],
  names: ReadonlySet<string>,
  elsewhere: readonly LoadedSource[],
): ValidContent | undefined {
  const given = { url: options.url, environment: io.readEnvironment(Object.keys(site.environment)) };
  const validate = (values: GivenSettings, from = parsed) =>
    validateSettings(from, site, values, names, report, io.memory);
  const addDevValues = (
    published: GeneratorSettings | undefined,
    from = parsed,
  ): SiteSettings | undefined => {
    const drawnWith =
      published && options.devValues ? validate(forDev(given, site.environment), from) : published;
    return published && drawnWith && { published, drawnWith };
  };
  return trySchemas(explainThrow, report, () => {
    const published = io.measure("validate", () => validate(given));
    checkBudgetGroups(published?.budgets, Object.keys(site.pages), parsed, report);
    const factsIn = collectFacts(site, published);
    const inputs = { templates: digest, ...scopeTexts(site.languages, factsIn, published?.timeZone) };
    const entries = io.measure("validate", () => {
      const misnamed = findMisnamed(parsed, site, report);
      const named = misnamed.size === 0 ? parsed : parsed.filter(({ file }) => !misnamed.has(file));
      return validateEntries(named, site.collections, names, report, inputs, io.memory);
    });
    const settings = addDevValues(published);
    const validateAgain = (from: readonly ParsedSource[]) => addDevValues(validate(given, from), from);
    return (
      settings && { ...withSources(entries, elsewhere), settings, factsIn, validateSettings: validateAgain }
    );
  });
}

/** Adds the entries of sources. A source that is refused may have any entry. */
function withSources(
  { entries, refused }: Pick<ValidContent, "entries" | "refused">,
  elsewhere: readonly LoadedSource[],
): Pick<ValidContent, "entries" | "refused"> {
  const unknown = elsewhere.flatMap(({ name, status }) =>
    status === "refused" ? [{ collection: name, id: undefined }] : [],
  );
  return {
    entries: [...entries, ...elsewhere.flatMap((one) => one.entries)],
    refused: [...refused, ...unknown],
  };
}

/** Returns the result of `check`. When a schema fails, that is reported once, and the content is not checked. */
function trySchemas<Checked>(
  explainThrow: LoadedTemplates["explainThrow"],
  report: Report,
  check: () => Checked,
): Checked | undefined {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof SchemaFailure)) throw error;
    report(explainThrow(error.cause, say("doing.check-content")));
    return undefined;
  }
}

function forDev(given: GivenSettings, declared: SiteDefinition["environment"]): GivenSettings {
  return { ...given, environment: withDevValues(declared, given.environment), purpose: "to draw with" };
}

/** Plans all pages as if nothing waited for facts. */
async function planWhole(
  run: Run,
  { memory: kept, ...templates }: Templates,
  { settings, factsIn }: ValidContent,
  { entries, heldBack }: Pick<CheckedContent, "entries" | "heldBack">,
): Promise<readonly Page[]> {
  const ignore = () => {};
  // Results kept by object are those of the real plan, or of this one.
  const getFor: Memory["getFor"] = (step, ...rest) => kept.getFor(`all: ${step}`, ...rest);
  const quiet = { ...templates, memory: { ...kept, getFor }, report: ignore };
  const compiler = createCompilers(run, quiet, settings.published, (code) => ({
    facts: factsIn(code),
    open: { facts: openFacts(factsIn(code)), routes: {} },
  }));
  const compiled = compileEntries(entries, compiler, ignore, ignore, quiet.memory);
  if (hasPlugins(quiet.site.markdown))
    await compileAhead(compiled.texts, ignore, everySoOften(run.io.handOver), run.signal);
  if (run.signal.aborted) return [];
  const contents = collectContents(compiled.entries, quiet.site, heldBack, ignore);
  return contents === undefined ? [] : planPages(contents, quiet.site.pages, compiled.places, quiet);
}

/** The compilers of the texts in each language. `scopeOf` tells which facts they may name, and which are not given. */
function createCompilers(
  { io, options: { base }, findings }: Run,
  { site, digests, memory }: Templates,
  settings: GeneratorSettings,
  scopeOf: (code: string) => { readonly facts: Facts | undefined; readonly open: Open | undefined },
) {
  const { loadHighlighter, compileApart } = io;
  const loadNativeParser = () => io.loadNativeParser(findings.report);
  const tools = { loadNativeParser, loadHighlighter, compileApart, memory };
  return createTextCompilers(site.languages, (language) =>
    createBodyCompiler({ site, digests, language, settings, ...scopeOf(language.code), base, ...tools }),
  );
}
