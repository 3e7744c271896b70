import type { Page } from "../../model/model.ts";
import { isWorkbenchRoute } from "../../model/route.ts";

/**
 * Maps files of `content/` to the routes of their pages; a file with several pages, to the shortest route. A page
 * belongs to a file when its plan names the entry, or when it is made from that file alone.
 */
export function routeFiles(pages: readonly Page[]): ReadonlyMap<string, string> {
  const routes = new Map<string, string>();
  for (const { route, entry, sources } of pages) {
    const file = entry ?? (sources.length === 1 ? sources[0] : undefined);
    if (file === undefined || isWorkbenchRoute(route)) continue;
    const known = routes.get(file);
    if (known === undefined || route.length < known.length) routes.set(file, route);
  }
  return routes;
}
