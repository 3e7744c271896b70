import type { RenderedPage } from "../model.ts";
import type { GeneratorSettings } from "../settings.ts";
import { settingsFile } from "../settings-file.ts";
import { suggestionHint } from "../suggest.ts";

export type KnownPages = {
  readonly routes: readonly string[];
  readonly pages: readonly Pick<RenderedPage, "page">[];
  readonly redirects: GeneratorSettings["redirects"];
};

/** Says what to write instead of an address that leads to no page. */
export function explainBrokenLink(address: string, { routes, pages, redirects }: KnownPages): string {
  const moved = redirects.find(({ from }) => from === address);
  if (moved !== undefined) return `that page has moved, by redirects of ${settingsFile}: write ${moved.to}`;
  if (address.startsWith("www."))
    return `write https://${address}: without it, this is an address of the site itself`;
  const path = address.replace(/^(?:\.{1,2}\/)+/, "");
  if (path.endsWith(".md")) {
    const named = pages.find(({ page }) => page.sources[0]?.endsWith(`/${path}`));
    if (named !== undefined)
      return `a link has the address of a page, not the name of its file: write ${named.page.route}`;
  }
  return suggestionHint(path.replace(/\.(?:html?|md)$/, ""), routes, "pages");
}
