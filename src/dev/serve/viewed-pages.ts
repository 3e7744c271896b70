import { readTarget } from "../../http/read-target.ts";
import { type Route, toRoute, toWorkbenchRoute } from "../../model/route.ts";

/** The pages that readers probably look at: those requested last. */
export type ViewedPages = {
  /** Notes a request with this target. */
  note(target: string): void;
  /** The latest first. */
  routes(): readonly Route[];
};

/** Further open tabs are probably not being looked at. */
const mostPages = 6;

/** `base` is `""`, or the sub-path of the deployment. */
export function createViewedPages(base: string): ViewedPages {
  let routes: readonly Route[] = [];
  return {
    note: (target) => {
      const route = routeOf(target, base);
      if (route !== undefined)
        routes = [route, ...routes.filter((other) => other !== route)].slice(0, mostPages);
    },
    routes: () => routes,
  };
}

/** The page that a request concerns. After each change, every open page asks how to update itself. */
function routeOf(target: string, base: string): Route | undefined {
  const read = readTarget(target);
  if (read.status === "refused") return undefined;
  const { path, query } = read;
  if (path === "/__dev/change") return routeOf(query.get("page") ?? "", base);
  if (!path.startsWith(`${base}/`)) return undefined;
  const bare = path.slice(base.length).replace(/\/(?:index\.html)?$|\.html$/, "") || "/";
  return toRoute(bare) ?? toWorkbenchRoute(bare);
}
