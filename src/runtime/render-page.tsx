import { renderToStaticMarkup } from "react-dom/server";
import type { SiteDefinition } from "../define/define.ts";
import type { PageSettings } from "../define/renderer.ts";
import type { Page, PageMarkup } from "../model/model.ts";
import { Mistake, say } from "../words/message.ts";
import { drawBelow } from "./address-in-script.ts";
import { createContext } from "./create-context.ts";
import { splitMarkup } from "./raw-html.tsx";
import { SiteContextProvider } from "./site-context.ts";
import { tidyMarkup } from "./tidy-markup.ts";

/** Draws one page as a whole document. Rethrows errors of the template. Empty when the template draws nothing. */
export function renderPage(site: SiteDefinition, page: Page, settings: PageSettings): PageMarkup {
  const Template = site.pages[page.template]?.template;
  if (Template === undefined) throw new Mistake(say("thrown.no-template", { name: page.template }));
  const context = createContext(site, page, settings);
  const html = drawBelow(context.base, () =>
    renderToStaticMarkup(
      <SiteContextProvider value={context}>
        <Template {...(page.props as object)} />
      </SiteContextProvider>,
    ),
  );
  return html === "" ? [] : splitMarkup(`<!DOCTYPE html>\n${tidyMarkup(html)}\n`, context.rawHtml);
}
