import type { Attributes } from "../html/read-html.ts";
import type { RenderedPage } from "../model/model.ts";
import { leadsAway, linkOf } from "../model/page-links.ts";
import { readElements } from "./read-elements.ts";

/** An address on another origin, and the pages that link to it. */
export type ExternalLink = { readonly url: string; readonly pages: readonly RenderedPage[] };

/** The addresses on other origins that pages link to, each once, without fragments. */
export function listExternalLinks(
  rendered: readonly RenderedPage[],
  origin: string,
): readonly ExternalLink[] {
  const links = new Map<string, Set<RenderedPage>>();
  for (const page of rendered) {
    for (const link of readLinksAway(page.html)) {
      if (!/^https?:/i.test(link) || !URL.canParse(link)) continue;
      const url = new URL(link);
      if (url.origin === origin) continue;
      url.hash = "";
      const pages = links.get(url.href) ?? new Set();
      links.set(url.href, pages.add(page));
    }
  }
  return [...links].map(([url, pages]) => ({ url, pages: [...pages] }));
}

/**
 * The addresses that a page links to on other origins, or with another scheme, each once. Read from the HTML on demand:
 * no check of a build needs them, and on a large site they would be a quarter of all remembered data.
 */
export function readLinksAway(html: string): readonly string[] {
  const links = new Set<string>();
  const open = (name: string, attributes: Attributes) => {
    const url = linkOf(name, attributes);
    if (url !== undefined && leadsAway(url)) links.add(url);
  };
  readElements([{ html }], { open, text: () => {}, close: () => {}, takeFacts: () => false }, new Map());
  return [...links];
}
