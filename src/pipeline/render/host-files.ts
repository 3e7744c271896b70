import type { GeneratorSettings } from "../../define/settings.ts";
import { type CopyFormat, type HostPlan, securityHeaders } from "../../hosts/host.ts";
import { chooseHosts, hiddenPaths } from "../../hosts/hosts.ts";
import type { HostName } from "../../hosts/names.ts";
import { isNotFoundPage, pathOfLanguage } from "../../model/language.ts";
import type { OutputFile, PageOutput, RenderedPage } from "../../model/model.ts";
import { notFoundRoute } from "../../model/route.ts";
import { findPolicies, type PolicySite } from "./policies.ts";

/**
 * How pages are written, and which compressed copies. With one host: each page as `a/b.html`, which every known host
 * answers at `/a/b` without a redirect, and at most one copy of each text: the few browsers that do not read it get the
 * text as the host itself compresses it, or as it is. With several: what any of them uses. Without a host nothing is known, so
 * pages are written in both ways and copies in every format that is set.
 */
export function chooseOutput({
  pages,
  hosts: names,
  precompress,
}: Pick<GeneratorSettings["output"], "pages" | "hosts" | "precompress">): {
  readonly pages: PageOutput;
  readonly precompress: readonly CopyFormat[];
  /** The size from which a text gets copies. */
  readonly leastBytes: number;
} {
  // For smaller files, compression saves less than one network packet.
  const leastBytes = 1000;
  if (names.length === 0) return { pages: pages ?? "both", precompress, leastBytes };
  const chosen = chooseHosts(names);
  const [only, ...others] = chosen;
  if (only !== undefined && others.length === 0) {
    const format = only.copies.find((format) => precompress.includes(format));
    return {
      pages: pages ?? "file",
      precompress: format === undefined ? [] : [format],
      // A server of one’s own compresses a small text on the way nearly as well, and as it is, it arrives in as many round trips.
      leastBytes: 3000,
    };
  }
  return {
    pages: pages ?? "both",
    precompress: precompress.filter((format) => chosen.some(({ copies }) => copies.includes(format))),
    leastBytes,
  };
}

type Hosting = Pick<HostPlan, "base" | "origin" | "redirects" | "pages" | "precompress"> & {
  readonly hosts: readonly HostName[];
  readonly policy: PolicySite;
  /** All other published files. */
  readonly files: readonly OutputFile[];
};

/**
 * The files that tell the chosen hosts about headers, policies and redirects. Server configurations, which hosts do not
 * read from the published folder, are written to `.hosts/`.
 */
export function makeHostFiles(pages: readonly RenderedPage[], hosting: Hosting): readonly OutputFile[] {
  const { hosts: names, base, origin, redirects, pages: written, precompress, files } = hosting;
  if (names.length === 0) return [];
  const chosen = chooseHosts(names);
  const plan: HostPlan = {
    base: decodeURI(base),
    origin,
    redirects,
    redirectReadings: chosen.flatMap((host) => host.redirects ?? []),
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
    hidden: hiddenPaths,
  };
  const texts = new Map(
    chosen.flatMap(({ files }) => Object.entries(files).map(([path, make]) => [path, make(plan)] as const)),
  );
  return [...texts].flatMap(([path, text]) => (text === undefined ? [] : { path, bytes: Buffer.from(text) }));
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
  { ending: "/rss.xml", type: "application/rss+xml" },
  { ending: "/feed.json", type: "application/feed+json" },
];
