import type { Host } from "../../../define/settings.ts";
import { isNotFoundPage, pathOfLanguage } from "../../../model/language.ts";
import type { OutputFile, RenderedPage } from "../../../model/model.ts";
import { notFoundRoute } from "../../../model/route.ts";
import { findPolicies, type PolicySite } from "../page-policies.ts";
import { makeApacheFile } from "./apache-file.ts";
import { makeAzureFile } from "./azure-file.ts";
import { makeCaddyFile } from "./caddy-file.ts";
import { makeHeaderFile } from "./header-file.ts";
import type { HostPlan } from "./host-plan.ts";
import { makeNginxBrotliFile, makeNginxFile } from "./nginx-file.ts";
import { makeRedirectFile, needsRedirectFile } from "./redirect-file.ts";
import { securityHeaders } from "./security-headers.ts";
import { makeVercelFile } from "./vercel-file.ts";

type Hosting = Pick<HostPlan, "base" | "origin" | "redirects" | "pages" | "precompress"> & {
  readonly hosts: readonly Host[];
  readonly policy: PolicySite;
  /** All other published files. */
  readonly files: readonly OutputFile[];
};

/**
 * The files that tell the chosen hosts about headers, policies and redirects. Server configurations, which hosts do not
 * read from the published folder, are written to `.hosts/`.
 */
export function makeHostFiles(pages: readonly RenderedPage[], hosting: Hosting): readonly OutputFile[] {
  const { hosts, base, origin, redirects, pages: written, precompress, files } = hosting;
  if (hosts.length === 0) return [];
  const plan: HostPlan = {
    base,
    origin,
    redirects,
    pages: written,
    precompress,
    policies: findPolicies(pages, hosting.policy),
    headers: securityHeaders(origin),
    types: findTypes(files, findFolders(pages)),
    hasNotFoundPage: pages.some(({ page }) => page.route === notFoundRoute),
    languagePaths: pages
      .map(({ page }) => page)
      .filter((page) => page.route !== notFoundRoute && isNotFoundPage(page))
      .map(({ route }) => route.slice(0, -notFoundRoute.length)),
  };
  const texts = new Map(hosts.flatMap((host) => Object.entries(makeFiles(host, plan, hosts))));
  return [...texts].map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
}

function makeFiles(host: Host, plan: HostPlan, hosts: readonly Host[]): Readonly<Record<string, string>> {
  switch (host) {
    case "github":
      // Its Jekyll would skip names that begin with a dot or an underscore.
      return { ".nojekyll": "" };
    case "gitlab":
      // It reads nothing: the policy in each page is all that it needs.
      return {};
    case "netlify":
    case "cloudflare": {
      const readers = { netlify: hosts.includes("netlify"), cloudflare: hosts.includes("cloudflare") };
      return {
        _headers: makeHeaderFile(plan),
        ...(needsRedirectFile(plan, readers) && { _redirects: makeRedirectFile(plan, readers) }),
      };
    }
    case "vercel":
      return { "vercel.json": makeVercelFile(plan) };
    case "azure":
      return { "staticwebapp.config.json": makeAzureFile(plan) };
    case "apache":
      return { ".htaccess": makeApacheFile(plan) };
    case "nginx":
      return {
        ".hosts/nginx.conf": makeNginxFile(plan),
        ...(plan.precompress.includes("br") && { ".hosts/nginx-brotli.conf": makeNginxBrotliFile() }),
      };
    case "caddy":
      return { ".hosts/Caddyfile": makeCaddyFile(plan) };
  }
}

/** Only for files that exist: a rule without a file would be confusing. */
function findTypes(files: readonly OutputFile[], folders: readonly string[]): HostPlan["types"] {
  return specialTypes
    .flatMap(({ ending, type }) =>
      ending.startsWith("/") ? folders.map((path) => ({ ending: path + ending, type })) : [{ ending, type }],
    )
    .filter(({ ending }) =>
      files.some(({ path }) => (ending.startsWith("/") ? `/${path}` === ending : path.endsWith(ending))),
    );
}

/** Where feeds may be: at the root, and below the path of each language. */
function findFolders(pages: readonly RenderedPage[]): readonly string[] {
  const codes = new Set(pages.flatMap(({ page }) => page.language ?? []));
  return ["", ...[...codes].map(pathOfLanguage)];
}

const specialTypes: HostPlan["types"] = [
  { ending: ".webmanifest", type: "application/manifest+json" },
  { ending: "/atom.xml", type: "application/atom+xml" },
  { ending: "/feed.json", type: "application/feed+json" },
];
