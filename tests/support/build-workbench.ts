import type { SiteDefinition } from "../../src/define/define.ts";
import { buildRealSite } from "./build-real-site.ts";
import { siteBase } from "./site-base.ts";

/** Builds the workbench of the real site into `out`, without the pages that are published: `realSite` holds those. */
export function buildWorkbench(out: string) {
  return buildRealSite(out, {
    workbench: true,
    compressed: "not at all",
    base: siteBase,
    redefine: withoutPublished,
  });
}

function withoutPublished(site: SiteDefinition): SiteDefinition {
  const groups = Object.entries(site.pages).map(
    ([name, group]) => [name, group.workbench ? group : { ...group, plan: () => [] }] as const,
  );
  return { ...site, pages: Object.fromEntries(groups), feeds: {} };
}
