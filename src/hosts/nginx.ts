import { findNotFound } from "../model/language.ts";
import { sizeOf } from "../model/route.ts";
import { say } from "../words/message.ts";
import {
  escapePattern,
  fileAt,
  type HostPlan,
  locationUnder,
  longCaching,
  missing,
  type PreviewedHost,
  pagePattern,
  pagePatterns,
  policyHeader,
  quote,
  type Resolved,
  type ServedFiles,
  shortCaching,
} from "./host.ts";

export const nginx: PreviewedHost<"nginx"> = {
  name: "nginx",
  files: {
    ".hosts/nginx.conf": makeNginxFile,
    ".hosts/nginx-brotli.conf": ({ precompress }) =>
      precompress.includes("br") ? makeNginxBrotliFile() : undefined,
  },
  sendsPolicies: true,
  // It needs a module for brotli.
  copies: ["gz", "br"],
  limits: {
    // The buffer in which it reads a word of its configuration, such as a policy.
    ".hosts/nginx.conf": (text, path) => {
      const words = text.split('"');
      const [length, most] = [Math.max(...words.map((word) => sizeOf(word))), 4095];
      return length > most ? say("host-limit.word", { path, length, most }) : undefined;
    },
  },
  preview: {
    title: { en: "nginx", fr: "nginx" },
    resolve,
    encodings: ["br", "gzip"],
    headers: { "Cache-Control": "no-cache" },
    rules: "first",
    notFound: "language",
    notFoundHeaders: "own",
  },
  newSite: {
    title: { en: "a server of your own, with nginx", fr: "votre serveur, avec nginx" },
    files: { "deploy.sh": "deploy-nginx.sh" },
    once: {
      en: "sh deploy.sh root@www.example.org builds the site and publishes it on that server",
      fr: "sh deploy.sh root@www.example.org construit le site et le publie sur ce serveur",
    },
  },
};

/** An nginx configuration for `conf.d/`: one server on port 8080, which needs no privileges, behind a TLS proxy. */
function makeNginxFile(plan: HostPlan): string {
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
  const texts = [...new Set([...textTypes, ...types.map(({ type }) => type)])];
  // Quoted, because a route may hold a semicolon.
  const location = (how: "" | "= " | "~ ", path: string, ...lines: readonly string[]) => [
    "",
    `  location ${how}${quote(path)} {`,
    ...lines.map((line) => `    ${line}`),
    "  }",
  ];
  const lines = [
    "map $uri $site_policy {",
    `  default ${quote(mainPolicy)};`,
    ...policies.others.flatMap(({ policy, routes }) =>
      pagePatterns(routes, base).map(
        (pattern) => `  ${quote(`~${pattern}`)} ${quote(policyHeader(policy, origin)[1])};`,
      ),
    ),
    "}",
    "",
    "map $uri $site_caching {",
    `  default ${quote(shortCaching)};`,
    `  ${quote(`~^${escapePattern(base)}/assets/`)} ${quote(longCaching)};`,
    "}",
    "",
    "server {",
    "  listen 8080;",
    "  listen [::]:8080;",
    "  root /usr/share/nginx/html;",
    "  server_tokens off;",
    // Behind a proxy, the server’s own name and port would be wrong in redirects.
    "  absolute_redirect off;",
    "  charset utf-8;",
    `  charset_types ${texts.join(" ")};`,
    "",
    `  add_header ${policyName} $site_policy always;`,
    ...headers.map(([name, value]) => `  add_header ${name} ${quote(value)} always;`),
    "  add_header Cache-Control $site_caching always;",
    "",
    "  gzip on;",
    "  gzip_vary on;",
    "  gzip_proxied any;",
    "  gzip_min_length 1000;",
    `  gzip_types ${texts.join(" ")};`,
    ...(precompress.includes("gz") ? ["  gzip_static on;"] : []),
    "",
    ...(hasNotFoundPage ? [`  error_page 404 ${quote(`${base}/404.html`)};`] : []),
    ...location("", `${base}/`, findPage),
    ...languagePaths.flatMap((path) =>
      location("", `${base}${path}/`, `error_page 404 ${quote(`${base}${path}/404.html`)};`, findPage),
    ),
    ...(hasNotFoundPage ? location("= ", `${base}/404.html`, "internal;") : []),
    ...languagePaths.flatMap((path) => {
      const own = `error_page 404 ${quote(`${base}${path}/404.html`)};`;
      return [
        ...location("= ", `${base}${path}/404.html`, own, "internal;"),
        ...location("= ", `${base}${path}/404`, own, "return 404;"),
      ];
    }),
    ...location("~ ", "/\\.(?!well-known/)", "return 404;"),
    ...location(
      "~ ",
      `^${escapePattern(base)}/(?:404|${hidden.map(escapePattern).join("|")})$`,
      "return 404;",
    ),
    // Before the types, because an old address may have the ending of one.
    ...redirects.flatMap(({ from, to }) =>
      location(
        "~ ",
        pagePattern([from], base),
        `return 301 ${quote(`${locationUnder(base, to)}$is_args$args`)};`,
      ),
    ),
    ...types.flatMap(({ ending, type }) =>
      location(
        ending.startsWith("/") ? "= " : "~ ",
        ending.startsWith("/") ? `${base}${ending}` : `${escapePattern(ending)}$`,
        "types { }",
        `default_type ${type};`,
      ),
    ),
    ...(pages === "file"
      ? location("~ ", `^(?<page>${escapePattern(base)}/.+)/$`, "try_files $page.html $page/index.html =404;")
      : []),
    "}",
  ];
  const head = `# Written by \`site build\`. Belongs in conf.d/; dist/ belongs in /usr/share/nginx/html${base}`;
  return `${[head, ...lines].join("\n")}\n`;
}

const findPage = "try_files $uri $uri.html $uri/index.html =404;";

/** Also for conf.d/, on an nginx with the brotli module; without it, nginx would not start. */
function makeNginxBrotliFile(): string {
  return "# Written by `site build`. For nginx with the module brotli_static.\nbrotli_static on;\n";
}

/** Besides `text/html`, which nginx adds itself and does not accept again, and types of the site’s own files. */
const textTypes = [
  "text/css",
  "text/plain",
  "text/xml",
  "text/javascript",
  "application/javascript",
  "application/json",
  "application/xml",
  "application/atom+xml",
  "application/feed+json",
  "application/manifest+json",
  "image/svg+xml",
];

/**
 * nginx with the configuration that `site build` writes, `try_files $uri $uri.html $uri/index.html`: no path is
 * redirected, and hidden files are not served.
 */
function resolve(path: string, { isFile, hidden }: ServedFiles): Resolved {
  if (isHidden(path, hidden) || isNotFoundOfLanguage(path, isFile)) return missing;
  const found = [path, `${path}.html`, `${path.replace(/\/$/, "")}/index.html`].find((place) =>
    isFile(place),
  );
  return found === undefined ? missing : fileAt(found);
}

/** `_headers` and `_redirects` are withheld for every host that applies them. */
function isHidden(path: string, hidden: readonly string[]): boolean {
  return /\/\.(?!well-known\/)|^\/404(?:\.html)?$/.test(path) || hidden.includes(path.slice(1));
}

/** True for `/en/404` and `/en/404.html` where they are the not-found page of a language. */
function isNotFoundOfLanguage(path: string, isFile: (path: string) => boolean): boolean {
  const file = path.endsWith(".html") ? path : `${path}.html`;
  return (
    /^\/[^/]+\/404\.html$/.test(file) &&
    `/${findNotFound(path, { has: (name) => isFile(`/${name}`) })}` === file
  );
}
