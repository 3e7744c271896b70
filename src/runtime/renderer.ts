/** The entry of the bundle that draws a site. The definition is imported by an alias, so that all share one React. */
import site from "charpente:site";
import type { Renderer } from "../define/renderer.ts";
import { renderItem } from "./render-item.tsx";
import { renderPage } from "./render-page.tsx";

export const renderer: Renderer = {
  site,
  renderPage: (page, settings) => renderPage(site, page, settings),
  renderItem: (feed, item, settings) => renderItem(site, feed, item, settings),
};
