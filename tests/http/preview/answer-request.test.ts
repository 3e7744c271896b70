import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type PreviewedName, previewedNames, previewRules } from "../../../src/hosts/hosts.ts";
import {
  answerRequest,
  type PreviewAsked,
  type PreviewedSite,
} from "../../../src/http/preview/answer-request.ts";
import { readHostFiles } from "../../../src/http/preview/rule-files.ts";
import { bodyOf } from "../../support/body-of.ts";
import { tell } from "../../support/speech.ts";
import { memoryFiles } from "./memory-files.ts";

const lost = "Perdu";

function ask(
  as: PreviewedName,
  files: Readonly<Record<string, string>>,
  target: string,
  asked: Partial<PreviewAsked> = {},
  preview: Partial<PreviewedSite> = {},
) {
  const answer = answerRequest(
    {
      method: "GET",
      target,
      host: "localhost:4322",
      acceptEncoding: undefined,
      ...asked,
    },
    { files: memoryFiles(files), host: previewRules[as], listening: "127.0.0.1", base: "", ...preview },
  );
  const { Location: location } = answer.headers;
  return { ...answer, location, text: bodyOf(answer) };
}

describe("pages without their extension, with a slash, and by their file name", () => {
  const site = {
    "index.html": "Accueil",
    "404.html": lost,
    "file.html": "Fichier",
    "folder/index.html": "Dossier",
    "both.html": "Page",
    "both/index.html": "Page",
    "été.html": "Été",
    "assets/a.js": "a()",
  };
  const paths = [
    "/",
    "/file",
    "/file/",
    "/file.html",
    "/folder",
    "/folder/",
    "/folder/index.html",
    "/both",
    "/both/",
    "/both.html",
    "/both/index.html",
    "/%C3%A9t%C3%A9",
    "/assets/a.js",
    "/assets/",
    "/nowhere",
  ];
  // 200 for a page, 404 for a missing one, and else the redirect. The hosts’ own behaviour, as
  // https://github.com/slorber/trailing-slash-guide has measured it.
  const expected: Readonly<Record<PreviewedName, readonly (number | string)[]>> = {
    plain: [200, 404, 404, 200, "301 /folder/", 200, 200, "301 /both/", 200, 200, 200, 404, 200, 404, 404],
    github: [200, 200, 404, 200, "301 /folder/", 200, 200, 200, 200, 200, 200, 200, 200, 404, 404],
    netlify: [
      ...[
        200,
        200,
        "301 /file",
        200,
        "301 /folder/",
        200,
        200,
        200,
        "301 /both",
        200,
        200,
        200,
        200,
        404,
        404,
      ],
    ],
    cloudflare: [
      ...[200, 200, "308 /file", "308 /file", "308 /folder/", 200, "308 /folder/"],
      ...[200, 200, "308 /both", "308 /both/", 200, 200, 404, 404],
    ],
    nginx: [200, 200, 404, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 404, 404],
  };

  test.each(previewedNames)("%s", (as) => {
    const came = paths.map((path) => {
      const { status, location, text } = ask(as, site, path);
      if (status === 404) expect(text, path).toBe(lost);
      return location === undefined ? status : `${status} ${location}`;
    });
    expect(Object.fromEntries(paths.map((path, index) => [path, came[index]]))).toEqual(
      Object.fromEntries(paths.map((path, index) => [path, expected[as][index]])),
    );
  });

  test.each([
    ["/%c3%a9t%c3%a9", 200],
    ["/e%CC%81te%CC%81", 404],
    ["/%25C3%25A9t%25C3%25A9", 404],
    ["/%C3%A9t%E9", 400],
    ["/%C3%A9t%C3%A9%2F", 400],
  ])("of the ways to write /été, %s gets %i from each host", (path, status) => {
    for (const as of previewedNames) {
      const got = as === "plain" && status === 200 ? ask(as, site, `${path}.html`) : ask(as, site, path);
      expect([as, got.status]).toEqual([as, status]);
    }
  });

  test.each(previewedNames)("%s keeps the query and the sub-path of an address that redirects", (as) => {
    const files = { "a b/index.html": "x" };
    const { location } = ask(as, files, "/sous/a%20b?x=1&y=%C3%A9", {}, { base: "/sous" });
    expect(location ?? "shown at once").toBe(as === "nginx" ? "shown at once" : "/sous/a%20b/?x=1&y=%C3%A9");
  });
});

test.each(previewedNames)("with a sub-path, %s serves nothing else, and the root redirects there", (as) => {
  const at = (target: string) =>
    ask(as, { "index.html": "Accueil", "404.html": lost }, target, {}, { base: "/sous" });
  expect(at("/")).toMatchObject({ status: 302, location: "/sous/" });
  expect(at("/sous")).toMatchObject({ status: 302, location: "/sous/" });
  expect(at("/sous/")).toMatchObject({ status: 200, text: "Accueil" });
  expect(at("/sous/nulle-part")).toMatchObject({ status: 404, text: lost });
  expect(at("/autre").status).toBe(404);
  expect(at("/autre").text).not.toBe(lost);
});

test.each(["vercel.json", "staticwebapp.config.json"])("nginx hides %s, a file for another host", (file) => {
  expect(ask("nginx", { [file]: "{}" }, `/${file}`).status).toBe(404);
});

test("nginx hides files that begin with a dot, and shows the not-found page only for missing paths", () => {
  const files = { "404.html": lost, ".hosts/nginx.conf": "server {}", ".well-known/a.txt": "a" };
  expect(ask("nginx", files, "/.hosts/nginx.conf").status).toBe(404);
  expect(ask("nginx", files, "/.well-known/a.txt").status).toBe(200);
  expect(ask("nginx", files, "/404").status).toBe(404);
  expect(ask("netlify", files, "/404")).toMatchObject({ status: 200, text: lost });
});

test.each(["", "/sous"])(
  "nginx forbids caching of missing files below “%s/assets/”, which may exist later",
  (base) => {
    const _headers = `${base}/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`;
    const files = { "404.html": lost, "assets/a.js": "a()", _headers };
    const cachingOf = (path: string) =>
      ask("nginx", files, `${base}/assets/${path}`, {}, { base }).headers["Cache-Control"];
    expect(cachingOf("a.js")).toBe("public, max-age=31536000, immutable");
    expect(cachingOf("b.js")).toBe("no-cache");
  },
);

test("Cloudflare uses the nearest 404.html, and treats a site without one as a single-page application", () => {
  const files = { "index.html": "Accueil", "404.html": lost, "a/404.html": "Perdu dans a" };
  expect(ask("cloudflare", files, "/a/b/c")).toMatchObject({ status: 404, text: "Perdu dans a" });
  expect(ask("cloudflare", files, "/b/c")).toMatchObject({ status: 404, text: lost });
  expect(ask("cloudflare", { "index.html": "Accueil" }, "/b/c")).toMatchObject({
    status: 200,
    text: "Accueil",
  });
});

test.each(previewedNames)("%s answers only under its own host names, and only GET and HEAD", (as) => {
  expect(ask(as, {}, "/", { host: "evil.example" }).status).toBe(421);
  expect(ask(as, {}, "/", { method: "POST" })).toMatchObject({
    status: 405,
    headers: { Allow: "GET, HEAD" },
  });
});

test.each(previewedNames)("%s redirects no path to another server", (as) => {
  const files = { "index.html": "Accueil", "page.html": "Page", "folder/index.html": "Dossier" };
  for (const end of ["", "/", "/index", "/index/", "/index.html", "/page", "/page.html", "/folder"]) {
    for (const start of ["//evil.example", "///evil.example", "//evil.example/"])
      expect(ask(as, files, start + end).location ?? "/").not.toMatch(/^(?:\/{2}|\w+:)/);
  }
});

describe("compression", () => {
  const html = "<p>texte</p>".repeat(100);
  const files = { "index.html": html, "a.png": html, "petit.txt": "court" };

  test.each([
    ["plain", "gzip, deflate, br, zstd", "br"],
    ["plain", "gzip, deflate", "gzip"],
    ["plain", "br;q=0.5, gzip;q=0.8", "gzip"],
    ["plain", "br;q=0, *", "gzip"],
    ["plain", "GZIP", "gzip"],
    ["plain", "identity", undefined],
    ["plain", undefined, undefined],
    ["github", "gzip, deflate, br", "gzip"],
    ["netlify", "gzip, br", "br"],
    ["cloudflare", "gzip, br", "br"],
    ["nginx", "gzip, br", "br"],
  ] as const)("%s answers `Accept-Encoding: %j` with the encoding %s", (as, acceptEncoding, encoding) => {
    const { headers, body } = ask(as, files, "/", { acceptEncoding });
    expect(headers["Content-Encoding"]).toBe(encoding);
    expect(headers.Vary).toBe("Accept-Encoding");
    const bytes = Buffer.from(typeof body === "function" ? body() : (body as Uint8Array));
    const plain = encoding === "br" ? brotliDecompressSync(bytes) : encoding ? gunzipSync(bytes) : bytes;
    expect(plain.toString()).toBe(html);
  });

  test("images and very short files are sent uncompressed", () => {
    for (const target of ["/a.png", "/petit.txt"]) {
      const { headers } = ask("plain", files, target, { acceptEncoding: "br" });
      expect(headers["Content-Encoding"]).toBeUndefined();
      expect(headers.Vary).toBeUndefined();
    }
  });

  test("files compressed by the build are sent unchanged", () => {
    const made = { ...files, "index.html.br": "comprimé d'avance" };
    expect(ask("nginx", made, "/", { acceptEncoding: "br" }).text).toBe("comprimé d'avance");
  });
});

describe("_headers", () => {
  const files = {
    "index.html": "Accueil",
    "404.html": lost,
    "contact.html": "Contact",
    "assets/a.js": "a()",
    _headers: [
      "# for all",
      "/*",
      "  X-Frame-Options: DENY",
      "  Cache-Control: no-cache",
      "/contact",
      "  Content-Security-Policy: connect-src https://api.example",
      "  X-Robots-Tag: noindex",
      "  X-Robots-Tag: nofollow",
      "/assets/*",
      "  ! Cache-Control",
      "  Cache-Control: max-age=31536000, immutable",
    ].join("\n"),
  };

  test.each(["netlify", "cloudflare", "nginx"] as const)("%s sends the headers of the path", (as) => {
    expect(ask(as, files, "/contact").headers).toMatchObject({
      "X-Frame-Options": "DENY",
      "Cache-Control": "no-cache",
      "Content-Security-Policy": "connect-src https://api.example",
      "X-Robots-Tag": "noindex, nofollow",
    });
    expect(ask(as, files, "/assets/a.js").headers["Cache-Control"]).toBe("max-age=31536000, immutable");
    expect(ask(as, files, "/nulle-part").headers["X-Frame-Options"]).toBe("DENY");
    expect(ask(as, files, "/").headers["Content-Security-Policy"]).toBeUndefined();
    expect(ask(as, files, "/_headers").status).toBe(404);
  });

  test("Cloudflare adds its default headers, and the headers of the path override them", () => {
    const own = {
      "Cache-Control": "public, max-age=0, must-revalidate",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
    };
    expect(ask("cloudflare", { "index.html": "Accueil" }, "/").headers).toMatchObject(own);
    const _headers = "/*\n  Referrer-Policy: no-referrer";
    expect(ask("cloudflare", { "index.html": "Accueil", _headers }, "/").headers).toMatchObject({
      ...own,
      "Referrer-Policy": "no-referrer",
    });
  });

  test("a content type of a rule replaces that of the host, in any letter case", () => {
    const rules = { "flux.xml": "<feed/>", _headers: "/*.xml\n  content-type: application/atom+xml" };
    const { headers } = ask("netlify", rules, "/flux.xml");
    const types = Object.entries(headers).filter(([name]) => name.toLowerCase() === "content-type");
    expect(types).toEqual([["Content-Type", "application/atom+xml"]]);
  });

  test.each(["plain", "github"] as const)(
    "%s does not read this file, and publishes it like any other",
    (as) => {
      expect(ask(as, files, "/contact.html").headers["X-Frame-Options"]).toBeUndefined();
      expect(ask(as, files, "/_headers").status).toBe(200);
    },
  );
});

describe("patterns with several stars", () => {
  const files = {
    "404.html": lost,
    "g/1/d.txt": "Texte",
    "a/1/2/3/4/5/6/b": "Page",
    _redirects: "/a/*/*/*/*/*/*/b /x 301\n/c/*/d /y 301\n/e/* /z 301",
    _headers: "/a/*/*/*/*/*/*/b\n  X-A: 1\n/g/*/d.txt\n  X-C: 1",
  };
  const long = `/a${"/x".repeat(60)}`;

  test.each(["netlify", "cloudflare", "nginx"] as const)("%s answers a long path at once", (as) => {
    expect(ask(as, files, long)).toMatchObject({ status: 404 });
    expect(ask(as, files, "/e/f").location).toBe("/z");
  });

  test.each([
    ["netlify", ["_redirects:1", "_redirects:2"], undefined],
    ["cloudflare", ["_headers:1", "_redirects:1"], "/y"],
    ["nginx", ["_headers:1", "_redirects:1"], "/y"],
  ] as const)("%s takes some of them, and the others are told with their line", (as, lines, location) => {
    const { ignored } = readHostFiles(memoryFiles(files), previewRules[as]);
    expect(ignored.map(({ file, line }) => `${file}:${line}`)).toEqual(lines);
    expect(ignored.map(({ why }) => tell(why)).join()).toContain("“*”");
    expect(ask(as, files, "/a/1/2/3/4/5/6/b").location).toBeUndefined();
    expect(ask(as, files, "/c/1/d").location).toBe(location);
    expect(ask(as, files, "/g/1/d.txt").headers["X-C"]).toBe("1");
    expect(ask(as, files, "/a/1/2/3/4/5/6/b").headers["X-A"]).toBe(as === "netlify" ? "1" : undefined);
  });
});

describe("_redirects", () => {
  const files = {
    "index.html": "Accueil",
    "404.html": lost,
    "nouveau.html": "Nouveau",
    "la.html": "Là",
    "force.html": "Forcé",
    _redirects: [
      "/ancien /nouveau",
      "/blog/:an/* /articles/:splat?an=:an 308",
      "/forme id=:id /f/:id 302",
      "/la /nouveau 301",
      "/force /nouveau 301!",
      "/question /nouveau?de=ancien 301",
      "/fragment /nouveau#bas 301",
      "/vitrine /nouveau 200",
      "/relais https://api.example/x 200",
      "/hors/* https://autre.example/:splat 302",
      "/boucle/* /:splat 301",
      "/fermé /nouveau 404",
    ].join("\n"),
  };
  const at = (as: PreviewedName, target: string) => {
    const { status, location, text } = ask(as, files, target);
    return location === undefined ? `${status} ${text.trim()}` : `${status} ${location}`;
  };

  test.each([
    ["/ancien", "301 /nouveau", "302 /nouveau"],
    ["/ancien/", "301 /nouveau", `404 ${lost}`],
    ["/ancien?a=1", "301 /nouveau?a=1", "302 /nouveau?a=1"],
    [
      "/blog/2024/%C3%A9t%C3%A9/b",
      "308 /articles/%C3%A9t%C3%A9/b?an=2024",
      "308 /articles/%C3%A9t%C3%A9/b?an=2024",
    ],
    ["/forme?id=7", "302 /f/7?id=7", "302 /f/7?id=7"],
    ["/forme", `404 ${lost}`, `404 ${lost}`],
    ["/la", "200 Là", "301 /nouveau"],
    ["/force", "301 /nouveau", "301 /nouveau"],
    ["/question?a=1", "301 /nouveau?de=ancien", "301 /nouveau?de=ancien"],
    ["/fragment?a=1", "301 /nouveau?a=1#bas", "301 /nouveau?a=1#bas"],
    ["/vitrine", "200 Nouveau", "200 Nouveau"],
    ["/hors/a/b", "302 https://autre.example/a/b", "302 https://autre.example/a/b"],
    ["/boucle//autre.example", "301 /autre.example", "301 /autre.example"],
    ["/ferm%C3%A9", "404 Nouveau", `404 ${lost}`],
    ["/_redirects", `404 ${lost}`, `404 ${lost}`],
  ])("%s gives %j on Netlify and %j on Cloudflare", (target, netlify, cloudflare) => {
    expect([at("netlify", target), at("cloudflare", target)]).toEqual([netlify, cloudflare]);
  });

  test("a rewrite to another origin is reported, not fetched", () => {
    expect(ask("netlify", files, "/relais")).toMatchObject({ status: 502 });
  });

  test.each(["plain", "github"] as const)("%s ignores redirects", (as) => {
    expect(at(as, "/ancien")).toBe(`404 ${lost}`);
  });
});
