import type { Route } from "../../../model/route.ts";
import type { SitePolicies } from "../page-policies.ts";
import type { Header } from "./security-headers.ts";

/** What each host is told, in its own words. */
export type HostPlan = {
  readonly base: string;
  /** As in `https://www.example.org`. */
  readonly origin: string;
  readonly policies: SitePolicies;
  /** Of every answer, the policy left out. */
  readonly headers: readonly Header[];
  readonly redirects: readonly Redirect[];
  /** Types that hosts do not know by themselves; `ending` is that of the path, as in `/atom.xml` or `.webmanifest`. */
  readonly types: readonly { readonly ending: string; readonly type: string }[];
  readonly hasNotFoundPage: boolean;
  /** The formats that stand beside the files. */
  readonly precompress: readonly ("br" | "gz")[];
};

/** A page that has moved. */
export type Redirect = { readonly from: Route; readonly to: Route };

/** Names that carry their hash: what they hold never changes. */
export const longCaching = "public, max-age=31536000, immutable";
/** May be kept, but is asked for again each time: the answer is short where nothing has changed. */
export const shortCaching = "no-cache";

/** Files that are for hosts and no visitor, and everything that begins with a dot but `.well-known`. */
export const hiddenFiles = ["_headers", "_redirects", "vercel.json", "staticwebapp.config.json"];

/** An expression for every path that shows one of the pages: `/a`, `/a/`, `/a.html`, `/a/index.html`. */
export function pagePattern(routes: readonly Route[], base: string): string {
  const paths = routes.map((route) => escapePattern(route === "/" ? "" : route));
  return `^${escapePattern(base)}(?:${paths.join("|")})${pageEndings}$`;
}

/** What may follow a route in an address. */
export const pageEndings = "(?:\\.html|/(?:index\\.html)?)?";

/** Routes and base paths hold one sign only that means something in an expression. */
export function escapePattern(path: string): string {
  return path.replaceAll(".", "\\.");
}

/** The address of a route below the base. */
export function under(base: string, route: Route): string {
  return route === "/" ? `${base}/` : base + route;
}

/** Between double quotes, as nginx, Apache and Caddy read them. */
export function quote(value: string): string {
  return `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
