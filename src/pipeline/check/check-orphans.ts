import { say } from "../../catalogue/message.ts";
import type { RenderedPage } from "../../model/model.ts";
import { linksOf } from "../../model/page-links.ts";
import type { Report } from "../../problems/problem.ts";

/** Warns of pages that no other page links to: visitors cannot find them. */
export function checkOrphans(rendered: readonly RenderedPage[], base: string, report: Report): void {
  const linked = new Set<string>();
  for (const { page, facts } of rendered) {
    for (const link of linksOf(facts)) {
      const route = toRoutePath(link, base);
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

function toRoutePath(link: string, base: string): string | undefined {
  const address = link.replace(/[?#].*$/s, "");
  if (!address.startsWith("/") || address.startsWith("//")) return undefined;
  if (address === base) return "/";
  return address.startsWith(`${base}/`) ? address.slice(base.length) : undefined;
}
