import { shownTypes, youngEndings } from "../text/image-endings.ts";
import {
  escapePattern,
  type Host,
  type HostPlan,
  longCaching,
  pageEndings,
  pagePattern,
  policyHeader,
  quote,
  shortCaching,
  under,
} from "./host.ts";

export const apache: Host<"apache"> = {
  name: "apache",
  files: { ".htaccess": makeApacheFile },
  sendsPolicies: true,
  copies: ["br", "gz"],
  newSite: {
    title: { en: "a server of your own, with Apache", fr: "votre serveur, avec Apache" },
    files: { "deploy.sh": "deploy-apache.sh" },
    once: {
      en: "sh deploy.sh me@www.example.org builds the site and publishes it on that server",
      fr: "sh deploy.sh moi@www.example.org construit le site et le publie sur ce serveur",
    },
  },
};

/**
 * `.htaccess` of Apache 2.4, for a folder with `AllowOverride All`. It needs the modules rewrite, headers, dir and
 * mime; where there are no copies for gzip, filter and deflate compress responses.
 */
function makeApacheFile(plan: HostPlan): string {
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
  const set = (name: string, value: string) => `Header always set ${name} ${quote(value)}`;
  const within = (pattern: string, lines: readonly string[]) => [
    `<If "%{REQUEST_URI} =~ m#${pattern}#">`,
    ...lines,
    "</If>",
  ];
  const lines = [
    "Options -Indexes -MultiViews",
    "DirectoryIndex index.html",
    // Otherwise the folder beside a page would redirect its visitors from /a to /a/.
    "DirectorySlash Off",
    // The rules below do not apply to the folder itself.
    ...(base === "" ? [] : within(`^${escapePattern(base)}$`, ["DirectorySlash On"])),
    ...(hasNotFoundPage ? [`ErrorDocument 404 ${base}/404.html`] : []),
    ...languagePaths.flatMap((path) =>
      within(`^${escapePattern(base + path)}/`, [`ErrorDocument 404 ${base}${path}/404.html`]),
    ),
    "",
    "AddDefaultCharset utf-8",
    "AddCharset utf-8 .html .css .js .json .xml .svg .txt .webmanifest",
    "AddType text/javascript .js",
    ...youngEndings.map((ending) => `AddType ${shownTypes[ending]} .${ending}`),
    "AddType font/woff2 .woff2",
    ...types
      .filter(({ ending }) => ending.startsWith("."))
      .map(({ ending, type }) => `AddType ${type} ${ending}`),
    // A name holds in all folders.
    ...[...new Map(types.map(({ ending, type }) => [ending.slice(ending.lastIndexOf("/") + 1), type]))]
      .filter(([name]) => !name.startsWith("."))
      .flatMap(([name, type]) => [`<Files "${name}*">`, `ForceType "${type}; charset=utf-8"`, "</Files>"]),
    "",
    set(...policyHeader(policies.main, origin)),
    ...headers.map((header) => set(...header)),
    set("Cache-Control", shortCaching),
    ...within(`^${escapePattern(base)}/assets/`, [set("Cache-Control", longCaching)]),
    ...policies.others.flatMap(({ policy, routes }) =>
      within(pagePattern(routes, base), [set(...policyHeader(policy, origin))]),
    ),
    "",
    "RewriteEngine On",
    `RewriteBase ${base}/`,
    ...redirects.map(
      ({ from, to }) =>
        `RewriteRule ^${escapePattern(from.slice(1))}${pageEndings}$ ${under(base, to)} [R=301,L]`,
    ),
    "RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]",
    `RewriteRule ^(?:${hidden.map(escapePattern).join("|")})$ - [R=404,L]`,
    ...(hasNotFoundPage ? hideNotFoundPage(languagePaths) : []),
    // To Apache, the slash after a name that is no folder is information for a script, which it would add again.
    ...(pages === "file"
      ? [
          "RewriteCond %{REQUEST_FILENAME} ^(.+?)/?$",
          "RewriteCond %1.html -f",
          "RewriteRule ^(.+?)/$ $1.html [DPI]",
        ]
      : []),
    ...servePages,
    ...precompress.flatMap(serveCompressed),
    ...(precompress.length === 0 ? [] : compressedTypes),
    ...(precompress.includes("gz") ? [] : compressOnTheWay),
  ];
  return `# Written by \`site build\`.\n${lines.join("\n")}\n`;
}

/**
 * A request for `/404` itself is also answered with “not found”. The rule does not apply when the page is the answer
 * for a missing address.
 */
function hideNotFoundPage(languagePaths: readonly string[]): readonly string[] {
  const folders = languagePaths.map((path) => `${path.slice(1)}/`);
  const within = folders.length === 0 ? "" : `(?:${folders.join("|")})?`;
  return ["RewriteCond %{ENV:REDIRECT_STATUS} ^$", `RewriteRule ^${within}404(?:\\.html)?$ - [R=404,L]`];
}

/**
 * `/a` is served from a.html if there is one, else from a/index.html. Other folders answer “not found”, where
 * mod_autoindex would answer “forbidden”.
 */
const servePages = [
  "RewriteCond %{REQUEST_FILENAME} !-f",
  "RewriteCond %{REQUEST_FILENAME}.html -f",
  "RewriteRule ^(.+[^/])$ $1.html",
  "RewriteRule ^$ index.html",
  "RewriteCond %{REQUEST_FILENAME} -d",
  "RewriteCond %{REQUEST_FILENAME}/index.html -f",
  "RewriteRule ^(.+?)/?$ $1/index.html",
  "RewriteCond %{REQUEST_FILENAME} -d",
  "RewriteRule ^ - [R=404,L]",
];

const encodings = { br: "br", gz: "gzip" } as const;

function serveCompressed(format: "br" | "gz"): readonly string[] {
  return [
    `RewriteCond %{HTTP:Accept-Encoding} (?:^|,)\\s*${encodings[format]}\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:$|,)))`,
    `RewriteCond %{REQUEST_FILENAME}.${format} -f`,
    `RewriteRule ^(.+)$ $1.${format} [L]`,
  ];
}

/**
 * Debian’s configuration takes .br for the Breton language and .gz for an archive. The server’s own compression skips
 * files whose name declares a coding.
 */
const compressedTypes = [
  "",
  "RemoveLanguage .br",
  "RemoveType .br .gz",
  "AddEncoding br .br",
  "AddEncoding gzip .gz",
  '<FilesMatch "\\.(?:html|css|js|svg|xml|json|txt|webmanifest)(?:\\.(?:br|gz))?$">',
  "Header merge Vary Accept-Encoding",
  "</FilesMatch>",
];

const compressOnTheWay = [
  "",
  "<IfModule mod_filter.c>",
  "<IfModule mod_deflate.c>",
  "AddOutputFilterByType DEFLATE text/html text/css text/plain text/xml text/javascript application/javascript application/json application/xml application/manifest+json image/svg+xml",
  "</IfModule>",
  "</IfModule>",
];
