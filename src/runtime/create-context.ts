import type { SiteDefinition } from "../define/define.ts";
import type { RenderSettings } from "../define/renderer.ts";
import type { CardImage } from "../model/model.ts";
import type { Route } from "../model/route.ts";
import type { SiteContext } from "./site-context.ts";

/** The context for the components of one page, with empty lists for what they collect. */
export function createContext(
  site: SiteDefinition,
  route: Route,
  settings: RenderSettings & { readonly card?: CardImage | undefined },
): SiteContext {
  return {
    language: site.language,
    words: site.words,
    ...settings,
    route,
    hasApp: site.app !== undefined,
    styles: site.styles,
    fonts: site.fonts,
    feeds: site.feeds,
    directives: site.directives,
    rawHtml: [],
    islands: [],
    enhancers: new Set(),
    preloads: new Set(),
    things: [],
  };
}
