import { renderToStaticMarkup } from "react-dom/server";
import type { SiteDefinition } from "../define.ts";
import type { Manifest, Page } from "../model.ts";
import { insertRawHtml } from "./raw-html.tsx";
import { type SiteContext, SiteContextProvider } from "./site-context.ts";

/** What a page is drawn from, besides its own props. The same for all pages of a build. */
export type RenderSettings = {
  readonly origin: string;
  readonly base: string;
  readonly manifest: Manifest;
};

/** Draws one page as a whole document. Throws what its template throws. Empty where the template draws nothing. */
export function renderPage(site: SiteDefinition, page: Page, settings: RenderSettings): string {
  const Template = site.pages[page.template]?.template;
  if (Template === undefined) throw new Error(`No template is called “${page.template}”.`);
  const context: SiteContext = {
    language: site.language,
    words: site.words,
    ...settings,
    route: page.route,
    styles: site.styles,
    fonts: site.fonts,
    directives: site.directives,
    rawHtml: [],
    islands: [],
  };
  const html = renderToStaticMarkup(
    <SiteContextProvider value={context}>
      <Template {...(page.props as object)} />
    </SiteContextProvider>,
  );
  return html === "" ? "" : `<!doctype html>\n${insertRawHtml(html, context.rawHtml)}\n`;
}
