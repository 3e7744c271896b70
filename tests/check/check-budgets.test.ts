import { expect, test } from "vitest";
import { checkBudgets } from "../../src/check/check-budgets.ts";
import type { Problem } from "../../src/problem.ts";
import type { Route } from "../../src/route.ts";
import type { GeneratorSettings } from "../../src/settings.ts";
import { renderedPage } from "../support/rendered-page.ts";

/** A page and files of so many bytes; a byte weighs a byte here. */
function check(
  html: string,
  sizes: Readonly<Record<string, number>>,
  budgets: GeneratorSettings["budgets"],
  base = "",
) {
  const problems: Problem[] = [];
  const weighed: number[] = [];
  const page = {
    route: "/a" as Route,
    template: "page",
    props: {},
    sources: ["content/a.md"],
    updated: undefined,
    indexed: true,
  };
  const files = Object.entries(sizes).map(([path, size]) => ({ path, bytes: new Uint8Array(size) }));
  const weigh = (bytes: Uint8Array) => {
    weighed.push(bytes.byteLength);
    return bytes.byteLength;
  };
  checkBudgets([renderedPage(page, html)], files, base, budgets, weigh, (problem) => problems.push(problem));
  return { problems, messages: problems.map(({ message }) => message), weighed };
}

test("a page that weighs its budget exactly is within it, one byte more is over", () => {
  expect(check("x".repeat(2000), {}, { html: 2 }).problems).toEqual([]);
  expect(check("x".repeat(2001), {}, { html: 2 }).problems).toEqual([
    {
      code: "page/budget",
      severity: "warning",
      file: "content/a.md",
      message: "the html of /a weigh 2.0 KB compressed, over the budget of 2 KB",
      hint: "make the page lighter, or change budgets in content/site.yaml",
    },
  ]);
});

test("HTML is weighed in bytes of UTF-8, not in characters", () => {
  expect(check("é".repeat(600), {}, { html: 1 }).messages).toHaveLength(1);
});

const html =
  '<link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" href="/assets/b.css"><script src="/assets/c.js"></script><link rel="modulepreload" href="/assets/d.js"><link rel="modulepreload" href="/assets/c.js">';
const sizes = {
  "assets/a.css": 600,
  "assets/b.css": 500,
  "assets/c.js": 900,
  "assets/d.js": 200,
  "assets/x.js": 9000,
};

test("styles and scripts are weighed together, each file once, and only those that the page asks for", () => {
  expect(check(html, sizes, { styles: 1.1, scripts: 1.1 }).messages).toEqual([]);
  expect(check(html, sizes, { styles: 1, scripts: 1 }).messages).toEqual([
    "the styles of /a weigh 1.1 KB compressed, over the budget of 1 KB",
    "the scripts of /a weigh 1.1 KB compressed, over the budget of 1 KB",
  ]);
});

test("under a base path the same files are weighed", () => {
  const below = html.replaceAll('"/assets', '"/sous/chemin/assets');
  expect(check(below, sizes, { scripts: 1 }, "/sous/chemin").messages).toHaveLength(1);
});

test("scripts of other sites weigh nothing here", () => {
  expect(
    check('<script src="https://x.example/assets/x.js"></script>', sizes, { scripts: 1 }).messages,
  ).toEqual([]);
});

test("without budgets nothing is weighed", () => {
  expect(check(html, sizes, {}).weighed).toEqual([]);
});
