import { renderToStaticMarkup } from "react-dom/server";
import type { Directive, SiteDefinition } from "../define/define.ts";
import type { FeedItemToDraw, RenderSettings } from "../define/renderer.ts";
import { joinMarkup } from "../model/model.ts";
import { Mistake, say } from "../words/message.ts";
import { drawBelow } from "./address-in-script.ts";
import { createContext } from "./create-context.ts";
import { splitMarkup } from "./raw-html.tsx";
import { SiteContextProvider } from "./site-context.ts";
import { tidyMarkup } from "./tidy-markup.ts";

/** Draws the content of a feed item, with directives in their plain form. Rethrows errors of the template. */
export function renderItem(
  site: SiteDefinition,
  feed: string,
  item: FeedItemToDraw,
  settings: RenderSettings,
): string {
  const Template = site.feeds[feed]?.template;
  if (Template === undefined) throw new Mistake(say("thrown.no-feed", { name: feed }));
  const context = { ...createContext(site, item, settings), directives: inPlain(site.directives) };
  const html = drawBelow(context.base, () =>
    renderToStaticMarkup(
      <SiteContextProvider value={context}>
        <Template {...(item.props as object)} />
      </SiteContextProvider>,
    ),
  );
  return joinMarkup(splitMarkup(tidyMarkup(html), context.rawHtml));
}

function inPlain(directives: SiteDefinition["directives"]): SiteDefinition["directives"] {
  return Object.fromEntries(
    Object.entries(directives).map(([name, directive]): [string, Directive] => [
      name,
      { ...directive, component: directive.plain ?? directive.component },
    ]),
  );
}
