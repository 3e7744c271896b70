import type { PageFacts, RenderedPage } from "../model.ts";
import { isWorkbenchRoute, notFoundRoute, type Route } from "../route.ts";
import { joinSources, makePolicy, type PolicyRules, type PolicySources } from "./make-policy.ts";

/** What rules the policies of a site’s pages, besides the pages themselves. */
export type PolicySite = PolicyRules & {
  /** By island: the origins to which it sends and from which it fetches. */
  readonly connections: Readonly<Record<string, readonly string[]>>;
  /** What the styles fetch. */
  readonly styles: PolicySources;
};

/** The policy of one page. */
export function policyOf(facts: Pick<PageFacts, "policy">, site: PolicySite): string {
  return makePolicy(needsOf(facts, site), site);
}

/** One policy for most pages and for what is missing, and the others, each with its pages. */
export type SitePolicies = {
  readonly main: string;
  readonly others: readonly { readonly policy: string; readonly routes: readonly Route[] }[];
  /** What every page can live under, for hosts that give all of them the same. */
  readonly shared: string;
};

/** The policies of all published pages, those of the workbench left out. */
export function findPolicies(pages: readonly RenderedPage[], site: PolicySite): SitePolicies {
  const published = pages.filter(({ page }) => !isWorkbenchRoute(page.route));
  const needs = published.map(({ page, facts }) => ({ route: page.route, needs: needsOf(facts, site) }));
  const byPolicy = new Map<string, Route[]>();
  for (const { route, needs: own } of needs) {
    const policy = makePolicy(own, site);
    const routes = byPolicy.get(policy);
    if (routes === undefined) byPolicy.set(policy, [route]);
    else routes.push(route);
  }
  const [most] = [...byPolicy].sort(([, a], [, b]) => b.length - a.length);
  // The page for missing addresses shows at any of them, so the main policy has to suit it as well.
  const main = makePolicy(
    joinSources(
      needs
        .filter(({ route }) => route === notFoundRoute || route === most?.[1][0])
        .map(({ needs }) => needs),
    ),
    site,
  );
  const others = [...byPolicy]
    .filter(([policy]) => policy !== main && policy !== most?.[0])
    .map(([policy, routes]) => ({ policy, routes: routes.filter((route) => route !== notFoundRoute) }))
    .filter(({ routes }) => routes.length > 0);
  return { main, others, shared: makePolicy(joinSources(needs.map(({ needs }) => needs)), site) };
}

function needsOf({ policy }: Pick<PageFacts, "policy">, { connections, styles }: PolicySite): PolicySources {
  const origins = [...new Set(policy.islands.flatMap((island) => connections[island] ?? []))].sort();
  const connecting = origins.length > 0 ? { "connect-src": origins } : {};
  return joinSources([policy.sources, styles, connecting]);
}
