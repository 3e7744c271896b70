import { expect, test } from "vitest";
import { makeRoutes } from "../../../support/any-routes.ts";
import { filesFor, onlyHeader, plain, sending } from "./files-for.ts";

test.each([
  [[], []],
  [["github"], [".nojekyll"]],
  [["netlify"], ["_headers", "_redirects"]],
  [
    ["netlify", "cloudflare"],
    ["_headers", "_redirects"],
  ],
  [["vercel"], ["vercel.json"]],
  [["azure"], ["staticwebapp.config.json"]],
  [["apache"], [".htaccess"]],
  [["nginx"], [".hosts/nginx.conf"]],
  [["caddy"], [".hosts/Caddyfile"]],
] as const)("for %j exactly %j are written", (hosts, paths) => {
  expect(Object.keys(filesFor(hosts))).toEqual(paths);
});

test.each(["nginx", "caddy", "apache"] as const)("%s shows nobody what is there for other hosts", (host) => {
  const written = Object.values(filesFor([host]))
    .join("\n")
    .replaceAll("\\", "");
  for (const name of ["_headers", "_redirects", "vercel.json", "staticwebapp.config.json"])
    expect(written).toContain(name);
});

test("without redirects there is no file of redirects", () => {
  expect(Object.keys(filesFor(["netlify"], { redirects: [] }))).toEqual(["_headers"]);
});

test("in _headers no header is named twice for any path, and one policy suits every page", () => {
  const { _headers = "" } = filesFor(["netlify"]);
  expect(_headers.split("\n\n")[0]?.split("\n").slice(0, 2)).toEqual([
    "/*",
    `  Content-Security-Policy: ${sending}${onlyHeader}`,
  ]);
  const rules = _headers
    .trim()
    .split("\n\n")
    .map((rule) => rule.split("\n").map((line) => line.split(":")[0]?.trim()));
  expect(rules.map(([path]) => path)).toEqual(["/*", "/assets/*", "/atom.xml"]);
  const names = rules.flatMap(([, ...names]) => names);
  expect(new Set(names).size).toBe(names.length);
  // Cloudflare reads no longer line: https://developers.cloudflare.com/pages/configuration/headers/
  expect(Math.max(..._headers.split("\n").map((line) => line.length))).toBeLessThan(2000);
});

test.each([
  [["netlify"], "/old /a/b 301!\n/old/ /a/b 301!\n"],
  [["cloudflare"], "/old /a/b 301\n/old/ /a/b 301\n"],
  [["netlify", "cloudflare"], "/old /a/b 301!\n/old/ /a/b 301!\n/old /a/b 301\n/old/ /a/b 301\n"],
] as const)(
  "_redirects for %j is forced where a page would hide it, and plain where that is refused",
  (hosts, text) => {
    expect(filesFor(hosts)._redirects).toBe(text);
  },
);

test("for hundreds of pages with a policy of their own, no expression is longer than nginx and Apache read", () => {
  const many = Object.fromEntries(
    makeRoutes(900, 7).map((route, at) => [
      route,
      at % 2 === 0 ? '<div data-island="Form"></div>' : "<p>d</p>",
    ]),
  );
  const { ".hosts/nginx.conf": nginx = "", ".htaccess": apache = "" } = filesFor(
    ["nginx", "apache"],
    {},
    many,
  );
  const sizes = (text: string) =>
    (text.match(/"(?:[^"\\]|\\.)*"/g) ?? []).map((word) => Buffer.byteLength(word));
  expect(Math.max(...sizes(nginx))).toBeLessThan(4096);
  expect(Math.max(...sizes(apache))).toBeLessThan(8192);
  expect(sizes(nginx).filter((size) => size > 2000).length).toBeGreaterThan(3);
});

test("Caddy keeps the query of an address that has moved", () => {
  const text = filesFor(["caddy"])[".hosts/Caddyfile"];
  expect(text).toContain('\tmap {query} {site_query} {\n\t\t~^(.+)$ "?$1"\n\t\tdefault ""\n\t}\n');
  expect(text).toMatch(/^\tredir @moved0 \/a\/b\{site_query\} 301$/m);
  expect(filesFor(["caddy"], { redirects: [] })[".hosts/Caddyfile"]).not.toContain("site_query");
});

test("Vercel gets the policy of a page with a form after the policy of all pages", () => {
  const { headers, redirects } = JSON.parse(filesFor(["vercel"])["vercel.json"] ?? "") as {
    readonly headers: readonly {
      readonly source: string;
      readonly headers: readonly { readonly value: string }[];
    }[];
    readonly redirects: unknown;
  };
  expect(headers.map(({ source, headers }) => [source, headers[0]?.value])).toEqual([
    ["/(.*)", plain + onlyHeader],
    ["/(write)", sending + onlyHeader],
    ["/assets/(.*)", "public, max-age=31536000, immutable"],
    ["/atom.xml", "application/atom+xml"],
  ]);
  expect(redirects).toEqual([{ source: "/old", destination: "/a/b", statusCode: 301 }]);
});

test("Azure gets redirects, the policy of the page with a form, and the not-found page", () => {
  const text = filesFor(["azure"], { files: [{ path: "site.webmanifest", bytes: Buffer.from("") }] });
  const config = JSON.parse(text["staticwebapp.config.json"] ?? "");
  expect(config).toMatchObject({
    routes: [
      { route: "/old", redirect: "/a/b", statusCode: 301 },
      { route: "/write", headers: { "Content-Security-Policy": sending + onlyHeader } },
      { route: "/assets/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
    ],
    globalHeaders: { "Content-Security-Policy": plain + onlyHeader, "X-Content-Type-Options": "nosniff" },
    responseOverrides: { 404: { rewrite: "/404.html" } },
    mimeTypes: { ".webmanifest": "application/manifest+json" },
  });
});

test("Azure gets the type of a feed for its address, and the type of an extension if many files have it", () => {
  const files = ["atom.xml", "rss.xml", "site.webmanifest"].map((path) => ({ path, bytes: Buffer.from("") }));
  const text = filesFor(["azure"], { base: "/sous", files })["staticwebapp.config.json"] ?? "";
  const { routes, mimeTypes } = JSON.parse(text);
  expect(routes).toContainEqual({
    route: "/sous/atom.xml",
    headers: { "Content-Type": "application/atom+xml" },
  });
  expect(routes).toContainEqual({
    route: "/sous/rss.xml",
    headers: { "Content-Type": "application/rss+xml" },
  });
  expect(mimeTypes).toEqual({ ".webmanifest": "application/manifest+json" });
});

test("a site without HTTPS sends no Strict-Transport-Security", () => {
  const { _headers } = filesFor(["netlify"], { origin: "http://intranet.example" });
  expect(_headers).not.toMatch(/Strict-Transport-Security|upgrade-insecure-requests/);
});

test("under a base path every rule has it", () => {
  const files = filesFor(["cloudflare", "vercel", "azure"], { base: "/sous/chemin" });
  expect(files._redirects).toBe(
    "/sous/chemin/old /sous/chemin/a/b 301\n/sous/chemin/old/ /sous/chemin/a/b 301\n",
  );
  for (const text of Object.values(files))
    expect(text).not.toMatch(/["\s]\/(?:assets|old|a\/b|write|atom)\b/);
});
