import { posix } from "node:path";
import { type Message, say } from "../../catalogue/message.ts";
import type { GeneratorSettings } from "../../define/settings.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { groupBy } from "../../group-by.ts";
import type { RenderedPage } from "../../model/model.ts";
import { once } from "../../once.ts";
import { createHinter } from "../../problems/suggest.ts";

export type KnownPages = {
  /** Those that may be suggested. */
  readonly routes: () => readonly string[];
  readonly pages: readonly Pick<RenderedPage, "page">[];
  readonly redirects: GeneratorSettings["redirects"];
};

/** Says what to write instead of an address that leads to no page. */
export function createLinkExplainer({ routes, pages, redirects }: KnownPages): (address: string) => Message {
  // Made at the first fault: most sites have none.
  const hint = once(() => createHinter(routes(), say("noun.pages")));
  const findBySource = once(() => indexSources(pages));
  const moves = new Map<string, string>(redirects.map(({ from, to }) => [from, to]));
  const hints = new Map<string, Message>();

  const explain = (address: string): Message => {
    const moved = moves.get(address);
    if (moved !== undefined) return say("link/broken.moved", { file: settingsFile, to: moved });
    if (address.startsWith("www.")) return say("link/broken.no-scheme", { address });
    const path = address.replace(/^(?:\.{1,2}\/)+/, "");
    const named = path.endsWith(".md") ? findBySource()(path) : undefined;
    return named === undefined
      ? hint()(path.replace(/\.(?:html?|md)$/, ""))
      : say("link/broken.file-name", { page: named.page.route });
  };
  return (address) => {
    const known = hints.get(address) ?? explain(address);
    hints.set(address, known);
    return known;
  };
}

/** Finds the first page whose source has a path that ends like this. */
function indexSources(pages: KnownPages["pages"]) {
  const byName = groupBy(pages, ({ page }) => posix.basename(page.sources[0] ?? ""));
  return (path: string) =>
    byName.get(posix.basename(path))?.find(({ page }) => page.sources[0]?.endsWith(`/${path}`));
}
