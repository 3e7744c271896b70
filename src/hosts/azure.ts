import { say } from "../words/message.ts";
import { type Host, type HostPlan, longCaching, policyHeader, toJson, under } from "./host.ts";

export const azure: Host<"azure"> = {
  name: "azure",
  files: { "staticwebapp.config.json": makeAzureFile },
  sendsPolicies: true,
  // It compresses answers itself, and would publish copies as files that nobody asks for.
  copies: [],
  limits: {
    "staticwebapp.config.json": (text, path) => {
      const bytes = byteLength(text);
      return bytes > mostBytes
        ? say("host-limit.bytes", { path, bytes, most: mostBytes, host: "Azure" })
        : undefined;
    },
  },
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
 * `staticwebapp.config.json` of Azure Static Web Apps. The first rule for a path applies, before the global headers.
 * Azure refuses more than 20 KB: a site whose pages need more rules gets one policy for all of them.
 */
function makeAzureFile(plan: HostPlan): string {
  const whole = writeAzureFile(plan);
  const { shared } = plan.policies;
  return byteLength(whole) <= mostBytes
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
      ...redirects.map(({ from, to }) => ({
        route: under(base, from),
        redirect: under(base, to),
        statusCode: 301,
      })),
      ...policies.others.flatMap(({ policy, routes }) =>
        routes.map((route) => ({
          route: under(base, route),
          headers: Object.fromEntries([policyHeader(policy, origin)]),
        })),
      ),
      { route: `${base}/assets/*`, headers: { "Cache-Control": longCaching } },
      ...types
        .filter(({ ending }) => ending.startsWith("/"))
        .map(({ ending, type }) => ({ route: base + ending, headers: { "Content-Type": type } })),
    ],
    globalHeaders: Object.fromEntries([policyHeader(policies.main, origin), ...headers]),
    mimeTypes: Object.fromEntries(
      types.filter(({ ending }) => ending.startsWith(".")).map(({ ending, type }) => [ending, type]),
    ),
    ...(hasNotFoundPage && { responseOverrides: { 404: { rewrite: `${base}/404.html` } } }),
  });
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
