import { groupBy } from "../../group-by.ts";
import type { SitePolicies } from "../../hosts/host.ts";
import { isNotFoundPage } from "../../model/language.ts";
import type { PageFacts, RenderedPage } from "../../model/model.ts";
import { isWorkbenchRoute, type Route } from "../../model/route.ts";
import { joinSources, makePolicy, type PolicyRules, type PolicySources } from "./make-policy.ts";

/** The inputs of the pages’ policies, besides the pages themselves. */
export type PolicySite = PolicyRules & {
  /** The origins that each island sends to and loads from. */
  readonly connections: Readonly<Record<string, readonly string[]>>;
  /** What the styles load. */
  readonly styles: PolicySources;
};

/** The policy of one page. */
export function policyOf(facts: Pick<PageFacts, "policy">, site: PolicySite): string {
  return makePolicy(needsOf(facts, site), site);
}

/** The policies of all published pages, without those of the workbench. */
export function findPolicies(pages: readonly RenderedPage[], site: PolicySite): SitePolicies {
  const groups = groupByNeeds(pages, site);
  const notFound = new Set(pages.filter(({ page }) => isNotFoundPage(page)).map(({ page }) => page.route));
  const byPolicy = groupBy(groups, ({ needs }) => makePolicy(needs, site));
  const counted = [...byPolicy].map(([policy, groups]) => ({
    policy,
    needs: groups.map(({ needs }) => needs),
    routes: groups.flatMap(({ routes }) => routes),
  }));
  const [most, ...rest] = counted.sort((a, b) => b.routes.length - a.routes.length);
  const ofMissing = rest.filter(({ routes }) => routes.some((route) => notFound.has(route)));
  // A not-found page is shown at any address, so the main policy must suit it as well.
  const main = makePolicy(joinSources([most, ...ofMissing].flatMap((group) => group?.needs ?? [])), site);
  const others = rest
    .map(({ policy, routes }) => ({ policy, routes: routes.filter((route) => !notFound.has(route)) }))
    .filter(({ policy, routes }) => policy !== main && routes.length > 0);
  return { main, others, shared: makePolicy(joinSources(groups.map(({ needs }) => needs)), site) };
}

type Group = { readonly needs: PolicySources; readonly routes: readonly Route[] };

/** Nearly all of thousands of pages need the same. */
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
