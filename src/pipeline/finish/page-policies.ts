import { groupBy } from "../../group-by.ts";
import type { PageFacts, RenderedPage } from "../../model/model.ts";
import { isWorkbenchRoute, notFoundRoute, type Route } from "../../model/route.ts";
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
  const groups = groupByNeeds(pages, site);
  const byPolicy = groupBy(groups, ({ needs }) => makePolicy(needs, site));
  const counted = [...byPolicy].map(([policy, groups]) => ({
    policy,
    needs: groups.map(({ needs }) => needs),
    routes: groups.flatMap(({ routes }) => routes),
  }));
  const [most, ...rest] = counted.sort((a, b) => b.routes.length - a.routes.length);
  const ofMissing = rest.filter(({ routes }) => routes.includes(notFoundRoute));
  // The page for missing addresses shows at any of them, so the main policy has to suit it as well.
  const main = makePolicy(joinSources([most, ...ofMissing].flatMap((group) => group?.needs ?? [])), site);
  const others = rest
    .map(({ policy, routes }) => ({ policy, routes: routes.filter((route) => route !== notFoundRoute) }))
    .filter(({ policy, routes }) => policy !== main && routes.length > 0);
  return { main, others, shared: makePolicy(joinSources(groups.map(({ needs }) => needs)), site) };
}

type Group = { readonly needs: PolicySources; readonly routes: readonly Route[] };

/** Of thousands of pages nearly all ask for the same. */
function groupByNeeds(pages: readonly RenderedPage[], site: PolicySite): readonly Group[] {
  const published = pages.filter(({ page }) => !isWorkbenchRoute(page.route));
  const groups = groupBy(published, ({ facts: { policy } }) =>
    JSON.stringify([policy.sources, policy.islands]),
  );
  return [...groups.values()].map((alike) => ({
    needs: alike[0] === undefined ? {} : needsOf(alike[0].facts, site),
    routes: alike.map(({ page }) => page.route),
  }));
}

function needsOf({ policy }: Pick<PageFacts, "policy">, { connections, styles }: PolicySite): PolicySources {
  const origins = [...new Set(policy.islands.flatMap((island) => connections[island] ?? []))].sort();
  const connecting = origins.length > 0 ? { "connect-src": origins } : {};
  return joinSources([policy.sources, styles, connecting]);
}
