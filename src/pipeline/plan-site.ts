import { checkOffline } from "../check/check-links.ts";
import type { ContentIn, SiteDefinition } from "../define/define.ts";
import type { GeneratorSettings } from "../define/settings.ts";
import type { Page, PlannedFeed } from "../model/model.ts";
import type { BuildOptions } from "./build-options.ts";
import type { CompiledSite } from "./compile-site.ts";
import { collectImages } from "./link/collect-images.ts";
import { collectContents } from "./plan/collect-contents.ts";
import { type GeneratedAssets, generateAssets } from "./plan/generate-assets.ts";
import { type PlannedApp, planApp } from "./plan/plan-app.ts";
import { type CardPlanner, createCardPlanner } from "./plan/plan-cards.ts";
import { planFeeds, planSummaries, type SummaryIn } from "./plan/plan-feeds.ts";
import { planPages, routeFiles } from "./plan/plan-pages.ts";
import { proveRedirects } from "./plan/prove-redirects.ts";
import type { ReadSite } from "./read-site.ts";
import type { Run } from "./run.ts";

/** The pages and files to draw, and their data. */
export type PlannedSite = {
  /** Paths of the images that entries show, from the project root. */
  readonly images: readonly string[];
  readonly contents: readonly ContentIn[];
  /** In the order of their routes. */
  readonly pages: readonly Page[];
  /** Identifies the pages that links to files point to. */
  readonly linkedPages: string;
  /** Redirects from an address without a page to a page. */
  readonly redirects: GeneratorSettings["redirects"];
  readonly feeds: readonly PlannedFeed[];
  /** The content of `llms.txt`. Empty when the site wants none. */
  readonly summaries: readonly SummaryIn[];
  readonly generated: GeneratedAssets;
  readonly app: PlannedApp;
  readonly cards: CardPlanner;
};

/** Plans a site. Undefined when content or plans have errors: later stages would report them again. */
export function planSite(
  { io, options, findings }: Run,
  { templates, names, sources, parsed, settings, heldBack, closed }: ReadSite,
  { entries, places, resolveFileLinks }: CompiledSite,
): PlannedSite | undefined {
  const { report, note } = findings;
  const { memory } = io;
  const { site, digests, explainThrow } = templates;
  const images = collectImages(entries, names, io.listStatic, report, memory);
  const contents = collectContents(entries, site, heldBack, report);
  if (contents === undefined || findings.hasErrors()) return undefined;

  const groups = pickGroups(site, options);
  const pages = io.measure("plan", () =>
    planPages(contents, groups, settings.drawnWith, places, explainThrow, note, memory).filter(
      ({ route }) => !closed.has(route),
    ),
  );
  // Otherwise every link, redirect and feed to a page without a valid route would report it again.
  if (findings.hasErrors()) return undefined;
  const linkedPages = io.measure("plan", () => resolveFileLinks(routeFiles(pages), options.base));
  const redirects = proveRedirects(settings.published.redirects, pages, parsed, note);
  const feeds = io.measure("plan", () =>
    planFeeds(contents, site.feeds, settings.drawnWith, pages, explainThrow, note),
  );
  const summaries = io.measure("plan", () =>
    planSummaries(contents, site, settings.drawnWith, explainThrow, note),
  );
  const generated = io.measure("plan", () =>
    generateAssets(contents, { site, digests, explainThrow, settings: settings.drawnWith, memory }, note),
  );
  checkOffline(settings.published.offline, pages, parsed, note);
  const app = planApp({ site, explainThrow, settings: settings.drawnWith, base: options.base }, note);
  const { openFonts } = io;
  const cards = createCardPlanner({ site, digests, explainThrow, sources, openFonts, memory }, note);
  return { images, contents, pages, linkedPages, redirects, feeds, summaries, generated, app, cards };
}

/** The groups of pages that this build draws. */
export function pickGroups({ pages }: SiteDefinition, { workbench }: BuildOptions): SiteDefinition["pages"] {
  return Object.fromEntries(Object.entries(pages).filter(([, group]) => workbench || !group.workbench));
}
