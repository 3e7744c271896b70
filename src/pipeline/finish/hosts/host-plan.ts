import type { Route } from "../../../model/route.ts";
import type { PageOutput } from "../finish-pages.ts";
import type { SitePolicies } from "../page-policies.ts";
import type { Header } from "./security-headers.ts";

/** The content of the configuration of every host, which each host needs in its own format. */
export type HostPlan = {
  readonly base: string;
  /** As in `https://www.example.org`. */
  readonly origin: string;
  readonly policies: SitePolicies;
  /** Headers of every response, without the policy. */
  readonly headers: readonly Header[];
  readonly redirects: readonly Redirect[];
  /**
   * Types that hosts do not know by themselves; `ending` is the end of the path, as in `/atom.xml` or `.webmanifest`.
   */
  readonly types: readonly { readonly ending: string; readonly type: string }[];
  readonly hasNotFoundPage: boolean;
  /** The beginnings of the addresses of other languages that have a not-found page, as in `/en`. */
  readonly languagePaths: readonly string[];
  /** Only `file` leaves an address that ends with a slash without a folder that answers. */
  readonly pages: PageOutput;
  /** The formats in which compressed copies are published. */
  readonly precompress: readonly ("br" | "gz")[];
};

/** A page that has moved. */
export type Redirect = { readonly from: Route; readonly to: Route };

/** For names that contain a hash: their content never changes. */
export const longCaching = "public, max-age=31536000, immutable";
/** May be cached, but is revalidated each time; the response is short when nothing has changed. */
export const shortCaching = "no-cache";

/** Files for hosts only, and all names with a leading dot except `.well-known`. */
export const hiddenFiles = ["_headers", "_redirects", "vercel.json", "staticwebapp.config.json"];

/** A regular expression for every path that shows one of the pages: `/a`, `/a/`, `/a.html`, `/a/index.html`. */
export function pagePattern(routes: readonly Route[], base: string): string {
  const paths = routes.map((route) => escapePattern(route === "/" ? "" : route));
  return `^${escapePattern(base)}(?:${paths.join("|")})${pageEndings}$`;
}

/** What may follow a route in an address. */
export const pageEndings = "(?:\\.html|/(?:index\\.html)?)?";

/** The dot is the only character of routes and base paths that is special in regular expressions. */
export function escapePattern(path: string): string {
  return path.replaceAll(".", "\\.");
}

/** The address of a route below the base. */
export function under(base: string, route: Route): string {
  return route === "/" ? `${base}/` : base + route;
}

/** In double quotes, as nginx, Apache and Caddy read them. */
export function quote(value: string): string {
  return `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
