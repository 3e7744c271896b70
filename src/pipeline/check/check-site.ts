import type { LoadedTemplates } from "../../define/renderer.ts";
import type { GeneratorSettings } from "../../define/settings.ts";
import type { Memory } from "../../model/memory/memory.ts";
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
} from "../../model/model.ts";
import type { Report } from "../../words/problem.ts";
import { reportReservedNames } from "../../words/report-reserved-names.ts";
import { checkBudgets } from "./check-budgets.ts";
import { checkLinks } from "./check-links.ts";
import { checkPages } from "./check-pages.ts";
import { checkPolicy } from "./check-policy.ts";
import { checkReadTimes } from "./check-read-times.ts";
import { checkStaticFiles } from "./check-static-files.ts";
import { checkStaticNames } from "./check-static-names.ts";
import type { Inflate } from "./read-active-pdf.ts";
import { reviewSite } from "./review-site.ts";
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
