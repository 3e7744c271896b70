import { joinMarkup, type Manifest, type Page } from "../model/model.ts";
import type { AssembledSite } from "./assemble-site.ts";
import type { CompiledSite } from "./compile-site.ts";
import { listLinkTargets } from "./draw-site.ts";
import type { Redraw, Run } from "./io/build-io.ts";
import { collectContents } from "./plan/collect-contents.ts";
import { planPages } from "./plan/plan-pages.ts";
import { type PlannedSite, pickGroups } from "./plan-site.ts";
import type { ReadSite } from "./read-site.ts";

/**
 * Cards, drawings and styles stay those of the built site. `lateManifest` is that of `late` pages, once it is known.
 */
export function createRedraw(
  { io: { memory }, options }: Run,
  { templates, settings: { published, drawnWith }, heldBack }: ReadSite,
  { entries }: CompiledSite,
  { cards, pages: planned, feeds }: PlannedSite,
  { manifest }: AssembledSite,
  lateManifest: () => Manifest | undefined,
): Redraw {
  const { site, explainThrow, renderPage } = templates;
  const where = { origin: published.url, base: options.base, routes: listLinkTargets(site, planned, feeds) };
  const drawPage = (page: Page) => {
    const image = cards.images.get(page.route);
    const card = image && { ...image, alt: page.card?.alt ?? image.alt };
    const isLate = site.pages[page.template]?.late === true;
    return joinMarkup(
      renderPage(page, { ...where, manifest: (isLate ? lateManifest() : undefined) ?? manifest, card }),
    );
  };
  const groups = pickGroups(site, options);
  return (change, template) => {
    const inputs = change({ entries, settings: drawnWith });
    let isSound = true;
    const refuse = () => {
      isSound = false;
    };
    const contents = collectContents(inputs.entries, site, heldBack, refuse);
    if (contents === undefined) return undefined;
    const asked = Object.entries(groups).filter(([name]) => template === undefined || name === template);
    const pages = planPages(
      contents,
      Object.fromEntries(asked),
      inputs.settings,
      new Map(),
      explainThrow,
      refuse,
      memory,
    );
    if (!isSound) return undefined;
    const byRoute = new Map<string, Page>(pages.map((page) => [page.route, page]));
    return {
      draw: (route) => {
        const page = byRoute.get(route);
        try {
          return page && drawPage(page);
        } catch {
          return undefined;
        }
      },
    };
  };
}
