import { encodeRoute } from "../model/route.ts";
import {
  escapePattern,
  type Host,
  type HostPlan,
  locationUnder,
  longCaching,
  pagePattern,
  pagePatterns,
  policyHeader,
  quote,
  shortCaching,
} from "./host.ts";

export const caddy: Host<"caddy"> = {
  name: "caddy",
  files: { ".hosts/Caddyfile": makeCaddyFile },
  sendsPolicies: true,
  copies: ["br", "gz"],
  newSite: {
    title: { en: "a server of your own, with Caddy", fr: "votre serveur, avec Caddy" },
    files: { "deploy.sh": "deploy-caddy.sh" },
    once: {
      en: "sh deploy.sh root@www.example.org builds the site and publishes it on that server",
      fr: "sh deploy.sh root@www.example.org construit le site et le publie sur ce serveur",
    },
  },
};

/** A Caddyfile for the site’s own origin. Caddy obtains the certificate. */
function makeCaddyFile(plan: HostPlan): string {
  const {
    base,
    origin,
    policies,
    headers,
    redirects,
    types,
    hasNotFoundPage,
    languagePaths,
    pages,
    precompress,
    hidden,
  } = plan;
  const [policyName, mainPolicy] = policyHeader(policies.main, origin);
  // Requested by its own name, the not-found page also answers 404.
  const withheld = [
    ...hidden,
    ...(hasNotFoundPage ? ["404", "404.html"] : []),
    ...languagePaths.flatMap((path) => [`${path.slice(1)}/404`, `${path.slice(1)}/404.html`]),
  ];
  const moved = redirects.map(({ from, to }, index) => [
    `@moved${index} path_regexp ${literally(pagePattern([from], base))}`,
    `redir @moved${index} ${locationUnder(base, to)}{site_query} 301`,
  ]);
  const top = base === "" ? [] : [`redir ${base} ${encodeRoute(base)}/{site_query} 301`];
  const lines = [
    "root * /srv",
    "map {path} {site_policy} {",
    ...policies.others.flatMap(({ policy, routes }) =>
      pagePatterns(routes, base).map(
        (pattern) => `\t${literally(`~${pattern}`)} ${quote(policyHeader(policy, origin)[1])}`,
      ),
    ),
    `\tdefault ${quote(mainPolicy)}`,
    "}",
    "map {path} {site_caching} {",
    `\t${literally(`~^${escapePattern(base)}/assets/`)} ${quote(longCaching)}`,
    `\tdefault ${quote(shortCaching)}`,
    "}",
    // The question mark is written only if a query follows.
    ...(moved.length + top.length === 0
      ? []
      : ["map {query} {site_query} {", '\t~^(.+)$ "?$1"', '\tdefault ""', "}"]),
    "header {",
    `\t${policyName} {site_policy}`,
    ...headers.map(([name, value]) => `\t${name} ${quote(value)}`),
    "\tCache-Control {site_caching}",
    // An uncompressed answer also depends on the encodings that the browser accepts.
    "\t?Vary Accept-Encoding",
    "}",
    ...types.map(
      ({ ending, type }) =>
        `header ${base}${ending.startsWith("/") ? ending : `/*${ending}`} Content-Type ${quote(`${type}; charset=utf-8`)}`,
    ),
    ...top,
    ...moved.flat(),
    "@hidden {",
    `\tpath */.* ${withheld.map((name) => `${base}/${name}`).join(" ")}`,
    "\tnot path */.well-known/*",
    "}",
    "error @hidden 404",
    ...(pages === "file"
      ? [
          `@slash path_regexp slash ${literally(`^(${escapePattern(base)}/.+)/$`)}`,
          "rewrite @slash {re.slash.1}",
        ]
      : []),
    "try_files {path} {path}.html {path}/index.html",
    "encode gzip",
    precompress.length === 0
      ? "file_server"
      : `file_server {\n\t\tprecompressed ${precompress.map((format) => ({ br: "br", gz: "gzip" })[format]).join(" ")}\n\t}`,
    ...(hasNotFoundPage ? showNotFoundPage(plan) : []),
  ];
  return `# Written by \`site build\`. dist/ belongs in /srv${base}\n${origin} {\n${lines.map((line) => `\t${line}\n`).join("")}}\n`;
}

/** Between other quotes, Caddy would read a backslash as two. */
function literally(pattern: string): string {
  return `\`${pattern}\``;
}

/** Each language has its own not-found page. That of the first language is shown for all other addresses. */
function showNotFoundPage({ base, languagePaths }: HostPlan): readonly string[] {
  const own = languagePaths.flatMap((path, index) => [
    `\t@language${index} path ${base}${path}/*`,
    `\trewrite @language${index} ${base}${path}/404.html`,
  ]);
  const others = languagePaths.length === 0 ? "*" : "@others";
  const matching =
    languagePaths.length === 0
      ? []
      : [`\t@others not path ${languagePaths.map((path) => `${base}${path}/*`).join(" ")}`];
  return [
    "handle_errors {",
    ...own,
    ...matching,
    `\trewrite ${others} ${base}/404.html`,
    // A file that is missing below assets/ may exist later.
    `\theader Cache-Control ${quote(shortCaching)}`,
    "\tfile_server",
    "}",
  ];
}
