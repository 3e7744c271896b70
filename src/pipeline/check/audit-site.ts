import type { SiteDefinition } from "../../define/define.ts";
import type { GeneratorSettings } from "../../define/settings.ts";
import type { Kept } from "../../model/memory/memory.ts";
import type { Entry, OutputFile, ParsedSource, Places, RenderedPage, SourceFile } from "../../model/model.ts";
import type { Facts } from "../../text/facts.ts";
import type { Report } from "../../words/problem.ts";
import { checkAccessibility } from "./check-accessibility.ts";
import { checkCopies } from "./check-copies.ts";
import { checkDuplicates } from "./check-duplicates.ts";
import { checkHostLimits } from "./check-host-limits.ts";
import { checkOrphans } from "./check-orphans.ts";
import { checkPlaceholders } from "./check-placeholders.ts";
import { checkReviews } from "./check-reviews.ts";
import { checkTerms } from "./check-terms.ts";
import { checkTranslations } from "./check-translations.ts";
import { checkUnusedImages } from "./check-unused-images.ts";

/** A site as it would be published, with its sources. */
export type AuditedSite = {
  readonly site: Pick<
    SiteDefinition,
    "checks" | "collections" | "languages" | "placeholder" | "settings" | "terms"
  >;
  readonly settings: GeneratorSettings;
  /** The facts in the language of a code, or in the first one. */
  readonly factsIn: (code?: string) => Facts | undefined;
  readonly sources: readonly SourceFile[];
  readonly parsed: readonly ParsedSource[];
  readonly entries: readonly Entry[];
  readonly places: Places;
  /** All files of `content/`, by their path from the project root. */
  readonly names: ReadonlySet<string>;
  /** The images among them that entries show. */
  readonly images: readonly string[];
  readonly rendered: readonly RenderedPage[];
  /** Everything that would be published. */
  readonly files: readonly OutputFile[];
  readonly base: string;
  /** The time of the build. */
  readonly now: Date;
};

type Edge = {
  /** The paths of the files of `static/`. */
  readonly staticFiles: readonly string[];
  readonly memory: Kept;
};

/** Checks that matter before a site is published but would slow down every build. They give warnings only. */
export function auditSite(audited: AuditedSite, { staticFiles, memory }: Edge, report: Report): void {
  const { site, settings, sources, parsed, entries, names, images, rendered, files, base } = audited;
  checkPlaceholders(parsed, site, report);
  const terms = entries.filter(({ collection }) => collection === site.terms);
  checkTerms({ sources, parsed, terms, keep: settings.typography.keep }, memory, report);
  checkCopies(audited, report);
  checkReviews({ ...audited, ...site, ...settings.review, timeZone: settings.timeZone }, report);
  checkTranslations(audited, report);
  checkOrphans(rendered, { origin: settings.url, base }, report);
  checkDuplicates(rendered, report);
  checkUnusedImages({ names, images, sources, rendered, files, staticFiles }, report);
  checkHostLimits(files, settings.output.hosts, report);
  checkAccessibility(rendered, memory, report);
}
