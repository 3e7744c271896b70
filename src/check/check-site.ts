import type { ContentIn, SiteDefinition } from "../define/define.ts";
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
import type { Facts } from "../text/facts.ts";
import { say } from "../words/message.ts";
import type { Report } from "../words/problem.ts";
import { reportReservedNames } from "../words/report-reserved-names.ts";
import {
  checkBudgets,
  type WeighedPage,
  type Weighing,
  weighAll,
  weighPages,
  weighSuspects,
} from "./check-budgets.ts";
import { checkReadTimes } from "./check-entries.ts";
import { checkFigures, figuresOf } from "./check-figures.ts";
import { checkStaticFiles, checkStaticNames } from "./check-files.ts";
import { checkLinks } from "./check-links.ts";
import { checkPolicy } from "./check-policy.ts";
import type { Inflate } from "./read-active-pdf.ts";

/** A site as it would be published, with all that it was made from. */
export type FinishedSite = {
  readonly site: Pick<
    SiteDefinition,
    "checks" | "collections" | "figures" | "languages" | "placeholder" | "review" | "settings" | "terms"
  >;
  readonly settings: GeneratorSettings;
  /** The facts in the language of a code, or in the first one. */
  readonly factsIn: (code?: string) => Facts | undefined;
  /** All files of `content/`, by their path from the project root. */
  readonly names: ReadonlySet<string>;
  readonly sources: readonly SourceFile[];
  readonly parsed: readonly ParsedSource[];
  readonly entries: readonly Entry[];
  readonly places: Places;
  readonly heldBack: readonly HeldBack[];
  readonly contents: readonly ContentIn[];
  /** The images of `content/` that entries show. */
  readonly images: readonly string[];
  /** All pages, also those that could not be drawn. */
  readonly planned: readonly Page[];
  readonly rendered: readonly RenderedPage[];
  /** Some may not be drawn yet. */
  readonly pictures: readonly Picture[];
  /** From `static/`. */
  readonly copied: readonly OutputFile[];
  /** Everything that would be published. */
  readonly files: readonly OutputFile[];
  readonly base: string;
  /** The time of the build. */
  readonly now: Date;
};

type Tools = Pick<LoadedTemplates, "explainThrow"> & {
  readonly memory: Memory;
  readonly inflate: Inflate;
  readonly weigh: Weighing["weigh"];
  /** Weigh every page, not only those that may be over a budget. */
  readonly weighsAll: boolean;
  /** True when the build has compressed every file as strongly as hosts do, so that exact weights take no time. */
  readonly isCompressed: boolean;
};

/** Checks everything that would be published. Returns the weights of the pages that were weighed. */
export function checkSite(finished: FinishedSite, tools: Tools, report: Report): readonly WeighedPage[] {
  const { settings, rendered, copied } = finished;
  const weighed = weigh(finished, tools);
  checkLinks(
    rendered,
    {
      ...finished,
      ...settings.links,
      redirects: settings.redirects,
      origin: settings.url,
      files: [...finished.files, ...finished.pictures],
      memory: tools.memory,
    },
    report,
  );
  checkPages(rendered, report);
  checkStaticFiles(copied, tools, report);
  reportReservedNames(
    copied.map(({ path }) => `static/${path}`),
    report,
  );
  if (settings.output.hosts.length > 0) {
    checkPolicy(rendered, report);
    checkStaticNames(copied, report);
  }
  checkReadTimes(finished.entries, finished.site, finished.places, report);
  const figures = figuresOf(finished.site, settings);
  checkFigures({ ...finished, figures, facts: finished.factsIn() }, tools.memory, report);
  reviewSite(finished, tools.explainThrow, report);
  checkBudgets(weighed, settings.budgets, report);
  return weighed;
}

function weigh({ rendered, settings, files, base }: FinishedSite, tools: Tools): readonly WeighedPage[] {
  const { budgets } = settings;
  const weighing = { files, base, weigh: tools.weigh };
  if (!tools.weighsAll) return weighSuspects(rendered, budgets, weighing);
  return tools.isCompressed ? weighPages(rendered, weighing) : weighAll(rendered, budgets, weighing);
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

/** Runs the site’s own check of its content and settings, and turns its remarks into warnings. */
function reviewSite(
  { contents, site, settings, parsed }: FinishedSite,
  explainThrow: LoadedTemplates["explainThrow"],
  report: Report,
): void {
  const locate = parsed.find(({ file }) => file === settingsFile)?.locate;
  try {
    for (const { message, hint, setting, mendedBy } of remarksOf(contents, site, settings)) {
      const at = setting === undefined ? undefined : nearestPlace(locate, setting.split("."));
      report({
        code: "site/finding",
        severity: "warning",
        file: settingsFile,
        ...(at && { at }),
        message,
        ...(hint !== undefined && { hint }),
        ...(mendedBy && { mendedBy }),
      });
    }
  } catch (error) {
    report(explainThrow(error, say("doing.review")));
  }
}

/** Each remark once, even if it is about several languages. */
function remarksOf(contents: readonly ContentIn[], site: FinishedSite["site"], settings: GeneratorSettings) {
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
