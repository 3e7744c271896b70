import type { RenderedPage } from "../../model/model.ts";
import { readLinksAway } from "./read-links-away.ts";

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
