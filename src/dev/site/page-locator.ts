import { setImmediate as letOthers } from "node:timers/promises";
import type { EntryName, FieldPath } from "../../edit/edit.ts";
import { createSiteMap, keepForMaps, type SiteMap } from "../../edit/locate/site-map.ts";
import type { ShownPage } from "../../edit/protocol.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { outputPaths } from "../../pipeline/finish/finish-pages.ts";
import type { BuiltSite } from "./site-state.ts";

/** Finds which words of a page come from which field. */
export type PageLocator = {
  /**
   * The page of a file, from the root of `dist/`, with the attributes of edit mode; `bodyLabel` is what the Markdown below the
   * front matter is called. Undefined where the file is no page as the site draws it.
   */
  locate(site: BuiltSite, file: string, bodyLabel: string): ShownPage | undefined;
  /** On how many pages a field stands, once `locateAll` is through. */
  pagesOf(site: Drawn, entry: EntryName, path: FieldPath): number | undefined;
  /** Looks at all pages of a site: from then on, its fields say on how many pages they stand. */
  locateAll(site: BuiltSite): Promise<void>;
};

export function createPageLocator(): PageLocator {
  const kept = keepForMaps();
  const maps = new WeakMap<Drawn, SiteMap>();
  const mapOf = (drawn: Drawn): SiteMap => {
    const map = maps.get(drawn) ?? createSiteMap(drawn, kept);
    maps.set(drawn, map);
    return map;
  };
  return {
    locate: ({ drawn, files }, file, bodyLabel) => {
      const bytes = files.get(file);
      if (drawn === undefined || bytes === undefined) return undefined;
      const route = routeOf(drawn, file);
      if (route === undefined) return undefined;
      return mapOf(drawn).locate(route, Buffer.from(bytes).toString(), bodyLabel);
    },
    pagesOf: (site, entry, path) => mapOf(site).pagesOf(entry, path),
    locateAll: async ({ drawn }) => {
      if (drawn !== undefined) await mapOf(drawn).count(letOthers);
    },
  };
}

function routeOf({ pages, settings }: Drawn, file: string): string | undefined {
  return pages.find(({ page }) => outputPaths(page.route, settings.output.pages).includes(file))?.page.route;
}
