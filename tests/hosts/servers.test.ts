import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildRealSite } from "../support/build-real-site.ts";
import { isWhole } from "../support/is-whole.ts";
import { ask } from "./ask.ts";
import { hasServer, startServer } from "./start-server.ts";

/** Long enough to be compressed. */
const manifest = JSON.stringify({ name: "Essai ".repeat(200) });
const redirects =
  "redirects:\n  - { from: /nos-services, to: /services }\n  - { from: /vieux/blog, to: /blog }\n";

/** What a site has that names Apache or Caddy alone. */
const asForOne = "precompress: [br]\n  pages: file";

describe.each(["", "/sous/chemin"])("below “%s/”", (base) => {
  const folder = mkdtempSync(join(tmpdir(), "charpente-host-"));
  const dist = join(folder, "www", base);
  const read = (file: string) => readFileSync(join(dist, file), "utf8");
  let routes: readonly string[];

  beforeAll(async () => {
    // Workers of a server may be somebody else than who started it.
    chmodSync(folder, 0o755);
    const edit = (settings: string) => {
      const moved = settings.replace("redirects: []\n", redirects);
      return base === "" ? moved : moved.replace("precompress: [br, gz]", asForOne);
    };
    const { status, pages } = await buildRealSite(dist, {
      compressed: "quickly",
      base,
      edit,
      files: { "essai.webmanifest": manifest },
    });
    expect(status).toBe("written");
    expect(pages.length).toBeGreaterThan(25);
    const isFirst = ({ template }: (typeof pages)[number], index: number) =>
      pages.findIndex((page) => page.template === template) === index;
    const tried = isWhole ? pages : pages.filter(isFirst);
    routes = tried.map(({ route }) => route).filter((route) => route !== "/404");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  describe.each(["nginx", "Caddy", "Apache", "Debian’s Apache"] as const)("%s", (name) => {
    describe.skipIf(!hasServer(name))("as the site tells it", () => {
      let server: Awaited<ReturnType<typeof startServer>>;
      const get = (path: string, headers?: Readonly<Record<string, string>>) =>
        ask(server.port, base + path, headers);

      beforeAll(async () => {
        server = await startServer(name, folder, base);
      });
      afterAll(() => server?.close());

      test("every route answers by itself, in each way to write it, with its page and no redirect", async () => {
        for (const route of routes) {
          const page = read(route === "/" ? "index.html" : `${route.slice(1)}.html`);
          const ways = route === "/" ? ["/", "/index.html"] : [route, `${route}/`, `${route}.html`];
          for (const way of ways) {
            const { status, headers, body } = await get(way);
            expect([way, status, headers["content-type"]]).toEqual([way, 200, "text/html; charset=utf-8"]);
            expect(body === page, way).toBe(true);
          }
        }
      });

      test.each([
        "/nulle-part",
        "/blog/nulle-part",
        "/404",
        "/404.html",
        "/assets/nulle-part.js",
        "/profil",
        "/profil/",
        "/assets",
        "/assets/",
        "/.hosts/nginx.conf",
        "/.htaccess",
        "/_headers",
        "/vercel.json",
        "/.site-manifest.json",
      ])("%s is missing: the not-found page is sent with its status", async (path) => {
        const { status, headers, body } = await get(path);
        expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
        expect(body === read("404.html")).toBe(true);
        expect(headers["content-security-policy"]).toContain("default-src 'self'");
        expect(headers["cache-control"]).toBe("no-cache");
      });

      test("every page is sent with its own policy and the security headers", async () => {
        for (const route of routes) {
          const { headers, body } = await get(route);
          const own = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(body)?.[1];
          expect(headers).toMatchObject({
            "content-security-policy": `${own}; frame-ancestors 'none'; upgrade-insecure-requests`,
            "referrer-policy": "strict-origin-when-cross-origin",
            "x-content-type-options": "nosniff",
            "cross-origin-opener-policy": "same-origin",
            "strict-transport-security": "max-age=31536000",
            "permissions-policy": expect.stringContaining("camera=(), "),
          });
          const isSending = /questionnaire|guide/.test(route);
          expect(own?.includes("connect-src 'self' http://127.0.0.1:9;"), route).toBe(isSending);
        }
      });

      test("browsers keep files with a hash in their name, and ask again for everything else", async () => {
        for (const file of readdirSync(join(dist, "assets")).filter((file) =>
          /\.(?:js|css|woff2)$/.test(file),
        )) {
          const { status, headers } = await get(`/assets/${file}`);
          expect([file, status, headers["cache-control"]]).toEqual([
            file,
            200,
            "public, max-age=31536000, immutable",
          ]);
        }
        for (const path of ["/", "/services", "/sitemap.xml", "/robots.txt"]) {
          const { headers } = await get(path);
          expect([path, headers["cache-control"]]).toEqual([path, "no-cache"]);
          const again = await get(path, {
            "If-None-Match": headers.etag ?? "",
            "If-Modified-Since": headers["last-modified"] ?? "",
          });
          expect([path, again.status, again.body]).toEqual([path, 304, ""]);
        }
      });

      test.each([
        ["br, gzip", "br"],
        ["gzip, deflate", "gzip"],
        ["br;q=0, gzip", "gzip"],
        ["identity", undefined],
      ])(
        "for a browser that accepts “%s” the answer is encoded as %s, with a Vary header",
        async (accepted, wanted) => {
          // One host has no copies for browsers that lack the best format: this Apache has no module for them, and
          // Caddy compresses the types that it knows.
          const isPlain = (path: string) =>
            base !== "" &&
            wanted === "gzip" &&
            (name === "Apache" || (name === "Caddy" && path.endsWith(".webmanifest")));
          const style = readdirSync(join(dist, "assets")).find((file) => /^site\..*\.css$/.test(file)) ?? "";
          for (const [path, file, type] of [
            ["/services", "services.html", "text/html; charset=utf-8"],
            ["/", "index.html", "text/html; charset=utf-8"],
            ["/essai.webmanifest", "essai.webmanifest", "application/manifest+json; charset=utf-8"],
            [`/assets/${style}`, `assets/${style}`, "text/css; charset=utf-8"],
            ["/sitemap.xml", "sitemap.xml", /^(?:application|text)\/xml; charset=utf-8$/],
          ] as const) {
            const { headers, body } = await get(path, { "Accept-Encoding": accepted });
            const coding = isPlain(path) ? undefined : wanted;
            expect([path, headers["content-encoding"]]).toEqual([path, coding]);
            expect(headers["content-type"]).toMatch(type);
            expect(headers["content-language"]).toBeUndefined();
            expect(headers.vary?.toLowerCase()).toContain("accept-encoding");
            expect(body === read(file), path).toBe(true);
          }
        },
      );

      test.each([
        ["/nos-services", "/services"],
        ["/nos-services/", "/services"],
        ["/nos-services.html", "/services"],
        ["/vieux/blog", "/blog"],
        ["/nos-services?source=lettre&mois=9", "/services?source=lettre&mois=9"],
      ])("%s redirects to %s permanently", async (from, to) => {
        const { status, headers } = await get(from);
        const { pathname, search } = new URL(headers.location ?? "", "http://localhost");
        expect([status, pathname + search]).toEqual([301, base + to]);
      });

      // The root is never asked for without one.
      test.each(base === "" ? [] : [base])("%s without its slash leads to the home page", async (path) => {
        const { status, headers } = await ask(server.port, `${path}?a=b`);
        const { pathname, search } = new URL(headers.location ?? "", "http://localhost");
        expect([status, pathname, search]).toEqual([301, `${path}/`, "?a=b"]);
        expect(headers["cache-control"]).toBe("no-cache");
      });
    });
  });
});
