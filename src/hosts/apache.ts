import { encodeRoute } from "../model/route.ts";
import { shownTypes, youngEndings } from "../text/image-endings.ts";
import {
  type CopyFormat,
  escapePattern,
  type Host,
  type HostPlan,
  locationUnder,
  longCaching,
  pageEndings,
  pagePatterns,
  policyHeader,
  quote,
  shortCaching,
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
    ...(hasNotFoundPage ? [`ErrorDocument 404 ${encodeRoute(base)}/404.html`] : []),
    ...languagePaths.flatMap((path) =>
      within(`^${escapePattern(base + path)}/`, [`ErrorDocument 404 ${encodeRoute(base + path)}/404.html`]),
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
      .flatMap(([name, type]) => [
        `<FilesMatch "^${escapePattern(name)}${copyEnding}$">`,
        `ForceType "${type}; charset=utf-8"`,
        "</FilesMatch>",
      ]),
    ...servePagesAsHtml,
    "",
    set(...policyHeader(policies.main, origin)),
    ...headers.map((header) => set(...header)),
    set("Cache-Control", shortCaching),
    ...within(`^${escapePattern(base)}/assets/`, [set("Cache-Control", longCaching)]),
    ...policies.others.flatMap(({ policy, routes }) =>
      pagePatterns(routes, base).flatMap((pattern) =>
        within(pattern, [set(...policyHeader(policy, origin))]),
      ),
    ),
    "",
    "RewriteEngine On",
    `RewriteBase ${base}/`,
    ...redirects.map(
      ({ from, to }) =>
        // A percent sign with a digit behind it would be what a condition has found.
        `RewriteRule ^${escapePattern(from.slice(1))}${pageEndings}$ ${locationUnder(base, to).replaceAll("%", "\\%")} [R=301,NE,L]`,
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
    ...(precompress.length === 0 ? [] : describeCompressed(precompress)),
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
 * Debian’s configuration takes .gz for an archive. The coding is a header of the copies alone: as a coding of an ending,
 * it would hold for the archives of the site and for pages such as `/intro.gz`. The variables turn off the server’s own
 * compression.
 */
function describeCompressed(formats: readonly CopyFormat[]): readonly string[] {
  const copies = (format: string) => `<FilesMatch "\\.${textEndings}\\.${format}$">`;
  return [
    `RewriteRule \\.${textEndings}\\.(?:br|gz)$ - [E=no-gzip:1,E=no-brotli:1]`,
    "",
    ...[copies("(?:br|gz)"), "RemoveType .br .gz", "</FilesMatch>"],
    ...formats.flatMap((format) => [
      copies(format),
      `Header set Content-Encoding ${encodings[format]}`,
      "</FilesMatch>",
    ]),
    ...[
      `<FilesMatch "\\.${textEndings}${copyEnding}$">`,
      "Header merge Vary Accept-Encoding",
      "</FilesMatch>",
    ],
  ];
}

/** Of files that get compressed copies. */
const textEndings = "(?:html|css|js|svg|xml|json|txt|webmanifest)";
const copyEnding = "(?:\\.(?:br|gz))?";

/**
 * Apache reads each dot of a name as the beginning of an ending, also those of `/intro.gz` and `/index.php`. Debian’s
 * configuration takes .br for the Breton language.
 */
const servePagesAsHtml = [
  "RemoveLanguage .br",
  "RemoveEncoding .br .gz .tgz .Z",
  `<FilesMatch "\\.html${copyEnding}$">`,
  'ForceType "text/html; charset=utf-8"',
  "SetHandler default-handler",
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
