import type { Page } from "../../model/model.ts";
import { isWorkbenchRoute } from "../../model/route.ts";

/**
 * The route of the page of each file of `content/`: of several, the shortest. A page is that of a file if its plan
 * names the entry, or if it is made from nothing else.
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
