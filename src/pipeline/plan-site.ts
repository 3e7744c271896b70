import { checkOffline } from "../check/check-links.ts";
import type { ContentIn, SiteDefinition } from "../define/define.ts";
import type { GeneratorSettings } from "../define/settings.ts";
import { type Page, type PlannedFeed, textStyles } from "../model/model.ts";
import type { Run } from "./io/build-io.ts";
import { collectContents, collectImages } from "./plan/collect-contents.ts";
import { type GeneratedAssets, generateAssets } from "./plan/generate-assets.ts";
import { planFeeds, planSummaries, type SummaryIn } from "./plan/plan-feeds.ts";
import { planPages, proveRedirects, routeFiles } from "./plan/plan-pages.ts";
import { type CardPlanner, createCardPlanner, type PlannedApp, planApp } from "./plan/plan-pictures.ts";
import type { CheckedContent, CompiledTexts, WrittenContent } from "./read-content.ts";

/** The pages and files to draw, and their data. */
export type SitePlan = {
  /** Paths of the images that entries show, from the project root. */
  readonly images: readonly string[];
  readonly contents: readonly ContentIn[];
  /** The groups of pages that this build draws. */
  readonly groups: SiteDefinition["pages"];
  /** In the order of their routes. */
  readonly pages: readonly Page[];
  /** Identifies the pages that links to files point to. */
  readonly linkedPages: string;
  /** Redirects from an address without a page to a page. */
  readonly redirects: GeneratorSettings["redirects"];
  readonly feeds: readonly PlannedFeed[];
  /** All pages and feeds, so that links can lead to those in their language. Undefined on a site with one language. */
  readonly linkTargets: ReadonlySet<string> | undefined;
  /** The content of `llms.txt`. Empty when the site wants none. */
  readonly summaries: readonly SummaryIn[];
  readonly generated: GeneratedAssets;
  readonly app: PlannedApp;
  readonly cards: CardPlanner;
};

/** Plans a site. Undefined when content or plans have errors: later stages would report them again. */
export function planSite(
  { io, options, findings }: Run,
  { names, sources, parsed }: WrittenContent,
  { templates, settings, waits, heldBack }: CheckedContent,
  { entries, places, resolveFileLinks, styles }: CompiledTexts,
): SitePlan | undefined {
  const { site } = templates;
  const { report, note } = findings;
  const images = collectImages(entries, names, io.listStatic, report, io.memory);
  const contents = collectContents(entries, site, heldBack, report);
  if (contents === undefined || findings.hasErrors()) return undefined;

  const isAsked = ({ workbench }: SiteDefinition["pages"][string]) => options.workbench || !workbench;
  const groups = Object.fromEntries(Object.entries(site.pages).filter(([, group]) => isAsked(group)));
  return io.measure("plan", () => {
    const pages = planPages(contents, groups, places, templates).filter(
      ({ route }) => !waits.closed.has(route),
    );
    // Otherwise every link, redirect and feed to a page without a valid route would report it again.
    if (findings.hasErrors()) return undefined;
    const linkedPages = resolveFileLinks(routeFiles(pages), options.base);
    const redirects = proveRedirects(settings.redirects, pages, parsed, note);
    const feeds = planFeeds(contents, pages, templates);
    const linkTargets = site.languages.length === 1 ? undefined : listLinkTargets(pages, feeds);
    const summaries = planSummaries(contents, templates);
    const { texts, ...generated } = generateAssets(contents, templates);
    const styleOfTexts = styles.length === 0 ? [] : [{ path: textStyles, text: `${styles.join("\n")}\n` }];
    checkOffline(settings.offline, pages, parsed, note);
    const app = planApp(templates);
    const cards = createCardPlanner(sources, io.openFonts, templates);
    const planned = { images, contents, groups, pages, linkedPages, redirects, feeds };
    return {
      ...planned,
      linkTargets,
      summaries,
      generated: { ...generated, texts: [...texts, ...styleOfTexts] },
      app,
      cards,
    };
  });
}

function listLinkTargets(pages: readonly Page[], feeds: readonly PlannedFeed[]): ReadonlySet<string> {
  const files = feeds.flatMap(({ files }) => Object.values(files).map((file) => `/${file}`));
  return new Set([...pages.map(({ route }) => route), ...files]);
}
