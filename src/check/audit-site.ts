import { settingsFile } from "../define/settings-file.ts";
import { groupBy } from "../group-by.ts";
import { chooseHosts } from "../hosts/hosts.ts";
import type { HostName } from "../hosts/names.ts";
import type { Kept } from "../model/memory/memory.ts";
import { isTooLargeToRead, type OutputFile, type RenderedPage } from "../model/model.ts";
import { linksOf, withoutOrigin } from "../model/page-links.ts";
import { isWorkbenchRoute } from "../model/route.ts";
import type { LetOthers } from "../model/schedule.ts";
import { createJudge } from "../words/checks.ts";
import { say } from "../words/message.ts";
import type { Problem, Report } from "../words/problem.ts";
import { checkAccessibility } from "./check-accessibility.ts";
import { checkReviews, checkTranslations } from "./check-entries.ts";
import { checkUnusedImages } from "./check-files.ts";
import { withoutBase } from "./check-links.ts";
import type { FinishedSite } from "./check-site.ts";
import { checkTerms } from "./check-terms.ts";
import { checkCopies, checkPlaceholders } from "./check-texts.ts";

/** Checks that matter before a site is published but would slow down every build. They give warnings only. */
export function auditSite(finished: FinishedSite, memory: Kept, report: Report): void {
  const { site, settings, sources, parsed, entries, rendered, files, base } = finished;
  checkPlaceholders(parsed, site, report);
  const terms = entries.filter(({ collection }) => collection === site.terms);
  checkTerms({ sources, parsed, terms, keep: settings.typography.keep }, memory, report);
  checkCopies(finished, report);
  checkReviews({ ...finished, ...site, ...settings.review, timeZone: settings.timeZone }, report);
  checkTranslations(finished, report);
  checkOrphans(rendered, { origin: settings.url, base }, report);
  checkDuplicates(rendered, report);
  checkUnusedImages(finished, report);
  checkHostLimits(files, settings.output.hosts, report);
  checkHostRoutes(rendered, settings.output.hosts, report);
  checkAccessibility(rendered, memory, report);
}

/**
 * The problems that `auditSite` finds on the pages for visitors, at the levels that the site has chosen. Calls
 * `letOthers` after each page.
 */
export async function auditInTurns(
  finished: FinishedSite,
  memory: Kept,
  letOthers: LetOthers,
): Promise<readonly Problem[]> {
  const rendered = finished.rendered.filter(({ page }) => !isWorkbenchRoute(page.route));
  // By far the slowest check. Its results stay in memory, where `auditSite` finds them.
  for (const page of rendered) {
    checkAccessibility([page], memory, () => {});
    await letOthers();
  }
  const problems: Problem[] = [];
  const judge = createJudge(finished.site.checks);
  auditSite({ ...finished, rendered }, memory, (problem) => {
    const judged = judge(problem);
    if (judged !== undefined) problems.push(judged);
  });
  return problems;
}

/** Warns of files that a host in `output.hosts` would refuse or silently read only in part. */
export function checkHostLimits(
  files: readonly OutputFile[],
  names: readonly HostName[],
  report: Report,
): void {
  const decoder = new TextDecoder();
  for (const { name, limits = {} } of chooseHosts(names)) {
    for (const [path, exceeded] of Object.entries(limits)) {
      const file = files.find((file) => file.path === path);
      const message = file && !isTooLargeToRead(file) && exceeded(decoder.decode(file.bytes), path);
      if (!message) continue;
      report({
        code: "host/limit",
        severity: "warning",
        file: settingsFile,
        message,
        hint: say("host/limit.hint", { host: name }),
      });
    }
  }
}

/** Warns of pages that a host in `output.hosts` would not show at their address. */
export function checkHostRoutes(
  rendered: readonly RenderedPage[],
  names: readonly HostName[],
  report: Report,
): void {
  for (const { findUnserved } of chooseHosts(names)) {
    for (const { page } of findUnserved ? rendered : []) {
      const unserved = isWorkbenchRoute(page.route) ? undefined : findUnserved?.(page.route);
      if (unserved === undefined) continue;
      const file = page.sources[0] ?? "templates/site.ts";
      report({ code: "host/route", severity: "warning", file, ...unserved });
    }
  }
}

type Address = { readonly origin: string; readonly base: string };

/** Warns of pages that no other page links to: visitors cannot find them. */
function checkOrphans(rendered: readonly RenderedPage[], site: Address, report: Report): void {
  const linked = new Set<string>();
  for (const { page, facts } of rendered) {
    for (const link of linksOf(facts)) {
      const route = toRoutePath(link, site);
      if (route !== undefined && route !== page.route) linked.add(route);
    }
  }
  for (const { page } of rendered) {
    // Pages outside the sitemap are not meant to be found.
    if (page.route === "/" || !page.indexed || linked.has(page.route)) continue;
    report({
      code: "page/orphan",
      severity: "warning",
      file: page.sources[0] ?? "templates/site.ts",
      message: say("page/orphan", { page: page.route }),
      hint: say("page/orphan.hint"),
    });
  }
}

function toRoutePath(link: string, { origin, base }: Address): string | undefined {
  const address = (withoutOrigin(link, origin) ?? link).replace(/[?#].*$/s, "");
  return address.startsWith("/") && !address.startsWith("//") ? withoutBase(address, base) : undefined;
}

/** Warns of pages with the same title or description, which search results cannot tell apart. */
export function checkDuplicates(rendered: readonly RenderedPage[], report: Report): void {
  const pages = rendered.filter(({ page }) => page.indexed);
  checkField(pages, "title", "page/duplicate-title", report);
  checkField(pages, "description", "page/duplicate-description", report);
}

function checkField(
  pages: readonly RenderedPage[],
  field: "title" | "description",
  code: "page/duplicate-title" | "page/duplicate-description",
  report: Report,
): void {
  const withText = pages.filter(({ facts }) => facts[field]);
  // The same name may be right in two languages.
  const groups = groupBy(withText, ({ page, facts }) => `${page.language ?? ""} ${facts[field]}`);
  for (const alike of groups.values()) {
    if (alike.length === 1) continue;
    const text = alike[0]?.facts[field] ?? "";
    for (const { page } of alike) {
      const others = alike.filter((other) => other.page !== page).map((other) => other.page.route);
      report({
        code,
        severity: "warning",
        file: page.sources[0] ?? "templates/site.ts",
        message: say(code, { page: page.route, text, others }),
        hint: say(field === "title" ? "page/duplicate-title.hint" : "page/duplicate-description.hint"),
      });
    }
  }
}
