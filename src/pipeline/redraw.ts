import { joinMarkup, type Page } from "../model/model.ts";
import type { SiteAssets } from "./gather-assets.ts";
import type { Redraw } from "./io/build-io.ts";
import { collectContents } from "./plan/collect-contents.ts";
import { planPages } from "./plan/plan-pages.ts";
import type { SitePlan } from "./plan-site.ts";
import type { CheckedContent, CompiledTexts } from "./read-content.ts";

/** Cards, drawings and styles stay those of the built site. */
export function createRedraw(
  { templates, settings: published, heldBack }: CheckedContent,
  { entries }: CompiledTexts,
  { groups, cards, linkTargets }: SitePlan,
  assets: SiteAssets,
): Redraw {
  const { site, settings, base, renderPage } = templates;
  const where = { origin: published.url, base, routes: linkTargets };
  const drawPage = (page: Page) => {
    const image = cards.images.get(page.route);
    const card = image && { ...image, alt: page.card?.alt ?? image.alt };
    const manifest = site.pages[page.template]?.late ? assets.lateManifest() : assets.manifest;
    return joinMarkup(renderPage(page, { ...where, manifest, card }));
  };
  return (change, template) => {
    const inputs = change({ entries, settings });
    let isSound = true;
    const refuse = () => {
      isSound = false;
    };
    const contents = collectContents(inputs.entries, site, heldBack, refuse);
    if (contents === undefined) return undefined;
    const asked = Object.entries(groups).filter(([name]) => template === undefined || name === template);
    const pages = planPages(contents, Object.fromEntries(asked), new Map(), {
      ...templates,
      settings: inputs.settings,
      report: refuse,
    });
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
