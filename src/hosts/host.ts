import type { PageOutput } from "../model/pages.ts";
import { encodeRoute, type Route, sizeOf } from "../model/route.ts";
import type { Language } from "../words/languages.ts";
import type { Message } from "../words/message.ts";

/** Where a site can be published. Everything that the generator knows about it stands in the file of the host. */
export type Host<Name extends string = string> = {
  /** As `output.hosts` in the settings names it. */
  readonly name: Name;
  /**
   * The files that tell it about headers, policies and redirects, by their path in `dist/`: what a file contains, or
   * undefined for a site that does not need it. Configurations of servers, which these do not read from the published
   * folder, have a path below `.hosts/`.
   */
  readonly files: Readonly<Record<string, (plan: HostPlan) => string | undefined>>;
  /** False when it cannot send a policy for each page, so that pages contain theirs as well. */
  readonly sendsPolicies: boolean;
  /** The compressed copies that it sends, the one that needs least of it first. */
  readonly copies: readonly CopyFormat[];
  /** How it reads `_redirects`, for hosts that do. */
  readonly redirects?: RedirectReading;
  /**
   * For some of its files: why it would refuse the file or read only a part of it. Undefined when it reads everything.
   */
  readonly limits?: Readonly<Record<string, (text: string, path: string) => Message | undefined>>;
  /** Why it would not show a page at this address, and what to write instead. Undefined for pages that it shows. */
  readonly findUnserved?: (route: Route) => { readonly message: Message; readonly hint: Message } | undefined;
  /** Its rules in `site preview`. */
  readonly preview?: PreviewRules;
  /** What a new site gets to be published there. */
  readonly newSite: NewSiteHost;
};

/** What `site init` writes and says for a host. */
export type NewSiteHost = {
  readonly title: Readonly<Record<Language, string>>;
  /** By their path in the site: the files of `docs/examples/`. */
  readonly files: Readonly<Record<string, string>>;
  /** What to set up once, outside the site. */
  readonly once: Readonly<Record<Language, string>>;
};

/** A host that `site preview` can stand in for. */
export type PreviewedHost<Name extends string = string> = Host<Name> & { readonly preview: PreviewRules };

/** Formats of the compressed copies of text files. */
export type CopyFormat = "br" | "gz";

type RedirectReading = {
  /** The status of a page that has moved, as it is written. */
  readonly moved: "301" | "301!";
  /**
   * How it reads the addresses of rules: as they stand in requests, or in a way that it does not document, so that
   * each rule is written encoded and decoded.
   */
  readonly addresses: "encoded" | "either";
  /** False when it finds the not-found page of a language by itself. */
  readonly needsNotFoundRules: boolean;
};

/** The content of the configuration of every host, which each host needs in its own format. */
export type HostPlan = {
  /** Decoded, like the routes. */
  readonly base: string;
  /** As in `https://www.example.org`. */
  readonly origin: string;
  readonly policies: SitePolicies;
  /** Headers of every response, without the policy. */
  readonly headers: readonly Header[];
  readonly redirects: readonly Redirect[];
  /** How the chosen hosts read `_redirects`. */
  readonly redirectReadings: readonly RedirectReading[];
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
  readonly precompress: readonly CopyFormat[];
  /** Files that are there for other hosts. Servers hide them, and all names with a leading dot except `.well-known`. */
  readonly hidden: readonly string[];
};

/** The policy of most pages and of not-found pages, and the other policies with their pages. */
export type SitePolicies = {
  readonly main: string;
  readonly others: readonly { readonly policy: string; readonly routes: readonly Route[] }[];
  /** A policy that suits every page, for hosts that send the same to all. */
  readonly shared: string;
};

/** How a host answers requests for the files of `dist/`. */
export type PreviewRules = {
  /** What the site is served as, in each language of the tool. */
  readonly title: Readonly<Record<Language, string>>;
  /** Finds the file that a path leads to. */
  readonly resolve: Resolve;
  /** The encodings that it sends, the best first. */
  readonly encodings: readonly Encoding[];
  /** The headers of a file that `_headers` does not mention. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * How it applies `_redirects`; undefined when it reads neither that file nor `_headers`. `shadowed`: an existing file
   * takes precedence, unless the rule is forced. `first`: the rule always does.
   */
  readonly rules: "shadowed" | "first" | undefined;
  /** The not-found page: the one of the site, that of the language, or the nearest in the folders above the path. */
  readonly notFound: "root" | "language" | "nearest";
  /** Whether the not-found page gets the headers of the requested path or its own. */
  readonly notFoundHeaders: "asked" | "own";
};

export type Encoding = "br" | "gzip";

/** What a host finds at a path. Paths are from the root of `dist/`, decoded, and start with `/`. */
export type Resolved =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "redirect"; readonly status: 301 | 308; readonly to: string }
  | { readonly kind: "missing" };

export type Resolve = (path: string, files: ServedFiles) => Resolved;

export type ServedFiles = {
  isFile(path: string): boolean;
  /** As in `HostPlan`. */
  readonly hidden: readonly string[];
};

export const missing = { kind: "missing" } as const;

export function fileAt(path: string): Resolved {
  return { kind: "file", path };
}

/** A page that has moved. */
type Redirect = { readonly from: Route; readonly to: Route };

/** For names that contain a hash: their content never changes. */
export const longCaching = "public, max-age=31536000, immutable";
/** May be cached, but is revalidated each time; the response is short when nothing has changed. */
export const shortCaching = "no-cache";

/**
 * Regular expressions for every path that shows one of the pages: `/a`, `/a/`, `/a.html`, `/a/index.html`. They match
 * decoded paths, byte by byte or sign by sign. Several, because nginx and Apache do not read one of any length.
 */
export function pagePatterns(routes: readonly Route[], base: string): readonly string[] {
  const around = pagePattern([], base).length;
  const names = routes.map((route) => escapePattern(route === "/" ? "" : route));
  return joinWithin(names, longestPattern - around).map((names) => patternOf(names, base));
}

/** One such expression, for pages whose names are not long together. */
export function pagePattern(routes: readonly Route[], base: string): string {
  return patternOf(
    routes.map((route) => escapePattern(route === "/" ? "" : route)),
    base,
  );
}

function patternOf(names: readonly string[], base: string): string {
  return `^${escapePattern(base)}(?:${names.join("|")})${pageEndings}$`;
}

/** In bytes. nginx reads words of 4,096, in which `quote` doubles each backslash. */
const longestPattern = 3000;

/** Groups of names that, with a sign between each two, have at most so many bytes; a longer name is alone. */
export function joinWithin(names: readonly string[], most: number): readonly (readonly string[])[] {
  const groups: string[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const own = sizeOf(name) + 1;
    size += own;
    if (size > most + 1) {
      groups.push([]);
      size = own;
    }
    groups.at(-1)?.push(name);
  }
  return groups;
}

/** What may follow a route in an address, or in the path that nginx has found for it: `/a//index.html` for `/a/`. */
export const pageEndings = "(?:\\.html|//?(?:index\\.html)?)?";

/** For regular expressions. No other sign of routes, base paths and names of files is special there. */
export function escapePattern(path: string): string {
  return path.replace(/[.$+()]/g, "\\$&");
}

/** The path of a route below the base, decoded. */
export function under(base: string, route: Route): string {
  return base + route;
}

/** The ways to write a path in a rule of a host that matches it before or after it has decoded an address. */
export function eachWriting(path: string): readonly string[] {
  return [...new Set([encodeRoute(path), path])];
}

/** The path of a route below the base as it stands in the header `Location`. In the rules of nginx and Vercel, a dollar begins a variable. */
export function locationUnder(base: string, route: Route): string {
  return encodeRoute(under(base, route)).replaceAll("$", "%24");
}

/** In double quotes, as nginx, Apache and Caddy read them. */
export function quote(value: string): string {
  return `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

/** Indented JSON with a line end, as people write it. */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** A name and a value. */
export type Header = readonly [name: string, value: string];

/**
 * The headers of every response, without the policy of the page. HTTPS headers are included only if the site’s origin
 * is HTTPS.
 */
export function securityHeaders(origin: string): readonly Header[] {
  return [
    ["Permissions-Policy", permissions],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["X-Content-Type-Options", "nosniff"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ...(isSecure(origin) ? [["Strict-Transport-Security", `max-age=${yearSeconds}`] as const] : []),
  ];
}

/** The policy of a page as a header, with directives that a `meta` element cannot set. */
export function policyHeader(policy: string, origin: string): Header {
  const onlyHere = ["frame-ancestors 'none'", ...(isSecure(origin) ? ["upgrade-insecure-requests"] : [])];
  return ["Content-Security-Policy", [policy, ...onlyHere].join("; ")];
}

const yearSeconds = 31_536_000;

/**
 * All off, except what the site’s own scripts may offer: copying the address of a page. `web-share` is not
 * listed: a site may share by default, and browsers that do not know the feature warn about its name.
 */
const permissions = [
  ...[
    "accelerometer",
    "autoplay",
    "camera",
    "display-capture",
    "encrypted-media",
    "fullscreen",
    "geolocation",
    "gyroscope",
    "hid",
    "idle-detection",
    "local-fonts",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "publickey-credentials-get",
    "screen-wake-lock",
    "serial",
    "usb",
    "xr-spatial-tracking",
  ].map((feature) => `${feature}=()`),
  "clipboard-read=()",
  "clipboard-write=(self)",
].join(", ");

function isSecure(origin: string): boolean {
  return origin.startsWith("https:");
}
