import type { SiteDefinition, SiteLanguage } from "../define/define.ts";
import type { PageSettings } from "../define/renderer.ts";
import type { Page } from "../model/model.ts";
import type { SiteContext } from "./site-context.ts";

/** The context for the components of one page, with empty lists for what they collect. */
export function createContext(
  site: SiteDefinition,
  { route, language, translations = [] }: Pick<Page, "route" | "language" | "translations">,
  settings: PageSettings,
): SiteContext {
  const { code, words, path, direction } = findLanguage(site, language);
  return {
    language: code,
    words,
    path,
    direction,
    languages: site.languages,
    translations,
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

function findLanguage({ languages }: SiteDefinition, code: string | undefined): SiteLanguage {
  return languages.find((language) => language.code === code) ?? languages[0];
}
