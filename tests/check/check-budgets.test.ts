import { expect, test } from "vitest";
import { checkBudgets } from "../../src/check/check-budgets.ts";
import type { GeneratorSettings } from "../../src/define/settings.ts";
import type { PagePart } from "../../src/model/model.ts";
import type { Route } from "../../src/model/route.ts";
import type { Problem } from "../../src/words/problem.ts";
import { tellInFrench } from "../support/french.ts";

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
