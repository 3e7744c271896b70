import { encodeRoute, type Route, sizeOf } from "../model/route.ts";
import { say } from "../words/message.ts";
import { eachWriting, type Host, type HostPlan, longCaching, policyHeader, toJson, under } from "./host.ts";

export const azure: Host<"azure"> = {
  name: "azure",
  files: { "staticwebapp.config.json": makeAzureFile },
  sendsPolicies: true,
  // It compresses answers itself, and would publish copies as files that nobody asks for.
  copies: [],
  limits: {
    "staticwebapp.config.json": (text, path) => {
      const bytes = sizeOf(text);
      return bytes > mostBytes
        ? say("host-limit.bytes", { path, bytes, most: mostBytes, host: "Azure" })
        : undefined;
    },
  },
  findUnserved,
  newSite: {
    title: { en: "Azure Static Web Apps", fr: "Azure Static Web Apps" },
    files: { ".github/workflows/publish.yml": "azure.yml" },
    once: {
      en: "in the repository on GitHub, set the secret AZURE_STATIC_WEB_APPS_API_TOKEN",
      fr: "dans le dépôt sur GitHub, créez le secret AZURE_STATIC_WEB_APPS_API_TOKEN",
    },
  },
};

/**
 * Azure answers “not found” for addresses with a plus sign (https://github.com/Azure/static-web-apps/issues/72) and for
 * the folders that IIS keeps for itself
 * (https://learn.microsoft.com/iis/configuration/system.webserver/security/requestfiltering/hiddensegments/).
 */
function findUnserved(route: Route) {
  const segments = route.split("/");
  const isKept = (segment: string) => keptSegments.has(segment.toLowerCase());
  const name = segments.find(isKept);
  const instead = segments
    .map((segment) => (isKept(segment) ? `${segment}-1` : segment.replaceAll("+", "-")))
    .join("/");
  if (instead === route) return undefined;
  return {
    message:
      name === undefined
        ? say("host-route.plus", { route })
        : say("host-route.kept", { route, name, host: "Azure" }),
    hint: say("host-route.hint", { instead, name: "azure" }),
  };
}

const keptSegments: ReadonlySet<string> = new Set([
  ...["bin", "web.config", "app_browsers", "app_code", "app_data"],
  ...["app_globalresources", "app_localresources", "app_webreferences"],
]);

/**
 * `staticwebapp.config.json` of Azure Static Web Apps. The first rule for a path applies, before the global headers.
 * Azure refuses more than 20 KB: a site whose pages need more rules gets one policy for all of them.
 */
function makeAzureFile(plan: HostPlan): string {
  const whole = writeAzureFile(plan);
  const { shared } = plan.policies;
  return sizeOf(whole) <= mostBytes
    ? whole
    : writeAzureFile({ ...plan, policies: { main: shared, others: [], shared } });
}

/** https://learn.microsoft.com/azure/static-web-apps/configuration */
const mostBytes = 20_000;

function writeAzureFile(plan: HostPlan): string {
  const { base, origin, policies, headers, redirects, types, hasNotFoundPage } = plan;
  return toJson({
    trailingSlash: "never",
    routes: [
      ...redirects.flatMap(({ from, to }) =>
        // Azure encodes the new address itself: https://github.com/Azure/static-web-apps/issues/1200
        eachWriting(under(base, from)).map((route) => ({
          route,
          redirect: under(base, to),
          statusCode: 301,
        })),
      ),
      ...policies.others.flatMap(({ policy, routes }) =>
        routes
          .flatMap((route) => eachWriting(under(base, route)))
          .map((route) => ({ route, headers: Object.fromEntries([policyHeader(policy, origin)]) })),
      ),
      { route: `${encodeRoute(base)}/assets/*`, headers: { "Cache-Control": longCaching } },
      ...types
        .filter(({ ending }) => ending.startsWith("/"))
        .map(({ ending, type }) => ({
          route: encodeRoute(base) + ending,
          headers: { "Content-Type": type },
        })),
    ],
    globalHeaders: Object.fromEntries([policyHeader(policies.main, origin), ...headers]),
    mimeTypes: Object.fromEntries(
      types.filter(({ ending }) => ending.startsWith(".")).map(({ ending, type }) => [ending, type]),
    ),
    ...(hasNotFoundPage && { responseOverrides: { 404: { rewrite: `${base}/404.html` } } }),
  });
}
