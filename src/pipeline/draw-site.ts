import { extendManifest } from "../bundle/assemble-manifest.ts";
import { findMentioned, publishDrawings } from "../bundle/publish-drawings.ts";
import type { Endings } from "../check/read-elements.ts";
import { readFacts } from "../check/read-facts.ts";
import type { SiteDefinition } from "../define/define.ts";
import type {
  Manifest,
  OutputFile,
  Page,
  Picture,
  PlannedFeed,
  RenderedFeed,
  RenderedPage,
} from "../model/model.ts";
import type { AssembledSite } from "./assemble-site.ts";
import type { CompiledSite } from "./compile-site.ts";
import { deriveAssets } from "./finish/derive-assets.ts";
import { finishPages } from "./finish/finish-pages.ts";
import { chooseOutput } from "./finish/host-files.ts";
import type { PlannedSite } from "./plan-site.ts";
import type { ReadSite } from "./read-site.ts";
import { renderFeeds } from "./render/render-feeds.ts";
import { createPageRenderer, type Drawing, renderPages } from "./render/render-pages.ts";
import type { Run } from "./run.ts";

/** Pages, pictures and feeds as they are published, with everything that they point to. */
export type DrawnSite = {
  /** In the order of their routes, without those that cannot be drawn. */
  readonly rendered: readonly RenderedPage[];
  readonly feeds: readonly RenderedFeed[];
  /** Everything that pages point to, and the files of the app. */
  readonly assets: readonly OutputFile[];
  /** The pictures that pages point to. Some may not be drawn yet. */
  readonly pictures: readonly Picture[];
  /** The paths of the files derived from the pages, such as a search index. */
  readonly derived: readonly string[];
  /** What `late` pages point to. */
  readonly lateManifest: Manifest;
};

/** Draws a site. Undefined when a text has an error, when files cannot be derived, or when the build was aborted. */
export async function drawSite(
  { io, options: { base }, findings, signal }: Run,
  { templates, settings: { published, drawnWith } }: ReadSite,
  { entries, compileAll, hasErrors }: CompiledSite,
  { contents, pages, linkedPages, feeds, app, cards }: PlannedSite,
  { manifest, assets, drawings, makeDrawings, pictureJob, listPictures, seal }: AssembledSite,
): Promise<DrawnSite | undefined> {
  const { note } = findings;
  const { memory } = io;
  const { site, digest, explainThrow, renderPage, renderItem } = templates;
  const endings: Endings = new Map();
  const drawing: Drawing = {
    site,
    digest,
    explainThrow,
    renderPage,
    origin: published.url,
    base,
    settings: drawnWith,
    manifest,
    cards: cards.images,
    linkedPages,
    routes: listLinkTargets(site, pages, feeds),
    readFacts: (page, language) => readFacts(page, endings, published.url, language),
    seal,
    memory,
    progress: (done, total) => io.progress("render", done, total),
  };

  const isLate = ({ template }: Page) => site.pages[template]?.late === true;
  const firstPages = pages.filter((page) => !isLate(page));
  const { render, end } = createPageRenderer(drawing, firstPages.length, note);
  const drawnFirst = await io.measure("render", () =>
    io.schedule.draw({
      pages: firstPages,
      before: [compileAll, makeDrawings],
      planCards: cards.plan,
      draw: render,
      layOut: (page) => [
        ...finishPages([page], chooseOutput(published.output).pages),
        ...assets,
        ...publishDrawings(findMentioned(page.html, drawings)),
      ],
      isSound: () => !findings.hasErrors() && !hasErrors(),
      mayGoOn: () => !signal.aborted && !findings.hasErrors("texts"),
    }),
  );
  if (drawnFirst === undefined) return undefined;
  end();

  const deriving = { site, digest, explainThrow, base, settings: drawnWith, contents, entries, manifest };
  const derived = io.measure("finish", () => deriveAssets(drawnFirst, { ...deriving, memory }, note));
  if (derived === undefined) return undefined;
  const extended = extendManifest(manifest, derived);
  const latePages = pages.filter(isLate);
  await cards.plan(latePages);
  const drawnLate = io.measure("render", () =>
    renderPages(latePages, { ...drawing, manifest: extended.manifest }, note),
  );
  const drawnFeeds = io.measure("render", () => renderFeeds(feeds, { ...drawing, renderItem }, note));
  const pictures = listPictures();
  const drawnPictures = await io.measure("pictures", () => pictureJob.finish(note));
  return {
    rendered: inOrderOf(pages, [...drawnFirst, ...drawnLate]),
    feeds: drawnFeeds,
    assets: [...assets, ...publishDrawings(drawings), ...extended.files, ...drawnPictures, ...app.files],
    pictures,
    derived: extended.files.map(({ path }) => path),
    lateManifest: extended.manifest,
  };
}

/** All pages and feeds, so that links can lead to those in their language. Undefined on a site with one language. */
export function listLinkTargets(
  { languages }: Pick<SiteDefinition, "languages">,
  pages: readonly Page[],
  feeds: readonly PlannedFeed[],
): ReadonlySet<string> | undefined {
  if (languages.length === 1) return undefined;
  const files = feeds.flatMap(({ files }) => [`/${files.atom}`, `/${files.json}`]);
  return new Set([...pages.map(({ route }) => route), ...files]);
}

/** All pages in the order in which they were planned. */
function inOrderOf(pages: readonly Page[], rendered: readonly RenderedPage[]): readonly RenderedPage[] {
  const byPage = new Map(rendered.map((one) => [one.page, one]));
  return pages.flatMap((page) => byPage.get(page) ?? []);
}
