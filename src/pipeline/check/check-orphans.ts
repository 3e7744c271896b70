import type { RenderedPage } from "../../model/model.ts";
import { linksOf, withoutOrigin } from "../../model/page-links.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";
import { withoutBase } from "./check-links.ts";

type Address = { readonly origin: string; readonly base: string };

/** Warns of pages that no other page links to: visitors cannot find them. */
export function checkOrphans(rendered: readonly RenderedPage[], site: Address, report: Report): void {
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
