import type { ContentIn, SiteDefinition } from "../define/define.ts";
import { nameFieldOf, type Schemas } from "../define/name-field.ts";
import type { LoadedTemplates } from "../define/renderer.ts";
import type { GeneratorSettings } from "../define/settings.ts";
import { settingsFile } from "../define/settings-file.ts";
import type { Memory } from "../model/memory/memory.ts";
import type {
  Entry,
  HeldBack,
  OutputFile,
  Page,
  ParsedSource,
  Picture,
  Places,
  RenderedPage,
  SourceFile,
} from "../model/model.ts";
import { isWorkbenchRoute } from "../model/route.ts";
import { say } from "../words/message.ts";
import type { Report } from "../words/problem.ts";
import { reportReservedNames } from "../words/report-reserved-names.ts";
import { checkBudgets } from "./check-budgets.ts";
import { checkLinks } from "./check-links.ts";
import { checkStaticFiles } from "./check-static-files.ts";
import type { Inflate } from "./read-active-pdf.ts";
import { type WeighedPage, type Weighing, weighPages } from "./weigh-pages.ts";
import { weighAll, weighSuspects } from "./weigh-suspects.ts";

type CheckedSite = Weighing & {
  readonly templates: LoadedTemplates;
  readonly contents: Parameters<typeof reviewSite>[0];
  readonly settings: GeneratorSettings;
  readonly parsed: readonly ParsedSource[];
  readonly sources: readonly SourceFile[];
  readonly entries: readonly Entry[];
  readonly places: Places;
  /** All planned pages: a link to one that could not be drawn is not a broken link. */
  readonly pages: readonly Page[];
  readonly heldBack: readonly HeldBack[];
  /** Some may not be drawn yet. */
  readonly pictures: readonly Picture[];
  /** From `static/`. */
  readonly copied: readonly OutputFile[];
  /** Weigh every page, not only those that may be over a budget. */
  readonly weighsAll: boolean;
  /** True when the build has compressed every file as strongly as hosts do, so that exact weights take no time. */
  readonly isCompressed: boolean;
  readonly memory: Memory;
  readonly inflate: Inflate;
};

/** Checks everything that would be published. Returns the weights of the pages that were weighed. */
export function checkSite(
  rendered: readonly RenderedPage[],
  checked: CheckedSite,
  report: Report,
): readonly WeighedPage[] {
  const { templates, contents, settings, parsed, entries, places, pages, files, pictures, copied } = checked;
  const weighed = weigh(rendered, checked);
  checkLinks(
    rendered,
    {
      ...checked,
      ...settings.links,
      redirects: settings.redirects,
      origin: settings.url,
      planned: pages,
      files: [...files, ...pictures],
    },
    report,
  );
  checkPages(rendered, report);
  checkStaticFiles(copied, checked, report);
  reportReservedNames(
    copied.map(({ path }) => `static/${path}`),
    report,
  );
  if (settings.output.hosts.length > 0) {
    checkPolicy(rendered, report);
    checkStaticNames(copied, report);
  }
  checkReadTimes(entries, templates.site, places, report);
  reviewSite(contents, { ...templates, settings, sources: parsed }, report);
  checkBudgets(weighed, settings.budgets, report);
  return weighed;
}

function weigh(rendered: readonly RenderedPage[], checked: CheckedSite): readonly WeighedPage[] {
  const { budgets } = checked.settings;
  if (!checked.weighsAll) return weighSuspects(rendered, budgets, checked);
  return checked.isCompressed ? weighPages(rendered, checked) : weighAll(rendered, budgets, checked);
}

/** Reports files of `static/assets/` without a fingerprint: hosts let browsers keep that folder for a year. */
function checkStaticNames(files: readonly OutputFile[], report: Report): void {
  for (const { path } of files) {
    if (!path.startsWith("assets/") || /\.[0-9a-zA-Z_-]{8,}\.[a-z0-9]+$/.test(path)) continue;
    report({
      code: "asset/unfingerprinted",
      severity: "warning",
      file: `static/${path}`,
      message: say("asset/unfingerprinted"),
      hint: say("asset/unfingerprinted.hint"),
    });
  }
}

/** Reports the faults of pages, which were found when the pages were drawn. */
export function checkPages(pages: readonly RenderedPage[], report: Report): void {
  for (const { page, facts } of pages) {
    for (const { code, message, hint } of facts.faults) {
      report({
        code,
        severity: "warning",
        file: page.sources[0] ?? "templates/site.ts",
        message: say("page/on-page", { message, page: page.route }),
        hint,
      });
    }
  }
}

/** Reports what the policy of a page would make the browser refuse, once for each kind of page. */
export function checkPolicy(pages: readonly RenderedPage[], report: Report): void {
  const reported = new Set<string>();
  for (const { page, facts } of pages) {
    if (isWorkbenchRoute(page.route)) continue;
    for (const refused of facts.policy.refused) {
      const key = `${page.template} ${refused}`;
      if (reported.has(key)) continue;
      reported.add(key);
      report({
        code: "page/policy",
        severity: "warning",
        file: page.sources[0] ?? "templates/site.ts",
        message: say("page/policy", { page: page.route, refused }),
        hint: say("page/policy.hint"),
      });
    }
  }
}

/** The reading speed of adults, for a fairly difficult text on a screen. */
const wordsPerMinute = 200;

/** A stated time that differs more than this is misleading. */
const tolerance = 0.25;

/** Warns when a stated reading time does not match the number of words. */
export function checkReadTimes(
  entries: readonly Entry[],
  site: Schemas,
  places: Places,
  report: Report,
): void {
  for (const entry of entries) {
    const field = site.collections[entry.collection]?.readTimeField;
    if (field === undefined || entry.body === undefined) continue;
    const stated = (entry.data as Readonly<Record<string, unknown>>)[field];
    if (typeof stated !== "number") continue;
    const needed = entry.body.words / wordsPerMinute;
    const rounded = Math.max(1, Math.round(needed));
    if (stated === rounded || Math.abs(needed - stated) <= stated * tolerance) continue;
    const at = places.get(entry)?.([field], "value");
    report({
      code: "entry/reading-time",
      severity: "warning",
      file: entry.file,
      ...(at && { at }),
      message: say("entry/reading-time", {
        field: nameFieldOf(entry.file, [field], site),
        stated,
        words: entry.body.words,
        needed: Math.round(needed * 10) / 10,
      }),
      hint: say("entry/reading-time.hint", { field, minutes: rounded }),
    });
  }
}

type Reviewed = Pick<LoadedTemplates, "explainThrow"> & {
  readonly site: Pick<SiteDefinition, "review">;
  readonly settings: GeneratorSettings;
  readonly sources: readonly ParsedSource[];
};

/** Runs the site’s own check of its content and settings, and turns its remarks into warnings. */
function reviewSite(
  contents: readonly ContentIn[],
  { site, settings, sources, explainThrow }: Reviewed,
  report: Report,
): void {
  const locate = sources.find(({ file }) => file === settingsFile)?.locate;
  try {
    for (const { message, hint, setting } of remarksOf(contents, site, settings)) {
      const at = setting === undefined ? undefined : nearestPlace(locate, setting.split("."));
      report({
        code: "site/finding",
        severity: "warning",
        file: settingsFile,
        ...(at && { at }),
        message,
        ...(hint !== undefined && { hint }),
      });
    }
  } catch (error) {
    report(explainThrow(error, say("doing.review")));
  }
}

/** Each remark once, even if it is about several languages. */
function remarksOf(contents: readonly ContentIn[], site: Reviewed["site"], settings: GeneratorSettings) {
  const remarks = contents.flatMap(({ content, language }) => site.review(content, settings, language));
  return new Map(remarks.map((remark) => [JSON.stringify(remark), remark])).values();
}

/** A missing value has no position, so that of its nearest parent is used. */
function nearestPlace(locate: ParsedSource["locate"] | undefined, path: readonly string[]) {
  for (let length = path.length; length > 0; length -= 1) {
    const place = locate?.(path.slice(0, length), "key");
    if (place !== undefined) return place;
  }
  return undefined;
}
