import type { Neighbours } from "./page-description.ts";

/** A page, and the addresses of its links as written in the HTML. */
export type LinkedPage = { readonly route: string; readonly links: readonly string[] };

/**
 * Finds the links between pages. A link that is on nearly every page belongs to the layout; only further links count as
 * the page’s own.
 */
export function createNeighbours(
  pages: readonly LinkedPage[],
  base: string,
): (route: string) => Omit<Neighbours, "outside"> | undefined {
  const routes = new Set(pages.map(({ route }) => route));
  const counts = new Map(pages.map((page) => [page.route, countTargets(page, base, routes)]));
  const shared = findShared([...counts.values()]);
  const isOwn = (from: string, to: string) =>
    from !== to && (counts.get(from)?.get(to) ?? 0) > (shared.get(to) ?? 0);
  const origins = new Map<string, string[]>();
  for (const [from, targets] of counts) {
    for (const to of targets.keys()) {
      if (!isOwn(from, to)) continue;
      const known = origins.get(to);
      if (known === undefined) origins.set(to, [from]);
      else known.push(from);
    }
  }
  return (route) => {
    const targets = counts.get(route);
    if (targets === undefined) return undefined;
    const all = [...targets.keys()].filter((to) => to !== route);
    return {
      to: all.filter((to) => isOwn(route, to)),
      shared: all.filter((to) => !isOwn(route, to)),
      from: origins.get(route) ?? [],
      isLinkedByAll: shared.has(route),
    };
  };
}

type Counts = ReadonlyMap<string, number>;

function countTargets({ links, route }: LinkedPage, base: string, routes: ReadonlySet<string>): Counts {
  const counts = new Map<string, number>();
  for (const link of links) {
    const path = link.replace(/[?#].*$/s, "");
    const isInside = path.startsWith(`${base}/`);
    const target = path === "" ? route : isInside ? path.slice(base.length).replace(/(.)\/$/, "$1") : "";
    if (routes.has(target)) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}

/** Nearly every page is enough, because a few pages have no layout. */
const shareOfPages = 0.9;

/** How often each target occurs on nearly every page, without targets that do not. */
function findShared(pages: readonly Counts[]): Counts {
  const targets = new Map<string, number[]>();
  for (const counts of pages) {
    for (const [to, times] of counts) {
      const known = targets.get(to);
      if (known === undefined) targets.set(to, [times]);
      else known.push(times);
    }
  }
  const needed = Math.ceil(pages.length * shareOfPages);
  const shared = new Map<string, number>();
  for (const [to, times] of targets) {
    const least = times.sort((a, b) => b - a)[needed - 1];
    // With two pages that link to each other, neither link is a layout’s.
    if (least !== undefined && pages.length > 2) shared.set(to, least);
  }
  return shared;
}
