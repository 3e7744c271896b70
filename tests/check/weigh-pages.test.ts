import { expect, test } from "vitest";
import { sumWeights, weighPages } from "../../src/check/weigh-pages.ts";
import type { Route } from "../../src/model/route.ts";
import { renderedPage } from "../support/rendered-page.ts";

/** Weighs one page of these files; a file after compression has half its bytes. */
function weigh(html: string, files: Readonly<Record<string, string>>, base = "", route = "/a") {
  const weighed: string[] = [];
  const page = {
    route: route as Route,
    template: "page",
    props: {},
    sources: [],
    updated: undefined,
    indexed: true,
  };
  const [only] = weighPages([renderedPage(page, html)], {
    files: Object.entries(files).map(([path, text]) => ({ path, bytes: Buffer.from(text) })),
    base,
    weigh: ({ bytes }) => {
      weighed.push(Buffer.from(bytes).toString());
      return bytes.byteLength / 2;
    },
  });
  const parts = only?.parts ?? [];
  return { lines: parts.map(({ kind, path, bytes }) => `${kind} ${path} ${bytes}`), parts, weighed };
}

test("the page comes first, under the name by which it is published", () => {
  expect(weigh("<p>12345</p>", { "a.html": "" }).lines).toEqual(["html a.html 6"]);
  expect(weigh("<p>12345</p>", { "a/index.html": "" }).lines).toEqual(["html a/index.html 6"]);
  expect(weigh("<p>12345</p>", { "index.html": "" }, "", "/").lines).toEqual(["html index.html 6"]);
});

test("HTML is weighed in bytes of UTF-8, not in characters", () => {
  expect(weigh("éé", { "a.html": "" }).lines).toEqual(["html a.html 2"]);
});

test("a style is weighed with the fonts and images that it names; a compressed file counts with its size", () => {
  const { lines } = weigh('<link rel="stylesheet" href="/assets/s.css">', {
    "a.html": "",
    "assets/s.css": "url(./f.woff2) url('d.svg#x') url(data:x)",
    "assets/f.woff2": "1234",
    "assets/d.svg": "1234",
  });
  expect(lines.slice(1)).toEqual([
    "blocking-style assets/s.css 20.5",
    "font assets/f.woff2 4",
    "image assets/d.svg 2",
  ]);
});

test.each(["", "/sous"])("below “%s/”, a style may name files by their whole path", (base) => {
  const { lines } = weigh(
    `<link rel="stylesheet" href="${base}/styles/s.css">`,
    {
      "styles/s.css": `url(${base}/fonts/f.woff2?v=1) url(//cdn.example/fonts/f.woff2) url("${base}/d.svg#x")`,
      "fonts/f.woff2": "1234",
      "d.svg": "1234",
    },
    base,
  );
  expect(lines.slice(2)).toEqual(["font fonts/f.woff2 4", "image d.svg 2"]);
});

test("a script is weighed with everything that it imports, at once or later, each once", () => {
  const { lines } = weigh(
    '<script src="/assets/a.js"></script><link rel="modulepreload" href="/assets/b.js">',
    {
      "assets/a.js": 'import{x as y}from"./b.js";import"./c.js";f(()=>import("./d.js"))',
      "assets/b.js": "let b",
      "assets/c.js": 'export*from"./b.js";import"./a.js"',
      "assets/d.js": "let d=1",
      "assets/other.js": "let o",
    },
  );
  expect(lines.slice(1).map((line) => line.split(" ")[1])).toEqual([
    "assets/a.js",
    "assets/b.js",
    "assets/c.js",
    "assets/d.js",
  ]);
});

test("a font that is preloaded and named by a style is one file, and preloaded", () => {
  const { lines } = weigh(
    '<link rel="stylesheet" href="/s.css"><link rel="preload" as="font" href="/f.woff2">',
    { "s.css": "url(f.woff2)", "f.woff2": "1234" },
  );
  expect(lines.slice(1)).toEqual(["preloaded-font f.woff2 4", "blocking-style s.css 6"]);
});

test("under a base path the same files are weighed; those of other origins, and missing ones, are not", () => {
  const html =
    '<script src="/sous/chemin/x.js"></script><script src="/x.js"></script><script src="https://x.example/x.js"></script><script src="/sous/chemin/none.js"></script>';
  expect(weigh(html, { "x.js": "1234" }, "/sous/chemin").lines.slice(1)).toEqual(["script x.js 2"]);
});

test("a file that two pages load is weighed once", () => {
  const html = '<script src="/x.js"></script>';
  const weighed: number[] = [];
  const page = { template: "page", props: {}, sources: [], updated: undefined, indexed: true };
  weighPages(
    ["/a", "/b"].map((route) => renderedPage({ ...page, route: route as Route }, html)),
    {
      files: [{ path: "x.js", bytes: new Uint8Array(7) }],
      base: "",
      weigh: ({ bytes }) => weighed.push(bytes.byteLength),
    },
  );
  expect(weighed.filter((bytes) => bytes === 7)).toHaveLength(1);
});

test("the sums of the report count every part once", () => {
  expect(
    sumWeights([
      { kind: "html", path: "a.html", bytes: 1 },
      { kind: "blocking-style", path: "a.css", bytes: 2 },
      { kind: "style", path: "print.css", bytes: 4 },
      { kind: "preloaded-font", path: "a.woff2", bytes: 8 },
      { kind: "font", path: "b.woff2", bytes: 16 },
      { kind: "script", path: "a.js", bytes: 32 },
      { kind: "image", path: "a.svg", bytes: 64 },
    ]),
  ).toEqual({ html: 1, styles: 6, fonts: 24, scripts: 32, images: 64, firstPaint: 3, total: 127 });
});
