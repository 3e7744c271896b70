import { expect, test } from "vitest";
import { keepByObject, noMemory } from "../../../src/model/memory/memory.ts";
import { type Entry, type Page, UnmodifiedEntry } from "../../../src/model/model.ts";
import { toRoute } from "../../../src/model/route.ts";
import { type Drawing, describeProps, renderPages } from "../../../src/pipeline/render/render-pages.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { createMapMemory } from "../../support/map-memory.ts";
import { mistakeOf } from "../../support/mistake-of.ts";
import { tell } from "../../support/speech.ts";
import { plainDrawing } from "./plain-drawing.ts";

function page(route: string, props: unknown = {}, more: Partial<Page> = {}): Page {
  const proved = toRoute(route);
  if (proved === undefined) throw new Error(`${route} is no route`);
  return {
    route: proved,
    template: "page",
    props,
    sources: ["content/a.md"],
    updated: undefined,
    indexed: true,
    ...more,
  };
}

function entry(digest: string, id = "a"): Entry {
  return {
    collection: "articles",
    id,
    file: `content/${id}.md`,
    digest,
    data: { title: "x" },
    body: undefined,
  };
}

/** Draws as a build does, with a memory that lasts from one call to the next, and tells what was drawn anew. */
function createDrawing() {
  let drawn: string[] = [];
  const drawing: Drawing = {
    ...plainDrawing,
    renderPage: ({ route }) => {
      drawn.push(route);
      return [{ html: `<html lang="fr"><title>${route}</title></html>` }];
    },
    memory: createMapMemory(),
  };
  const draw = (pages: readonly Page[], change: Partial<Drawing> = {}) => {
    drawn = [];
    const problems: Problem[] = [];
    const rendered = renderPages(pages, {
      ...drawing,
      ...change,
      report: (problem) => problems.push(problem),
    });
    return { rendered, problems, drawn };
  };
  return draw;
}

test("a page comes with its HTML and the facts read from it", () => {
  const draw = createDrawing();
  const { rendered, problems } = draw([page("/a")]);
  expect(problems).toEqual([]);
  expect(rendered).toMatchObject([
    {
      page: { route: "/a" },
      html: '<html lang="fr"><title>/a</title></html>',
      facts: { title: "/a" },
    },
  ]);
});

test("an unchanged page is not drawn again, and is the same", () => {
  const draw = createDrawing();
  const pages = [page("/a", { entry: entry("d1"), n: 1 })];
  const first = draw(pages);
  const second = draw([page("/a", { entry: { ...entry("d1") }, n: 1 })]);
  expect([first.drawn, second.drawn]).toEqual([["/a"], []]);
  expect(second.rendered).toEqual(first.rendered);
});

const before = page("/a", { entry: entry("d1"), list: [1, 2] });

test.each<[string, Page, Partial<Drawing>]>([
  ["a prop", page("/a", { entry: entry("d1"), list: [1, 3] }), {}],
  ["the order of a list in its props", page("/a", { entry: entry("d1"), list: [2, 1] }), {}],
  ["the text of an entry in its props", page("/a", { entry: entry("d2"), list: [1, 2] }), {}],
  ["the entry in its props", page("/a", { entry: entry("d1", "b"), list: [1, 2] }), {}],
  ["its route", page("/b", before.props), {}],
  ["its template", page("/a", before.props, { template: "other" }), {}],
  ["the code of the templates", before, { digest: "other templates" }],
  ["the settings", before, { settings: { name: "Autre" } }],
  ["the origin", before, { origin: "https://autre.example" }],
  ["the base path", before, { base: "/sous/chemin" }],
  ["the manifest", before, { manifest: { assets: {}, images: {}, imports: {}, digest: "other assets" } }],
])("a page is drawn again when %s changes", (_, after, change) => {
  const draw = createDrawing();
  draw([before]);
  expect(draw([after], change).drawn).toHaveLength(1);
  // And only once: the old drawing is still known as well.
  expect(draw([after], change).drawn).toEqual([]);
  expect(draw([before]).drawn).toEqual([]);
});

test("a page is not drawn again for values that no page shows: its date and its place in sitemaps", () => {
  const draw = createDrawing();
  draw([before]);
  expect(draw([{ ...before, updated: "2026-01-01", indexed: false }]).drawn).toEqual([]);
});

test("only the page whose entry changed is drawn again", () => {
  const draw = createDrawing();
  draw([page("/a", { entry: entry("a1", "a") }), page("/b", { entry: entry("b1", "b") })]);
  const { drawn, rendered } = draw([
    page("/a", { entry: entry("a2", "a") }),
    page("/b", { entry: entry("b1", "b") }),
  ]);
  expect(drawn).toEqual(["/a"]);
  expect(rendered.map(({ page }) => page.route)).toEqual(["/a", "/b"]);
});

test("a page that throws is reported and left out, and drawn again the next time", () => {
  const draw = createDrawing();
  const renderPage: Drawing["renderPage"] = ({ route }) => {
    if (route === "/b") throw new Error("no title");
    return [{ html: "<html></html>" }];
  };
  const { rendered, problems } = draw([page("/a"), page("/b"), page("/c")], { renderPage });
  expect(rendered.map(({ page }) => page.route)).toEqual(["/a", "/c"]);
  expect(problems).toMatchObject([{ code: "template/throws", message: "drawing /b: no title" }]);
  expect(draw([page("/b")]).drawn).toEqual(["/b"]);
});

test("a mistake of a template that affects many pages is reported once, another mistake separately", () => {
  const draw = createDrawing();
  const renderPage: Drawing["renderPage"] = ({ route }) => {
    throw new Error(route === "/c" ? "no date" : "no title");
  };
  const { rendered, problems } = draw([page("/a"), page("/b"), page("/c"), page("/d")], { renderPage });
  expect(rendered).toEqual([]);
  expect(problems.map(({ message }) => message)).toEqual([
    "drawing /a and 2 more pages: no title",
    "drawing /c: no date",
  ]);
});

test("a page that is drawn empty is reported every time, by its file or by the site’s", () => {
  const draw = createDrawing();
  const pages = [page("/a"), page("/b", {}, { sources: [] })];
  const once = draw(pages, { renderPage: () => [] });
  const twice = draw(pages, { renderPage: () => [] });
  expect(once.rendered).toEqual([]);
  expect(once.problems.map(({ code, file, message }) => `${code} ${file} ${tell(message)}`)).toEqual([
    "template/empty content/a.md the template “page” draws nothing for /a",
    "template/empty templates/site.ts the template “page” draws nothing for /b",
  ]);
  expect(twice.problems).toEqual(once.problems);
});

test("every page is counted, those that are remembered, throw or stay empty too", () => {
  const draw = createDrawing();
  draw([page("/a")]);
  const told: string[] = [];
  const renderPage: Drawing["renderPage"] = ({ route }) => {
    if (route === "/b") throw new Error("no title");
    return route === "/c" ? [] : [{ html: "<html></html>" }];
  };
  const progress = (done: number, total: number) => void told.push(`${done} of ${total}`);
  const pages = ["/a", "/b", "/c", "/d"].map((route) => page(route));
  expect(draw(pages, { renderPage, progress }).rendered).toHaveLength(2);
  expect(told).toEqual(["1 of 4", "2 of 4", "3 of 4", "4 of 4"]);
});

const describe = (props: unknown) => describeProps(props, noMemory);
const long = "Un bâtiment qui se règle seul n’est pas un bâtiment que l’on oublie. ".repeat(5);
const unmodified = (id: string, digest: string) =>
  new UnmodifiedEntry("articles", id, "a.md", digest, { title: "Un titre" }, undefined);
const body = (digest: string) => ({
  digest,
  words: 3,
  get parts(): never {
    throw new Error("Nobody asked for the HTML.");
  },
});

test.each([
  ["values", { a: 1 }, { a: "1" }],
  ["nothing and null", {}, { a: null }],
  ["names", { a: 1 }, { b: 1 }],
  ["order", { a: 1, b: 2 }, { b: 2, a: 1 }],
  ["nesting", [["a"], "b"], ["a", ["b"]]],
  ["lists and texts", ["a", "b"], ['a","b']],
  ["long texts", { text: `${long}a` }, { text: `${long}b` }],
  ["entries of other words", unmodified("a", "1"), unmodified("a", "2")],
  ["entries of one file", unmodified("a", "1"), unmodified("b", "1")],
  ["bodies", { body: body("1") }, { body: body("2") }],
  ["dates", { on: new Date(0) }, { on: new Date(1) }],
  ["what a list leaves empty", [undefined], []],
  ["numbers that JSON has not", { share: Number.NaN }, { share: null }],
  [
    "what a copy of an entry adds",
    { ...unmodified("a", "1"), first: true },
    { ...unmodified("a", "1"), first: false },
  ],
  ["what a copy of an entry says", { ...unmodified("a", "1"), data: {} }, unmodified("a", "1")],
])("props that differ in %s have two names", (_, one, other) => {
  expect(describe(one)).not.toBe(describe(other));
});

test("the same props have one name, in every process", () => {
  expect(describe({ a: 1, b: undefined })).toBe(describe({ a: 1 }));
  expect(describe({ text: long, list: [unmodified("a", "1")] })).toBe(
    describe({ text: `${long}`, list: [unmodified("a", "1")] }),
  );
  expect(describe({ articles: { all: [unmodified("a", "1")], get: () => unmodified("a", "1") } })).toBe(
    describe({ articles: { all: [unmodified("a", "1")], get: () => unmodified("b", "1") } }),
  );
});

const loop: { within?: unknown } = {};
loop.within = [loop];

test.each([
  ["its prop counts is an object of the class Map", { counts: new Map([["n", 1]]) }],
  ["its prop [0] is an object of the class Set", [new Set([1])]],
  ["its prop list[1].draw is a function", { list: [{}, { draw: () => 1 }] }],
  ['its prop words["on-day"] is the value symbol', { words: { "on-day": Symbol("day") } }],
  ["its prop loop.within[0] is an object that contains itself", { loop }],
  ["its props are an object of the class Counter", new (class Counter {})()],
  ["its prop on is a function", { posts: { all: [], get: () => unmodified("a", "1") }, on: () => 1 }],
])("%s: refused, since it would have the same key whatever it contains", (told, props) => {
  expect(mistakeOf(() => describe(props))).toContain(`${told}, whose changes cannot be detected`);
});

test("a function in the props of a group’s pages is one mistake, with the prop and the number of pages", () => {
  const pages = ["/a", "/b", "/c"].map((route) => page(route, { words: { open: () => route } }));
  const { rendered, problems } = createDrawing()(pages);
  expect(rendered).toEqual([]);
  expect(problems.map(({ message }) => tell(message))).toEqual([
    expect.stringContaining("drawing /a and 2 more pages: its prop words.open is a function"),
  ]);
});

test("props that were described before have the same name", () => {
  const memory = { ...noMemory, getFor: keepByObject() };
  const shared = { text: long };
  expect(describeProps({ shared, page: 1 }, memory)).toBe(describe({ shared, page: 1 }));
  expect(describeProps({ shared, page: 2 }, memory)).toBe(describe({ shared, page: 2 }));
});
