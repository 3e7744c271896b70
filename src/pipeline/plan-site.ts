import type { SiteDefinition } from "../define/define.ts";
import type { BuildOptions } from "./build-io.ts";
import type { CompiledSite } from "./compile-site.ts";
import { collectImages } from "./link/collect-images.ts";
import { collectContent } from "./plan/collect-content.ts";
import { generateAssets } from "./plan/generate-assets.ts";
import { planApp } from "./plan/plan-app.ts";
import { createCardPlanner } from "./plan/plan-cards.ts";
import { planFeeds } from "./plan/plan-feeds.ts";
import { planPages } from "./plan/plan-pages.ts";
import { planSummary } from "./plan/plan-summary.ts";
import { proveRedirects } from "./plan/prove-redirects.ts";
import type { ReadSite } from "./read-site.ts";
import type { Found, Run } from "./run.ts";
import { checkOffline } from "./validate/check-offline.ts";

export type PlannedSite = Found<typeof planSite>;

/** What is to be drawn, and from what. Undefined where content or plans do not hold: all else would report it once more. */
export function planSite(
  { io, options, findings }: Run,
  { templates, names, sources, parsed, settings, shown, heldBack }: ReadSite,
  { entries, places }: CompiledSite,
) {
  const { report, note } = findings;
  const { site, explainThrow } = templates;
  const images = collectImages(entries, names, report, io.memory);
  const content = collectContent(entries, site.collections, heldBack, report);
  if (content === undefined || findings.hasErrors()) return undefined;

  const pages = io.measure("plan", () =>
    planPages(content, pickGroups(site, options), shown, places, explainThrow, note, io.memory),
  );
  // Every link, redirect and feed to a page without a route of its own would report it once more.
  if (findings.hasErrors()) return undefined;
  const redirects = proveRedirects(settings.redirects, pages, parsed, note);
  const feeds = io.measure("plan", () => planFeeds(content, site.feeds, shown, pages, explainThrow, note));
  const summary = io.measure("plan", () => planSummary(content, site, shown, explainThrow, note));
  const making = { ...templates, ...io, sources, settings: shown, base: options.base, entries };
  const generated = io.measure("plan", () => generateAssets(content, making, note));
  checkOffline(settings.offline, pages, parsed, note);
  const app = planApp(making, note);
  const cards = createCardPlanner(making, note);
  return { images, content, pages, redirects, feeds, summary, making, generated, app, cards };
}

function pickGroups({ pages }: SiteDefinition, { workbench }: BuildOptions): SiteDefinition["pages"] {
  return Object.fromEntries(Object.entries(pages).filter(([, group]) => workbench || !group.workbench));
}
