import type { SiteDefinition } from "../define/define.ts";
import { withFacts } from "../define/fact-scope.ts";
import type { LoadedTemplates } from "../define/renderer.ts";
import type { Report } from "../problems/problem.ts";
import { reportNames } from "../problems/report-names.ts";
import { linkEntries } from "./link/link-entries.ts";
import { expectTexts } from "./markdown/expect-texts.ts";
import { parseSources } from "./parse/parse-sources.ts";
import { decodeSources } from "./read/decode-sources.ts";
import { findStrays } from "./read/find-strays.ts";
import type { Found, Run } from "./run.ts";
import { begin } from "./steps/beside.ts";
import { meanwhile } from "./steps/meanwhile.ts";
import { withDevValues } from "./validate/apply-environment.ts";
import { checkBudgetGroups } from "./validate/check-budget-groups.ts";
import { SchemaFailure } from "./validate/check-value.ts";
import { collectFacts } from "./validate/collect-facts.ts";
import { createCalendar, holdBack } from "./validate/hold-back.ts";
import { validateEntries } from "./validate/validate-entries.ts";
import { type GivenSettings, validateSettings } from "./validate/validate-settings.ts";

export type ReadSite = Found<typeof readSite>;

/** From files to entries that fit their schemas and one another. Undefined where the site’s templates or settings do not hold. */
export async function readSite({ io, options, findings: { report } }: Run) {
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

  const { site, digest } = templates;
  await io.handOver();
  const available = new Map(raw.map((file) => [file.path.normalize("NFC"), file]));
  const names = new Set(available.keys());
  const given = { url: options.url, environment: io.readEnvironment(Object.keys(site.environment)) };
  const checked = trySchemas(templates.explainThrow, report, () => {
    const settings = io.measure("validate", () =>
      validateSettings(parsed, site, given, names, report, io.memory),
    );
    checkBudgetGroups(settings?.budgets, Object.keys(site.pages), parsed, report);
    const facts = settings && collectFacts(site, settings);
    // What texts name is a part of what they say.
    const inputs = { templates: digest, facts: JSON.stringify(facts ?? null) };
    const entries = io.measure("validate", () =>
      withFacts(facts, () => validateEntries(parsed, site.collections, names, report, inputs, io.memory)),
    );
    const shown =
      settings && options.devValues
        ? validateSettings(parsed, site, forDev(given, site.environment), names, report, io.memory)
        : settings;
    return settings && shown && { ...entries, settings, shown, facts };
  });
  if (checked === undefined) {
    // Its problems are told with the others.
    await bundling;
    return undefined;
  }
  const { entries: valid, refused, settings, shown, facts } = checked;
  const gate = { isToCome: createCalendar(options.now, settings.timeZone), drafts: options.drafts };
  const { published, heldBack, early } = holdBack(valid, gate, site.collections);
  const linked = io.measure("link", () =>
    linkEntries(
      published,
      { files: names, collections: Object.keys(site.collections), heldBack, refused },
      report,
      io.memory,
    ),
  );
  return {
    templates,
    bundling,
    available,
    names,
    sources,
    parsed,
    settings,
    shown,
    facts,
    linked,
    heldBack,
    early,
  };
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
    report(explainThrow(error.cause, "checking the content"));
    return undefined;
  }
}

function forDev(given: GivenSettings, declared: SiteDefinition["environment"]): GivenSettings {
  return { ...given, environment: withDevValues(declared, given.environment), purpose: "to draw with" };
}
