import { expect, test, vi } from "vitest";
import { checkBudgets, sumWeights, weighPages, weighSuspects } from "../../src/check/check-budgets.ts";
import type { GeneratorSettings } from "../../src/define/settings.ts";
import type { PagePart, Weighable } from "../../src/model/model.ts";
import type { Route } from "../../src/model/route.ts";
import { createCompressor } from "../../src/pipeline/io/compress-file.ts";
import type { Problem } from "../../src/words/problem.ts";
import { buildInMemory } from "../support/build-in-memory.ts";
import { tellInFrench } from "../support/french.ts";
import { createMapMemory } from "../support/map-memory.ts";
import { renderedPage } from "../support/rendered-page.ts";

/** A page of the group `article`, of parts written as `kind path bytes`. */
function check(parts: readonly string[], budgets: GeneratorSettings["budgets"], hasIsland = false) {
  const problems: Problem[] = [];
  const page = {
    route: "/a" as Route,
    template: "article",
    props: {},
    sources: ["content/a.md"],
    updated: undefined,
    indexed: true,
  };
  const read = (part: string): PagePart => {
    const [kind, path, bytes] = part.split(" ");
    return { kind: kind as PagePart["kind"], path: path ?? "", bytes: Number(bytes) };
  };
  const weighed = { page, hasIsland, parts: parts.map(read), isExact: true };
  checkBudgets([weighed], budgets, (problem) => problems.push(problem));
  return { problems, messages: problems.map(({ message }) => message) };
}

test("a page that weighs its budget exactly is within it; one byte more is over, with the heaviest file and both weights", () => {
  const firstPaint = { default: 13 };
  expect(check(["html a.html 8000", "blocking-style s.css 5000"], { firstPaint }).problems).toEqual([]);
  expect(check(["html a.html 8001", "blocking-style s.css 5000"], { firstPaint }).problems).toEqual([
    {
      code: "page/budget",
      severity: "warning",
      file: "content/a.md",
      message:
        "first paint of /a: 13.001 KB compressed, over the budget of 13 KB. The heaviest file is a.html, 8.001 KB",
      hint: "make the page lighter, or change budgets.firstPaint.default in content/site.yaml",
    },
  ]);
});

test("the first paint counts HTML and blocking styles, and nothing else", () => {
  const parts = [
    "html a.html 500",
    "blocking-style s.css 500",
    "style print.css 900",
    "preloaded-font f.woff2 900",
    "script x.js 900",
    "image i.svg 900",
  ];
  expect(check(parts, { firstPaint: { default: 1 } }).messages).toEqual([]);
});

test("a group’s own budget replaces the general one, whether higher or lower", () => {
  const parts = ["html a.html 1000", "blocking-style s.css 1500"];
  expect(check(parts, { firstPaint: { default: 2, article: 2.5 } }).messages).toEqual([]);
  expect(check(parts, { firstPaint: { default: 2, legal: 9 } }).messages).toHaveLength(1);
  expect(check(parts, { firstPaint: { default: 9, article: 2 } }).problems).toMatchObject([
    {
      message:
        "first paint of /a: 2.5 KB compressed, over the budget of 2 KB. The heaviest file is s.css, 1.5 KB",
      hint: "make the page lighter, or change budgets.firstPaint.article in content/site.yaml",
    },
  ]);
  expect(check(parts, { firstPaint: { legal: 1 } }).messages).toEqual([]);
});

test("fonts are weighed together, preloaded or not", () => {
  const parts = ["html a.html 9000", "preloaded-font f.woff2 600", "font g.woff2 400"];
  expect(check(parts, { fonts: 1 }).messages).toEqual([]);
  expect(check([...parts, "font h.woff2 1"], { fonts: 1 }).messages).toEqual([
    "fonts of /a: 1.001 KB compressed, over the budget of 1 KB. The heaviest file is f.woff2, 0.6 KB",
  ]);
});

test("preloaded fonts are counted, the others are not", () => {
  const parts = ["preloaded-font f.woff2 600", "preloaded-font g.woff2 700", "font h.woff2 900"];
  expect(check(parts, { preloadedFonts: 2 }).messages).toEqual([]);
  expect(check(parts, { preloadedFonts: 1 }).messages).toEqual([
    "preloaded fonts of /a: 2 files, over the budget of 1. The heaviest file is g.woff2, 0.7 KB",
  ]);
});

test("a page without an island is weighed with everything that it loads", () => {
  const parts = [
    "html a.html 100",
    "blocking-style s.css 200",
    "style print.css 100",
    "preloaded-font f.woff2 100",
    "font g.woff2 100",
    "script x.js 100",
    "image i.svg 300",
  ];
  expect(check(parts, { page: 1 }).messages).toEqual([]);
  expect(check([...parts, "image j.svg 1"], { page: 1 }).messages).toEqual([
    "whole page of /a: 1.001 KB compressed, over the budget of 1 KB. The heaviest file is i.svg, 0.3 KB",
  ]);
  expect(check([...parts, "image j.svg 1"], { page: 1 }, true).messages).toEqual([]);
});

test("scripts have one budget without an island and another with one", () => {
  const budgets = { scripts: 3, islandScripts: 80 };
  expect(check(["script x.js 3000"], budgets).messages).toEqual([]);
  expect(check(["script x.js 2000", "script y.js 1001"], budgets).messages).toEqual([
    "scripts of /a: 3.001 KB compressed, over the budget of 3 KB. The heaviest file is x.js, 2 KB",
  ]);
  expect(check(["script react.js 60000", "script x.js 20000"], budgets, true).messages).toEqual([]);
  expect(check(["script react.js 60000", "script x.js 20001"], budgets, true).messages).toEqual([
    "scripts of /a: 80.001 KB compressed, over the budget of 80 KB. The heaviest file is react.js, 60 KB",
  ]);
});

test("a budget that a float of binary digits cannot hold is still met to the byte", () => {
  expect(check(["script x.js 1005"], { scripts: 1.005 }).messages).toEqual([]);
  expect(check(["script x.js 1006"], { scripts: 1.005 }).messages).toHaveLength(1);
});

test("a size without a budget is not reported", () => {
  expect(check(["html a.html 900000", "script x.js 900000", "font f.woff2 900000"], {}).messages).toEqual([]);
});

test("scripts have one budget for all pages, or one for a group of them", () => {
  const parts = ["html a.html 1", "script x.js 5000"];
  expect(check(parts, { scripts: { default: 3, article: 5 } }).messages).toEqual([]);
  expect(check(parts, { scripts: { default: 3, search: 5 } }).problems).toMatchObject([
    { hint: "make the page lighter, or change budgets.scripts.default in content/site.yaml" },
  ]);
  expect(check(parts, { scripts: 3 }).problems).toMatchObject([
    { hint: "make the page lighter, or change budgets.scripts in content/site.yaml" },
  ]);
});

test("a photograph that makes a page heavy is named, with the width that fits", () => {
  const photograph = "image assets/facade-nord-800.0123456789.avif 120000";
  const { problems } = check(["html a.html 10000", photograph], { page: 90 });
  expect(problems).toMatchObject([
    {
      message:
        "whole page of /a: 130 KB compressed, over the budget of 90 KB. The heaviest part is the photograph “facade-nord”, 120 KB at 800 pixels across",
      hint: "save “facade-nord” again at 620 pixels across, or change budgets.page in content/site.yaml",
    },
  ]);
  expect(problems.flatMap(({ message, hint }) => [tellInFrench(message), tellInFrench(hint)])).toEqual([
    "page entière de /a~: 130~ko après compression, pour un budget de 90~ko. Ce qui l’alourdit est la photo «~facade-nord~», 120~ko pour 800 pixels de large",
    "enregistrez «~facade-nord~» de nouveau, à 620 pixels de large, ou changez budgets.page dans content/site.yaml",
  ]);
});

test("if no width of the heaviest photograph is small enough, the message says that there are too many", () => {
  const photographs = Array.from(
    { length: 9 },
    (_, at) => `image assets/vue-${at}-800.0123456789.avif 40000`,
  );
  expect(check(photographs, { page: 90 }).problems).toMatchObject([
    { hint: "show fewer photographs on the page, or change budgets.page in content/site.yaml" },
  ]);
});

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

/** Pages of so many bytes, by route. Weighed quickly, a page is a tenth heavier. */
function weighNearBudgets(sizes: Readonly<Record<string, number>>, budgets: GeneratorSettings["budgets"]) {
  const exact: number[] = [];
  const quick: number[] = [];
  const pages = Object.entries(sizes).map(([route, size]) => {
    const html = "x".repeat(size);
    const page = {
      route: route as Route,
      template: "page",
      props: {},
      sources: [],
      updated: undefined,
      indexed: true,
    };
    return renderedPage(page, html);
  });
  const weighed = weighSuspects(pages, budgets, {
    files: [],
    base: "",
    weigh: ({ bytes }, how) => {
      const { byteLength } = bytes;
      (how === "quickly" ? quick : exact).push(byteLength);
      return how === "quickly" ? byteLength * 1.1 : byteLength;
    },
  });
  return { routes: weighed.map(({ page, parts }) => `${page.route} ${parts[0]?.bytes}`), exact, quick };
}

test("pages that are within their budgets by quick weights are not weighed exactly", () => {
  const { routes, exact } = weighNearBudgets(
    { "/light": 900, "/near": 950, "/over": 1001 },
    { firstPaint: { default: 1 } },
  );
  expect(routes).toEqual(["/near 950", "/over 1001"]);
  expect(exact).toEqual([950, 1001]);
});

test("without budgets nothing is weighed at all", () => {
  expect(weighNearBudgets({ "/a": 900 }, {})).toEqual({ routes: [], exact: [], quick: [] });
});

test("pages of the workbench have no budget", () => {
  expect(
    weighNearBudgets({ "/_components": 2000, "/a": 2000 }, { firstPaint: { default: 1 } }).routes,
  ).toEqual(["/a 2000"]);
});

const settings = (budgets: string) => ({
  "content/site.yaml": `name: Essai\nurl: https://www.essai.example\nbudgets:\n  ${budgets}\n`,
});

test("a page over its budget is published with a warning, and refused under --strict", async () => {
  const over = settings("firstPaint: { page: 0.001 }");
  const published = await buildInMemory(over);
  expect(published.outcome.status).toBe("written");
  expect(published.problems).toMatchObject([{ code: "page/budget", severity: "warning" }]);
  expect((await buildInMemory(over, { strict: true })).outcome.status).toBe("refused");
});

test("a budget for pages that the site does not have is refused at its line, with the groups that there are", async () => {
  const { outcome, report } = await buildInMemory(settings("firstPaint: { default: 13, articel: 18 }"));
  expect(outcome.status).toBe("refused");
  expect(report).toMatchInlineSnapshot(`
    "content/site.yaml:4:30  error  there is no group of pages “articel”

      4 |   firstPaint: { default: 13, articel: 18 }
        |                              ^^^^^^^
      hint: did you mean “article”?                                  [entry/unknown-field]

    "
  `);
  expect((await buildInMemory(settings("firstPaint: { xyz: 18 }"))).problems).toMatchObject([
    { message: "there is no group of pages “xyz”", hint: "the groups are: default, page, article" },
  ]);
  expect((await buildInMemory(settings("scripts: { default: 3, xyz: 18 }"))).problems).toMatchObject([
    { message: "there is no group of pages “xyz”" },
  ]);
});

test("the report has the weights of every page if they are requested, and nothing is weighed otherwise", async () => {
  const weigh = vi.fn(({ bytes }: Weighable) => bytes.byteLength);
  const silent = await buildInMemory({}, {}, undefined, { weigh });
  expect(weigh).not.toHaveBeenCalled();
  expect(silent.outcome.pages[0]).not.toHaveProperty("weights");

  const { outcome } = await buildInMemory({}, { weigh: true });
  const [page] = outcome.pages;
  expect(page?.weights).toEqual({
    html: page?.bytes,
    styles: 0,
    fonts: 0,
    scripts: 0,
    images: 0,
    firstPaint: page?.bytes,
    total: page?.bytes,
    exact: false,
  });
  expect(page?.brotli).toBe(page?.bytes);
});

test("the report uses quick weights, and exact ones if a page is near a budget or its files are compressed anyway", async () => {
  const weigh = (_: Weighable, how?: "quickly") => (how === "quickly" ? 1100 : 1000);
  const weightsOf = async (settings: string) => {
    const files = {
      "content/site.yaml": `name: Essai\nurl: https://www.essai.example\n${settings}\n`,
      "content/pages/accueil.md": `---\ntitle: Accueil\n---\n${"Un mot. ".repeat(200)}\n`,
    };
    const { compress } = createCompressor(createMapMemory());
    const { outcome } = await buildInMemory(files, { weigh: true }, undefined, { weigh, compress });
    return outcome.pages.map(({ weights }) => [weights?.html, weights?.exact]);
  };
  expect(new Set((await weightsOf("budgets: { page: 2 }")).map(String))).toEqual(new Set(["1100,false"]));
  expect(new Set((await weightsOf("budgets: { page: 1.05 }")).map(String))).toEqual(new Set(["1000,true"]));
  expect(new Set((await weightsOf("output: { precompress: [br] }")).map(String))).toEqual(
    new Set(["1000,true"]),
  );
});
