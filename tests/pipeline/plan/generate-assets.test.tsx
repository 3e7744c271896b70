import { setImmediate as nextTurn } from "node:timers/promises";
import { Head, type PageText, useSite } from "charpente";
import { expect, test, vi } from "vitest";
import type { SiteDefinition } from "../../../src/define/define.ts";
import { digestsOfAll } from "../../../src/define/renderer.ts";
import type { GeneratorSettings } from "../../../src/define/settings.ts";
import { lookedAtFirst } from "../../../src/dev/site/looked-at-first.ts";
import { generateAssets } from "../../../src/pipeline/plan/generate-assets.ts";
import { buildInMemory } from "../../support/build-in-memory.ts";
import { createMapMemory } from "../../support/map-memory.ts";
import { noContents } from "../../support/one-language.ts";
import { smallSite } from "../../support/small-site.tsx";
import { tell } from "../../support/speech.ts";

const settings = {} as GeneratorSettings;
const noProblem = () => expect.unreachable();

/** Plans the same again and again with one memory. */
function createPlanner<From>(draw: (from: From) => string) {
  const memory = createMapMemory();
  return (assets: readonly { readonly path: string; readonly from: From }[], digest = "templates") => {
    const site = { ...smallSite, assets: { plan: () => assets, draw } };
    const explainThrow = noProblem;
    return generateAssets(noContents, {
      site,
      digests: digestsOfAll(digest),
      explainThrow,
      settings,
      memory,
      report: noProblem,
    });
  };
}

const takeAll = (steps: Iterable<void>) => void [...steps];

test("a drawing is made once, when it is needed, and again if its data or the templates change", () => {
  const draw = vi.fn(({ floors }: { readonly floors: number }) => `<svg>${floors}</svg>`);
  const plan = createPlanner(draw);
  const [low, high] = [
    { path: "low.svg", from: { floors: 1 } },
    { path: "high.svg", from: { floors: 9 } },
  ];
  const first = plan([low, high]);
  expect(draw).not.toHaveBeenCalled();
  expect(first.drawings[1]?.draw().bytes.toString()).toBe("<svg>9</svg>");
  expect(draw.mock.calls).toEqual([[{ floors: 9 }]]);
  takeAll(first.steps);
  expect(draw.mock.calls.slice(1)).toEqual([[{ floors: 1 }]]);

  takeAll(plan([low, { path: "high.svg", from: { floors: 12 } }]).steps);
  expect(draw.mock.calls.slice(2)).toEqual([[{ floors: 12 }]]);
  takeAll(plan([low], "other templates").steps);
  expect(draw.mock.calls.slice(3)).toEqual([[{ floors: 1 }]]);
});

test("a drawing gets only data that its name depends on", () => {
  const draw = vi.fn((_: unknown) => "");
  const plan = createPlanner(draw);
  const when = new Date("2026-01-15T12:00:00Z");
  const { drawings } = plan([{ path: "a.svg", from: { when, add: () => 1, list: new Map([[1, 2]]) } }]);
  drawings[0]?.draw();
  expect(draw.mock.calls).toEqual([[{ when: "2026-01-15T12:00:00.000Z", list: {} }]]);
});

test("a drawing without data gets null", () => {
  const draw = vi.fn((_: unknown) => "");
  createPlanner(draw)([{ path: "a.svg", from: undefined }]).drawings[0]?.draw();
  expect(draw.mock.calls).toEqual([[null]]);
});

test("two generated files with one path are refused before anything is drawn, because pages could only address one", async () => {
  const draw = vi.fn((text: string) => text);
  const site = {
    ...smallSite,
    assets: {
      plan: () => [
        { path: "index.json", text: "1" },
        { path: "index.json", text: "2" },
        { path: "a.svg", from: "a" },
        { path: "a.svg", from: "b" },
        { path: "b.svg", from: "b" },
        { path: "b.svg", text: "b" },
      ],
      draw,
    },
  };
  const { problems, written } = await buildInMemory({}, {}, site, { bundleAssets: async () => undefined });
  expect(problems.map(({ code, message }) => `${code} ${tell(message)}`)).toEqual(
    ["a.svg", "b.svg", "index.json"].map(
      (path) => `asset/duplicate assets gives 2 different files the path ${path}`,
    ),
  );
  expect(draw).not.toHaveBeenCalled();
  expect(written.size).toBe(0);
});

test("a drawing that is needed twice is made once", async () => {
  const draw = vi.fn((text: string) => text);
  const twins = [
    { path: "a.svg", from: "a" },
    { path: "a.svg", from: "a" },
  ];
  const site = { ...smallSite, assets: { plan: () => twins, draw } };
  const { outcome, written } = await buildInMemory({}, {}, site);
  expect(outcome.status).toBe("written");
  expect([...written.keys()].filter((path) => path.endsWith(".svg"))).toHaveLength(1);
  expect(draw).toHaveBeenCalledTimes(1);
});

/** Shows what is named, wherever it is drawn. */
function Gallery({ names }: { readonly names: readonly string[] }) {
  const { asset } = useSite();
  return (
    <html lang="fr">
      <Head title="Galerie" description="…" />
      <body>
        <h1>Galerie</h1>
        {names.map((name) => (
          <img key={name} src={asset(name)} alt="" />
        ))}
      </body>
    </html>
  );
}

/** A site of two pages that show `names`. */
function gallery(names: readonly string[], draw?: (from: string) => string) {
  return {
    ...smallSite,
    pages: {
      gallery: {
        template: Gallery,
        plan: () => ["/", "/b"].map((route) => ({ route, props: { names } })),
      },
    },
    assets: { plan: () => names.map((path) => ({ path, from: path })), draw },
  } as typeof smallSite;
}

const audience = { waitedFor: () => [], show: () => {}, rest: () => undefined };

test.each([
  ["a build", {}],
  ["a build that somebody looks at", { schedule: lookedAtFirst(audience) }],
])("%s reports failing drawings once, and no page that shows them", async (_, edges) => {
  const site = gallery(["a.svg", "b.svg", "c.svg"], (name) => {
    if (name === "b.svg") return "<svg/>";
    throw new Error("a wall has no foot");
  });
  const broken = {
    "content/site.yaml": "name: Essai\nurl: https://www.essai.example\nredirects: [{ from: /, to: /b }]\n",
  };
  const { problems, written } = await buildInMemory(broken, {}, site, edges);
  expect(problems.map(({ code, message }) => `${code} ${tell(message)}`)).toEqual([
    expect.stringMatching(/^redirect\//),
    "template/throws drawing a.svg and 1 more failed: a wall has no foot",
  ]);
  expect(written.size).toBe(0);
});

test.each([
  ["a build", {}],
  ["a build that somebody looks at", { schedule: lookedAtFirst(audience) }],
])("%s reports a failing drawing together with a failing bundle", async (_, edges) => {
  const { problems } = await buildInMemory({}, {}, gallery(["a.svg"]), {
    ...edges,
    bundleAssets: async (_site, report) => {
      await nextTurn();
      report({ code: "template/syntax", severity: "error", file: "templates/a.css", message: "no brace" });
      return undefined;
    },
  });
  expect(problems.map(({ message }) => message)).toEqual([
    "no brace",
    "drawing a.svg failed: “assets” of templates/site.ts has no “draw”",
  ]);
});

test("a plan of assets that throws is reported, and nothing is published", async () => {
  const assets = {
    plan: () => {
      throw new Error("no plan today");
    },
  };
  const { problems, written } = await buildInMemory({}, {}, { ...smallSite, assets });
  expect(problems.map(({ message }) => message)).toEqual(["making the assets failed: no plan today"]);
  expect(written.size).toBe(0);
});

test("pages name drawings by the fingerprint of their content", async () => {
  const { written } = await buildInMemory(
    {},
    {},
    gallery(["a.svg"], (name) => `<svg id="${name}"/>`),
  );
  const [, path = ""] = /src="\/(assets\/a\.[0-9a-f]{10}\.svg)"/.exec(written.get("index.html") ?? "") ?? [];
  expect(written.get(path)).toBe('<svg id="a.svg"/>');
});

type Words = { readonly title: string; readonly text: string };

function Page({ title, text }: Words) {
  return (
    <html lang="fr">
      <title>{title}</title>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{text}</p>
        </main>
      </body>
    </html>
  );
}

function Search() {
  return (
    <html lang="fr">
      <title>Recherche</title>
      <body>
        <h1>{useSite().asset("texts.json")}</h1>
      </body>
    </html>
  );
}

/** Two pages, one that no search engine may keep, the one for missing addresses, and a late one. */
function makeSite(derive: SiteDefinition["derive"], text = "Le texte."): SiteDefinition {
  const plain = (route: string, indexed = true) => ({ route, indexed, props: { title: route, text } });
  return {
    ...smallSite,
    derive,
    pages: {
      page: { template: Page, plan: () => [plain("/b"), plain("/"), plain("/secret", false), plain("/404")] },
      search: { template: Search, plan: () => [{ route: "/a", props: {} }], late: true },
    },
  };
}
const toFile = (pages: readonly PageText[]) => [{ path: "texts.json", text: JSON.stringify(pages) }];
const textOf = (written: ReadonlyMap<string, string>) =>
  [...written].find(([path]) => /^assets\/texts\.[0-9a-f]{10}\.json$/.test(path));

test("a file is made of the text of indexed pages, and late pages know its address", async () => {
  const { written, outcome } = await buildInMemory({}, {}, makeSite(toFile));
  const [path, text = ""] = textOf(written) ?? [];
  expect(JSON.parse(text).map(({ route }: PageText) => route)).toEqual(["/", "/b"]);
  expect(JSON.parse(text)[1]).toEqual({
    route: "/b",
    template: "page",
    title: "/b",
    description: "",
    sections: [{ heading: "/b", text: "Le texte." }],
  });
  expect(written.get("a.html")).toContain(`<h1>/${path}</h1>`);
  expect(outcome.pages.map(({ route }) => route)).toEqual(["/", "/404", "/a", "/b", "/secret"]);
});

test("it is made once for the same pages, and again when the text of one changes", async () => {
  let made = 0;
  const derive = (pages: readonly PageText[]) => {
    made += 1;
    return toFile(pages);
  };
  const memory = createMapMemory();
  const first = await buildInMemory({}, {}, makeSite(derive), { memory });
  const second = await buildInMemory({}, {}, makeSite(derive), { memory });
  expect(made).toBe(1);
  expect(second.written).toEqual(first.written);
  const third = await buildInMemory({}, {}, makeSite(derive, "Un autre."), { memory });
  expect(made).toBe(2);
  expect(textOf(third.written)?.[0]).not.toBe(textOf(first.written)?.[0]);
});

test("it is made again if settings or the base path change", async () => {
  let made = 0;
  const derive = (pages: readonly PageText[]) => {
    made += 1;
    return toFile(pages);
  };
  const memory = createMapMemory();
  const site = makeSite(derive);
  const settings = (keep: string) => ({
    "content/site.yaml": `name: Essai\nurl: https://www.essai.example\ntypography: { keep: ["${keep}"] }\n`,
  });
  await buildInMemory(settings("Un"), {}, site, { memory });
  await buildInMemory(settings("Un"), {}, site, { memory });
  expect(made).toBe(1);
  await buildInMemory(settings("Deux"), {}, site, { memory });
  expect(made).toBe(2);
  await buildInMemory(settings("Deux"), { base: "/sous" }, site, { memory });
  expect(made).toBe(3);
});

test("a derived file with the name of another is refused, and so is a site whose derive throws", async () => {
  const twice = await buildInMemory(
    {},
    {},
    makeSite((pages) => [...toFile(pages), ...toFile(pages)]),
  );
  expect(twice.problems).toMatchObject([
    { code: "asset/duplicate", message: "derive gives a file the path texts.json, which another one has" },
  ]);
  expect(twice.written.size).toBe(0);
  const failed = await buildInMemory(
    {},
    {},
    makeSite(() => {
      throw new Error("no index");
    }),
  );
  expect(failed.problems).toMatchObject([
    { code: "template/throws", message: "deriving files from the pages failed: no index" },
  ]);
});

test("drafts and entries of a later date are not in the file", async () => {
  const article = (more: string) => `---\ntitle: Un\ncategory: energie\n${more}\n---\n`;
  const routes: string[] = [];
  const site: SiteDefinition = {
    ...smallSite,
    derive: (pages) => {
      routes.push(...pages.map(({ route }) => route));
      return [];
    },
  };
  const { problems } = await buildInMemory(
    {
      "content/articles/due.md": article("date: 2026-01-01"),
      "content/articles/brouillon.md": article("date: 2026-01-01\ndraft: true"),
      "content/articles/futur.md": article("date: 2030-01-01"),
    },
    {},
    site,
  );
  expect(problems).toEqual([]);
  expect(routes.filter((route) => /due|brouillon|futur/.test(route))).toEqual([
    expect.stringMatching(/due$/),
  ]);
});
