import { say } from "../catalogue/message.ts";
import type { SiteDefinition } from "../define/define.ts";
import { withFacts } from "../define/fact-scope.ts";
import type { LoadedTemplates } from "../define/renderer.ts";
import type { GeneratorSettings } from "../define/settings.ts";
import type {
  DraftEntry,
  HeldBack,
  ParsedSource,
  RawFile,
  RefusedEntry,
  SourceFile,
} from "../model/model.ts";
import type { Report } from "../problems/problem.ts";
import { reportNames } from "../problems/report-names.ts";
import type { Facts } from "../text/facts.ts";
import type { BundledAssets } from "./bundle/assemble-manifest.ts";
import { linkEntries } from "./link/link-entries.ts";
import { expectTexts } from "./markdown/expect-texts.ts";
import { parseSources } from "./parse/parse-sources.ts";
import { decodeSources } from "./read/decode-sources.ts";
import { findStrays } from "./read/find-strays.ts";
import type { Run } from "./run.ts";
import { begin } from "./steps/beside.ts";
import { meanwhile } from "./steps/meanwhile.ts";
import { withDevValues } from "./validate/apply-environment.ts";
import { checkBudgetGroups } from "./validate/check-budget-groups.ts";
import { SchemaFailure } from "./validate/check-value.ts";
import { collectFacts } from "./validate/collect-facts.ts";
import { createCalendar, holdBack } from "./validate/hold-back.ts";
import { validateEntries } from "./validate/validate-entries.ts";
import { type GivenSettings, validateSettings } from "./validate/validate-settings.ts";

/** What the files of a site say, its texts apart. */
export type ReadSite = {
  readonly templates: LoadedTemplates;
  /** Styles and scripts, which are bundled beside the stages that follow. Undefined, with problems, where one cannot be. */
  readonly bundling: Promise<BundledAssets | undefined>;
  /** The files of `content/` by their path from the project root, in NFC whatever the disk has. */
  readonly files: ReadonlyMap<string, RawFile>;
  /** The paths of `files`. */
  readonly names: ReadonlySet<string>;
  readonly sources: readonly SourceFile[];
  readonly parsed: readonly ParsedSource[];
  readonly settings: SiteSettings;
  /** What names between braces stand for. Undefined where braces mean nothing. */
  readonly facts: Facts | undefined;
  /** The entries that are published: they fit their schemas and one another. */
  readonly drafts: readonly DraftEntry[];
  readonly heldBack: readonly HeldBack[];
  /** Entries that are published only because drafts were asked for. */
  readonly early: readonly HeldBack[];
};

/** The settings of `content/site.yaml`, twice. */
export type SiteSettings = {
  /** Those of the published site, which are checked and reported. */
  readonly published: GeneratorSettings;
  /** Those that templates get. They differ under `site dev`, where values that the site declares for it win. */
  readonly drawnWith: GeneratorSettings;
};

/** From files to entries that fit their schemas and one another. Undefined where the site’s templates or settings do not hold. */
export async function readSite(run: Run): Promise<ReadSite | undefined> {
  const { io, findings } = run;
  const { report } = findings;
  // Bundlers work in processes of their own: what they make is waited for where it is needed.
  const loading = begin(io.measure("templates", () => io.loadTemplates(report)));
  const bundling = begin(
    loading.then((loaded) => loaded && io.measure("bundle", () => io.bundleAssets(loaded.site, report))),
  );
  await io.handOver();
  const raw = io.measure("read", () => io.readContent(report));
  const sources = io.measure("read", () => decodeSources(raw, report, io.memory));
  io.measure("read", () => findStrays(raw, report));
  reportNames(
    raw.map(({ path }) => path),
    report,
  );
  const parsed = io.measure("parse", () => parseSources(sources, report, io.memory));
  const templates = await meanwhile(loading, () => expectTexts(parsed, io.loadNativeParser));
  if (templates === undefined) return undefined;

  await io.handOver();
  const files = new Map(raw.map((file) => [file.path.normalize("NFC"), file]));
  const names = new Set(files.keys());
  const checked = checkContent(run, templates, parsed, names);
  if (checked === undefined) {
    // Its problems are told with the others.
    await bundling;
    return undefined;
  }
  const { entries, refused, settings, facts } = checked;
  const { collections } = templates.site;
  const gate = {
    isToCome: createCalendar(run.options.now, settings.published.timeZone),
    drafts: run.options.drafts,
  };
  const { published, heldBack, early } = holdBack(entries, gate, collections);
  const linking = { files: names, collections: Object.keys(collections), heldBack, refused };
  const drafts = io.measure("link", () => linkEntries(published, linking, report, io.memory));
  return { templates, bundling, files, names, sources, parsed, settings, facts, drafts, heldBack, early };
}

type CheckedContent = Pick<ReadSite, "settings" | "facts"> & {
  readonly entries: readonly DraftEntry[];
  readonly refused: readonly RefusedEntry[];
};

/** Checks settings and entries against their schemas. Undefined where the settings do not fit, or a schema fails. */
function checkContent(
  { io, options, findings: { report } }: Run,
  { site, digest, explainThrow }: LoadedTemplates,
  parsed: readonly ParsedSource[],
  names: ReadonlySet<string>,
): CheckedContent | undefined {
  const given = { url: options.url, environment: io.readEnvironment(Object.keys(site.environment)) };
  const validate = (values: GivenSettings) =>
    validateSettings(parsed, site, values, names, report, io.memory);
  return trySchemas(explainThrow, report, () => {
    const published = io.measure("validate", () => validate(given));
    checkBudgetGroups(published?.budgets, Object.keys(site.pages), parsed, report);
    const facts = published && collectFacts(site, published);
    // What texts name is a part of what they say.
    const inputs = { templates: digest, facts: JSON.stringify(facts ?? null) };
    const entries = io.measure("validate", () =>
      withFacts(facts, () => validateEntries(parsed, site.collections, names, report, inputs, io.memory)),
    );
    const drawnWith = published && options.devValues ? validate(forDev(given, site.environment)) : published;
    return published && drawnWith && { ...entries, settings: { published, drawnWith }, facts };
  });
}

/** Gives what `check` gives. Where a schema fails, that is told once, and nothing can be said of the content. */
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
