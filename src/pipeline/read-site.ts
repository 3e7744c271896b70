import type { BundledAssets } from "../bundle/assemble-manifest.ts";
import type { SiteDefinition } from "../define/define.ts";
import type { LoadedTemplates } from "../define/renderer.ts";
import type { GeneratorSettings } from "../define/settings.ts";
import type {
  HeldBack,
  ParsedSource,
  RawFile,
  RefusedEntry,
  SourceFile,
  ValidEntry,
} from "../model/model.ts";
import { say } from "../words/message.ts";
import type { Report } from "../words/problem.ts";
import { reportReservedNames } from "../words/report-reserved-names.ts";
import { linkEntries } from "./link/link-entries.ts";
import { reportRepeatedValues } from "./link/report-repeated-values.ts";
import { parseSources } from "./parse/parse-sources.ts";
import { decodeSources } from "./read/decode-sources.ts";
import { reportStrays } from "./read/report-strays.ts";
import type { Run } from "./run.ts";
import { begin } from "./steps/take-steps.ts";
import { withDevValues } from "./validate/apply-environment.ts";
import { SchemaFailure } from "./validate/check-value.ts";
import type { FactsIn } from "./validate/collect-facts.ts";
import { collectFacts } from "./validate/collect-facts.ts";
import { createCalendar, holdBack } from "./validate/hold-back.ts";
import { scopeTexts } from "./validate/scope-texts.ts";
import { validateEntries } from "./validate/validate-entries.ts";
import {
  checkBudgetGroups,
  checkChosenLevels,
  findMisnamed,
  type GivenSettings,
  type SiteSettings,
  validateSettings,
} from "./validate/validate-settings.ts";
import { type Ready, waitForFacts } from "./wait-for-facts.ts";

/** The content of the site’s files, without compiled texts. */
export type ReadSite = {
  readonly templates: LoadedTemplates;
  /**
   * Styles and scripts, bundled in parallel to the following stages. Undefined, with problems, when one cannot be
   * bundled.
   */
  readonly bundling: Promise<BundledAssets | undefined>;
  /** The files of `content/` by their path from the project root, in NFC even if the disk has another form. */
  readonly files: ReadonlyMap<string, RawFile>;
  /** The paths of `files`. */
  readonly names: ReadonlySet<string>;
  readonly sources: readonly SourceFile[];
  readonly parsed: readonly ParsedSource[];
  readonly settings: SiteSettings;
  /** Facts that names between braces stand for, by language. */
  readonly factsIn: FactsIn;
  /** The published entries: they fit their schemas, and their references exist. */
  readonly entries: readonly ValidEntry[];
  readonly heldBack: readonly HeldBack[];
  /** Entries that are published only because drafts were asked for. */
  readonly shownDrafts: readonly HeldBack[];
} & Pick<Ready, "closed" | "openIn" | "waiting" | "open">;

/** Reads the files and checks entries and references. Undefined when the site’s templates or settings are wrong. */
export async function readSite(run: Run): Promise<ReadSite | undefined> {
  const { io, findings } = run;
  const { report } = findings;
  // Bundlers run in processes of their own, so the build waits for them only when it needs their results.
  const loading = begin(io.measure("templates", () => io.loadTemplates(report)));
  const bundling = begin(
    loading.then((loaded) => loaded && io.measure("bundle", () => io.bundleAssets(loaded.site, report))),
  );
  await io.handOver();
  const raw = io.measure("read", () => io.readContent(report));
  const sources = io.measure("read", () => decodeSources(raw, report, io.memory));
  io.measure("read", () => reportStrays(raw, report));
  reportReservedNames(
    raw.map(({ path }) => path),
    report,
  );
  const parsed = io.measure("parse", () => parseSources(sources, report, io.memory));
  const templates = await loading;
  if (templates === undefined) return undefined;
  findings.judgeBy(templates.site.checks);

  await io.handOver();
  const files = new Map(raw.map((file) => [file.path.normalize("NFC"), file]));
  const names = new Set(files.keys());
  await checkChosenLevels(templates.site, names, report);
  const checked = checkContent(run, templates, parsed, names);
  if (checked === undefined) {
    // Its problems are reported with the others.
    await bundling;
    return undefined;
  }
  const { factsIn, refused } = checked;
  const { collections } = templates.site;
  const gate = {
    isFuture: createCalendar(run.options.now, checked.settings.published.timeZone),
    drafts: run.options.drafts,
  };
  const prove = (valid: readonly ValidEntry[], report: Report) => {
    const { published, ...held } = holdBack(valid, gate, collections);
    const linking = { files: names, collections: Object.keys(collections), heldBack: held.heldBack, refused };
    const entries = io.measure("link", () => linkEntries(published, linking, report, io.memory));
    return { published, entries, ...held };
  };
  const whole = { templates, parsed, ...checked, prove };
  const { entries: ready, ...rest } = io.measure("validate", () => waitForFacts(run, whole));
  const { published, entries, heldBack, shownDrafts } = prove(ready, report);
  reportRepeatedValues(published, templates.site, report);
  return {
    templates,
    bundling,
    files,
    names,
    sources,
    parsed,
    factsIn,
    entries,
    heldBack,
    shownDrafts,
    ...rest,
  };
}

type CheckedContent = Pick<ReadSite, "settings" | "factsIn"> & {
  readonly entries: readonly ValidEntry[];
  readonly refused: readonly RefusedEntry[];
  /** Checks the settings again, with another source. */
  readonly validateSettings: (parsed: readonly ParsedSource[]) => SiteSettings | undefined;
};

/** Checks settings and entries against their schemas. Undefined when the settings do not fit, or a schema fails. */
function checkContent(
  { io, options, findings: { report } }: Run,
  { site, digest, explainThrow }: LoadedTemplates,
  parsed: readonly ParsedSource[],
  names: ReadonlySet<string>,
): CheckedContent | undefined {
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
    const inputs = { templates: digest, ...scopeTexts(site.languages, factsIn) };
    const entries = io.measure("validate", () => {
      const misnamed = findMisnamed(parsed, site, report);
      const named = misnamed.size === 0 ? parsed : parsed.filter(({ file }) => !misnamed.has(file));
      return validateEntries(named, site.collections, names, report, inputs, io.memory);
    });
    const settings = addDevValues(published);
    const validateAgain = (from: readonly ParsedSource[]) => addDevValues(validate(given, from), from);
    return settings && { ...entries, settings, factsIn, validateSettings: validateAgain };
  });
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
