import { expect, test } from "vitest";
import type { PageFacts, RenderedPage } from "../../../src/model/model.ts";
import { type Route, toRoute } from "../../../src/model/route.ts";
import { finishPages, outputPaths } from "../../../src/pipeline/finish/finish-pages.ts";
import { renderedPage } from "../../support/rendered-page.ts";

function route(text: string): Route {
  const proved = toRoute(text);
  if (proved === undefined) throw new Error(`${text} is no route`);
  return proved;
}

const facts: PageFacts = {
  title: "x",
  description: "x",
  ids: [],
  links: { main: "", layout: "" },
  assets: [],
  faults: [],
  loads: [],
  hasIsland: false,
  policy: { sources: {}, islands: [], refused: [] },
};

function rendered(text: string, html: string): RenderedPage {
  const page = {
    route: route(text),
    template: "page",
    props: {},
    sources: [],
    updated: undefined,
    indexed: true,
  };
  return renderedPage(page, html, facts);
}

test.each([
  ["both", "/", ["index.html"]],
  ["directory", "/", ["index.html"]],
  ["file", "/", ["index.html"]],
  ["both", "/404", ["404.html"]],
  ["directory", "/404", ["404.html"]],
  ["file", "/404", ["404.html"]],
  ["both", "/a/b", ["a/b/index.html", "a/b.html"]],
  ["directory", "/a/b", ["a/b/index.html"]],
  ["file", "/a/b", ["a/b.html"]],
  ["both", "/a/404", ["a/404/index.html", "a/404.html"]],
] as const)("with pages: %s, the route %s is written as %j", (output, text, paths) => {
  expect(outputPaths({ route: route(text) }, output)).toEqual(paths);
});

test("both files of a route have the same bytes, in UTF-8", () => {
  const files = finishPages([rendered("/a", "<p>Été 🏢 œuvre</p>")], "both");
  expect(files.map(({ path }) => path)).toEqual(["a/index.html", "a.html"]);
  expect(files.map(({ bytes }) => Buffer.from(bytes).toString("utf8"))).toEqual([
    "<p>Été 🏢 œuvre</p>",
    "<p>Été 🏢 œuvre</p>",
  ]);
});

test("the files of pages are in the order of the pages", () => {
  const files = finishPages([rendered("/b", "b"), rendered("/a", "a")], "file");
  expect(files.map(({ path }) => path)).toEqual(["b.html", "a.html"]);
});
