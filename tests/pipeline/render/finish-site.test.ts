import { expect, test } from "vitest";
import type { PageFacts, RenderedPage } from "../../../src/model/model.ts";
import { type Route, toRoute } from "../../../src/model/route.ts";
import { finishPages, outputPaths } from "../../../src/pipeline/render/finish-site.ts";
import { buildInMemory } from "../../support/build-in-memory.ts";
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
  ["file", "/v1.2/a", ["v1.2/a.html"]],
  ["file", "/docs/v1.2", ["docs/v1.2/index.html", "docs/v1.2.html"]],
  ["directory", "/docs/v1.2", ["docs/v1.2/index.html"]],
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

const settings = (offline: string) => ({
  "content/site.yaml": `name: Essai\nurl: https://www.essai.example\n${offline}`,
  "content/pages/hors-ligne.md": "---\ntitle: Hors ligne\n---\n",
});

test.each(["", "offline: { worker: none, page: /hors-ligne }\n"])(
  "with the settings %j nothing of a service worker is published",
  async (offline) => {
    const { written, outcome } = await buildInMemory(settings(offline));
    expect(outcome.status).toBe("written");
    expect([...written.keys()].filter((path) => /worker|^sw/.test(path))).toEqual([]);
    expect([...written.values()].filter((text) => /worker/.test(text))).toEqual([]);
  },
);

test("with the worker turned on, the site has the worker, and every page registers it", async () => {
  const { written } = await buildInMemory(settings("offline: { worker: visited, page: /hors-ligne }\n"), {
    base: "/sous",
  });
  const script = [...written.keys()].find((path) => /^assets\/register-worker\.\w+\.js$/.test(path));
  expect(script).toBeDefined();
  for (const path of ["index.html", "hors-ligne.html"]) {
    expect(written.get(path)).toContain(`<script type="module" src="/sous/${script}"></script>`);
  }
  const [, kept = "", rest] = /^const kept=(\{.*?\});(.*)$/.exec(written.get("sw.js") ?? "") ?? [];
  expect(JSON.parse(kept)).toEqual({
    base: "/sous",
    fallback: "/sous/hors-ligne",
    assets: [`/sous/${script}`],
    build: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(rest).toBe("worker()");
});

test("the worker is published after the pages that it loads, and changes when one of them changes", async () => {
  const asked = settings("offline: { worker: visited }\n");
  const { written } = await buildInMemory(asked);
  const order = [...written.keys()];
  expect(order.indexOf("sw.js")).toBeGreaterThan(order.findLastIndex((path) => path.endsWith(".html")));
  const again = await buildInMemory(asked);
  expect(again.written.get("sw.js")).toBe(written.get("sw.js"));
  const edited = await buildInMemory({ ...asked, "content/pages/a.md": "---\ntitle: A\n---\n" });
  expect(edited.written.get("sw.js")).not.toBe(written.get("sw.js"));
  // The same files, one of which says something else.
  const reworded = await buildInMemory({
    ...asked,
    "content/pages/hors-ligne.md": "---\ntitle: Sans réseau\n---\n",
  });
  expect(reworded.written.get("sw.js")).not.toBe(written.get("sw.js"));
});

test("a retired worker is replaced by one that removes itself, and no page registers it", async () => {
  const { written } = await buildInMemory(settings("offline: { worker: retired, page: /nulle-part }\n"));
  expect(written.get("sw.js")).toBe('const kept={"base":""};retired()');
  expect([...written.keys()].filter((path) => path.includes("register"))).toEqual([]);
});

test("a missing offline page is an error", async () => {
  const { report, outcome } = await buildInMemory(
    settings("offline: { worker: visited, page: /hors-lignes }\n"),
  );
  expect(outcome.status).toBe("refused");
  expect(report).toMatchInlineSnapshot(`
    "content/site.yaml:3:35  error  there is no page /hors-lignes to show to visitors without network

      3 | offline: { worker: visited, page: /hors-lignes }
        |                                   ^^^^^^^^^^^^
      hint: did you mean “/hors-ligne”?                              [link/broken]

    "
  `);
});
