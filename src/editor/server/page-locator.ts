import { setImmediate as letOthers } from "node:timers/promises";
import type { BuiltSite } from "../../dev/site/site-state.ts";
import type { DrawnSite } from "../../dev/site/trial.ts";
import type { Route } from "../../model/route.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { outputPaths } from "../../pipeline/render/finish-site.ts";
import type { EntryName, FieldPath } from "../model/edit.ts";
import {
  createSiteMap,
  createSiteMapMemory,
  type MappedSite,
  type SiteMap,
} from "../model/locate/site-map.ts";
import type { ShownPage } from "../requests.ts";

/** Finds which words of a page come from which field. */
export type PageLocator = {
  /**
   * Adds the attributes of edit mode to the page of a file, a path from the root of `dist/`. `bodyLabel` is the label
   * of the Markdown below the front matter. Undefined if the file is not a page that the site draws.
   */
  locate(site: DrawnSite, file: string, bodyLabel: string): ShownPage | undefined;
  /** The number of pages that show a field. Undefined until `locateAll` has finished. */
  pagesOf(site: Drawn, entry: EntryName, path: FieldPath): number | undefined;
  /** Locates the fields of all pages of a site, so that `pagesOf` can answer. */
  locateAll(site: BuiltSite): Promise<void>;
};

export function createPageLocator(): PageLocator {
  const kept = createSiteMapMemory();
  const maps = new WeakMap<MappedSite, SiteMap>();
  const mapOf = (drawn: MappedSite): SiteMap => {
    const map = maps.get(drawn) ?? createSiteMap(drawn, kept);
    maps.set(drawn, map);
    return map;
  };
  return {
    locate: ({ drawn, files }, file, bodyLabel) => {
      const bytes = files.get(file);
      if (drawn === undefined || bytes === undefined) return undefined;
      const route = routeOfFile(drawn, file);
      if (route === undefined) return undefined;
      return mapOf(drawn).locate(route, Buffer.from(bytes).toString(), bodyLabel);
    },
    pagesOf: (site, entry, path) => mapOf(site).pagesOf(entry, path),
    locateAll: async ({ drawn }) => {
      if (drawn !== undefined) await mapOf(drawn).count(letOthers);
    },
  };
}

/** The route of the page in a file, from the root of `dist/`. */
export function routeOfFile({ pages }: Pick<Drawn, "pages">, file: string): Route | undefined {
  return pages.find(({ page }) => outputPaths(page, "both").includes(file))?.page.route;
}
