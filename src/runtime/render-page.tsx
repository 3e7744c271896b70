import { renderToStaticMarkup } from "react-dom/server";
import type { SiteDefinition } from "../define.ts";
import type { CardImage, Page } from "../model.ts";
import type { RenderSettings } from "../renderer.ts";
import { createContext } from "./create-context.ts";
import { insertRawHtml } from "./raw-html.tsx";
import { SiteContextProvider } from "./site-context.ts";
import { tidyMarkup } from "./tidy-markup.ts";

/** Draws one page as a whole document. Throws what its template throws. Empty where the template draws nothing. */
export function renderPage(
  site: SiteDefinition,
  page: Page,
  settings: RenderSettings & { readonly card?: CardImage | undefined },
): string {
  const Template = site.pages[page.template]?.template;
  if (Template === undefined) throw new Error(`No template is called “${page.template}”.`);
  const context = createContext(site, page.route, settings);
  const html = renderToStaticMarkup(
    <SiteContextProvider value={context}>
      <Template {...(page.props as object)} />
    </SiteContextProvider>,
  );
  return html === "" ? "" : `<!DOCTYPE html>\n${insertRawHtml(tidyMarkup(html), context.rawHtml)}\n`;
}
