import { expect, test } from "vitest";
import { z } from "zod";
import { type Collections, defineSite, type PageGroup, type PagePlan } from "../../../src/define/define.ts";
import type { GeneratorSettings } from "../../../src/define/settings.ts";
import { siteSettings } from "../../../src/define/settings.ts";
import { noMemory } from "../../../src/model/memory/memory.ts";
import type { Entry, Places } from "../../../src/model/model.ts";
import { planPages } from "../../../src/pipeline/plan/plan-pages.ts";
import type { Text } from "../../../src/words/message.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { locateBy } from "../../support/locate-by.ts";
import { wordsOf } from "../../support/mistake-of.ts";
import { inFrench, noContents } from "../../support/one-language.ts";
import { tell } from "../../support/speech.ts";

type AnyPlan = PagePlan<object>;

function entry(id: string, data: object | null = {}): Entry {
  return { collection: "pages", id, file: `content/pages/${id}.md`, digest: id, data, body: undefined };
}

function plan(
  groups: Readonly<Record<string, () => readonly AnyPlan[]>>,
  places: Places = new Map(),
  capitals = false,
) {
  const problems: Problem[] = [];
  const pages = Object.fromEntries(
    Object.entries(groups).map(([name, plan]): [string, PageGroup<Collections, unknown, object>] => [
      name,
      { template: () => null, plan },
    ]),
  );
  const site = defineSite({
    language: "fr",
    words: { opensNewTab: "", footnotes: "", backToText: "" },
    settings: siteSettings({ motto: z.string().optional() }),
    collections: {},
    pages: pages as never,
  });
  const explainThrow = (error: unknown, doing: Text): Problem => ({
    code: "template/throws",
    severity: "error",
    file: "templates/site.ts",
    message: `${tell(doing)}: ${wordsOf(error)}`,
  });
  const planned = planPages(noContents, site.pages, places, {
    settings: { output: { capitals } } as GeneratorSettings,
    explainThrow,
    memory: noMemory,
    report: (problem) => problems.push(problem),
  });
  return { pages: planned, problems };
}

const at = (route: string, more: Partial<AnyPlan> = {}): AnyPlan => ({ route, props: {}, ...more });

test("pages are in the order of their routes, whatever their group", () => {
  const { pages, problems } = plan({
    blog: () => [at("/blog/b"), at("/blog/a"), at("/blog")],
    home: () => [at("/")],
    lost: () => [at("/404")],
  });
  expect(problems).toEqual([]);
  expect(pages.map(({ route, template }) => `${route} ${template}`)).toEqual([
    "/ home",
    "/404 lost",
    "/blog blog",
    "/blog/a blog",
    "/blog/b blog",
  ]);
});

test("the not-found page is not indexed, whatever its plan says", () => {
  const { pages } = plan({ all: () => [at("/"), at("/404"), at("/merci", { indexed: false })] });
  expect(pages.map(({ route, indexed }) => [route, indexed])).toEqual([
    ["/", true],
    ["/404", false],
    ["/merci", false],
  ]);
});

test("the not-found page of each language is not indexed", () => {
  const french = { language: inFrench[0], content: {} };
  const english = { language: { ...inFrench[0], code: "en", path: "/en" }, content: {} };
  const group = { template: () => null, plan: () => [at("/"), at("/404")] };
  const pages = planPages([french, english], { all: group }, new Map(), {
    settings: { output: { capitals: false } } as GeneratorSettings,
    explainThrow: () => expect.fail(),
    memory: noMemory,
    report: () => {},
  });
  expect(pages.map(({ route, indexed }) => [route, indexed])).toEqual([
    ["/", true],
    ["/404", false],
    ["/en", true],
    ["/en/404", false],
  ]);
});

test("the sources of a page are the file of its entry, then those of every entry in its props, once each", () => {
  const [a, b, c] = [entry("a"), entry("b"), entry("c")];
  const { pages } = plan({
    x: () => [at("/x", { entry: b, props: { list: [a, { deep: c }], again: b, nothing: null, text: "x" } })],
    y: () => [at("/y")],
  });
  expect(pages.map(({ sources }) => sources)).toEqual([
    ["content/pages/b.md", "content/pages/a.md", "content/pages/c.md"],
    [],
  ]);
});

test("pages are indexed unless their plan says otherwise", () => {
  const { pages } = plan({ x: () => [at("/a"), at("/b", { indexed: false, updated: "2025-09-01" })] });
  expect(pages).toMatchObject([
    { route: "/a", indexed: true, updated: undefined },
    { route: "/b", indexed: false, updated: "2025-09-01" },
  ]);
});

test.each([
  ["/Services", "/services"],
  ["services", "/services"],
  ["/services/", "/services"],
  ["//services", "/services"],
  ["/nos services", "/nos-services"],
  ["/e\u0301te\u0301", "/été"],
  ["/a.html", "/a"],
  ["/a?b=c", "/a-b=c"],
  ["/../secret", "/secret"],
  ["", "/"],
])("“%s” is no route, and the hint gives one that is: %s", (route, repaired) => {
  const { pages, problems } = plan({ x: () => [at(route)] });
  expect(pages).toEqual([]);
  expect(problems).toMatchObject([{ code: "route/invalid", file: "templates/site.ts" }]);
  expect(tell(problems[0]?.hint ?? "")).toContain(`write ${repaired}`);
});

test("capitals are refused, unless the settings allow them", () => {
  const planned = () => [at("/API")];
  expect(plan({ x: planned }).problems).toMatchObject([
    {
      message: "“/API” is not a route: it has capitals",
      hint: "write /api, or allow capitals by output.capitals in the settings",
    },
  ]);
  expect(plan({ x: planned }, new Map(), true).pages).toMatchObject([{ route: "/API" }]);
});

test.each(["日本語", "مرحبا", "été", "a.b.c", "v1.2"])("the file %s.md gives a page", (name) => {
  const { pages, problems } = plan({ x: () => [at(`/posts/${name}`, { entry: entry(name) })] });
  expect(problems).toEqual([]);
  expect(pages).toMatchObject([{ route: `/posts/${name}` }]);
});

test.each([
  ["Hello World", "it contains a space", "hello-world.md"],
  ["été 2025", "it contains a space", "été-2025.md"],
  ["a\u200bb", "it contains U+200B", "ab.md"],
  ["why?", "it contains “?”", "why.md"],
  ["nul", "Windows keeps the name “nul” for a device", "nul-1.md"],
  [".env", "“.env” begins or ends with a dot", "env.md"],
])("the file %s.md is refused, since %s, with a name to give it: %s", (name, why, mended) => {
  const { problems } = plan({ x: () => [at(`/posts/${name}`, { entry: entry(name) })] });
  expect(problems).toMatchObject([
    {
      code: "route/invalid",
      file: `content/pages/${name}.md`,
      message: `“/posts/${name}” is not a route: ${why}`,
      hint: `the name of the file makes the route: rename the file to ${mended}`,
    },
  ]);
});

test("a page of a tag without letters names the tag and the entries that it shows", () => {
  const topic = { name: "?", posts: [entry("first"), entry("second")] };
  const { problems } = plan({ topic: () => [at("/topics/", { props: { topic } })] });
  expect(problems).toMatchObject([
    {
      message:
        "“/topics/” is not a route: a part of it is empty, or a slash stands at its end (page “topic”, with “?”, content/pages/first.md, content/pages/second.md)",
      hint: "give each page a name with a letter or a digit; slugifyAll makes one for any title",
    },
  ]);
});

test.each([
  [
    "/posts/",
    { title: "???" },
    "give each page a name with a letter or a digit; slugifyAll makes one for any title",
  ],
  ["/posts/a/", { title: "a" }, "write /posts/a"],
  ["/posts/", { title: "???", route: "/posts/" }, "write /posts"],
])("%s, from an entry with %j, is refused with what to write", (route, data, hint) => {
  const { problems } = plan({ x: () => [at(route, { entry: entry("first", data) })] });
  expect(problems).toMatchObject([{ code: "route/invalid", hint }]);
});

test("pages of two tags with one segment name both tags and their entries", () => {
  const page = (tag: string, id: string) => at("/topics/c", { props: { tag, posts: [entry(id)] } });
  const { problems } = plan({ topic: () => [page("C", "a"), page("C++", "b")] });
  expect(problems).toMatchObject([
    {
      message:
        "the route /topics/c is also claimed by the page “topic” of templates/site.ts with “C++”, content/pages/b.md",
      hint: "slugify makes the same of both: slugifyAll gives each title a segment of its own",
    },
    { code: "route/duplicate" },
  ]);
});

test.each([
  ["/index", "/"],
  ["/a/index", "/a"],
  ["/a/index/index", "/a/index"],
])("%s is refused: its file would be that of %s", (route, folder) => {
  const { pages, problems } = plan({ x: () => [at(route), at("/free")] });
  expect(pages.map(({ route }) => route)).toEqual(["/free"]);
  expect(problems).toEqual([
    {
      code: "route/invalid",
      severity: "error",
      file: "templates/site.ts",
      message: `“${route}” is not a route: it would be written over the page ${folder}: hosts serve index.html for the folder it is in`,
      hint: `write ${folder}, or give the page another name than index`,
    },
  ]);
});

test("a route may contain index at its start, in a segment, or at the end of a word", () => {
  const { pages, problems } = plan({ x: () => [at("/a/index-2"), at("/index/a"), at("/reindex")] });
  expect(problems).toEqual([]);
  expect(pages).toHaveLength(3);
});

test("an invalid route is reported at its field if an entry contains it, or else at the file", () => {
  const [written, named] = [entry("a", { route: "/A" }), entry("B")];
  const places: Places = new Map([
    [written, locateBy(() => ({ line: 3, column: 8, length: 2 }))],
    [named, locateBy(() => ({ line: 9, column: 9 }))],
  ]);
  const { problems } = plan({ x: () => [at("/A", { entry: written }), at("/B", { entry: named })] }, places);
  expect(problems.map(({ file, at }) => ({ file, at }))).toEqual([
    { file: "content/pages/a.md", at: { line: 3, column: 8, length: 2 } },
    { file: "content/pages/B.md", at: undefined },
  ]);
});

test("an invalid route made from another field, or from the key of an entry, is reported there", () => {
  const [slug, key] = [
    entry("a", { title: "Titre", slug: "Été" }),
    { ...entry("Clé"), file: "content/list.yaml" },
  ];
  const placeOf = (path: readonly PropertyKey[]) => ({ line: path[0] === "slug" ? 4 : 7, column: 1 });
  const places: Places = new Map([slug, key].map((one) => [one, locateBy(placeOf)]));
  const { problems } = plan(
    { x: () => [at("/blog/Été", { entry: slug }), at("/Clé", { entry: key })] },
    places,
  );
  expect(problems.map(({ file, at }) => ({ file, at }))).toEqual([
    { file: "content/pages/a.md", at: { line: 4, column: 1 } },
    { file: "content/list.yaml", at: { line: 7, column: 1 } },
  ]);
});

test("an entry without fields can have an invalid route", () => {
  expect(plan({ x: () => [at("/A", { entry: entry("a", null) })] }).problems).toMatchObject([
    { code: "route/invalid", file: "content/pages/a.md" },
  ]);
});

test("three pages that claim one route each name the two others, and none is drawn", () => {
  const { pages, problems } = plan({
    x: () => [at("/a", { entry: entry("a") }), at("/a", { entry: entry("b") }), at("/free")],
    y: () => [at("/a")],
  });
  expect(pages.map(({ route }) => route)).toEqual(["/free"]);
  expect(problems.map(({ file, message }) => `${file}: ${tell(message)}`)).toEqual([
    "content/pages/a.md: the route /a is also claimed by content/pages/b.md, the page “y” of templates/site.ts",
    "content/pages/b.md: the route /a is also claimed by content/pages/a.md, the page “y” of templates/site.ts",
    "templates/site.ts: the route /a is also claimed by content/pages/a.md, content/pages/b.md",
  ]);
});

test("two routes that differ only by case clash", () => {
  const { pages, problems } = plan({
    x: () => [at("/a", { entry: entry("a") }), at("/A", { entry: entry("b") })],
  });
  expect(pages).toEqual([]);
  expect(problems.map(({ code }) => code).sort()).toEqual([
    "route/duplicate",
    "route/duplicate",
    "route/invalid",
  ]);
});

test("a group whose plan throws is reported, and the other groups are planned", () => {
  const { pages, problems } = plan({
    x: () => {
      throw new Error("no such field");
    },
    y: () => [at("/y")],
  });
  expect(pages.map(({ route }) => route)).toEqual(["/y"]);
  expect(problems).toMatchObject([{ message: "planning the pages of “x”: no such field" }]);
});

test("a plan that returns no list, or a page without a route, is reported, and the others continue", () => {
  const { pages, problems } = plan({
    waits: (async () => [at("/a")]) as never,
    one: (() => at("/b")) as never,
    lost: (() => [at("/d"), { path: "/c", props: {} }]) as never,
    home: () => [at("/")],
  });
  expect(pages.map(({ route }) => route)).toEqual(["/"]);
  expect(problems.map(({ message }) => message)).toEqual([
    "planning the pages of “waits”: plan does not return a list of pages",
    "planning the pages of “one”: plan does not return a list of pages",
    "planning the pages of “lost”: plan returns a page without a route",
  ]);
});
