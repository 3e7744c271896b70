import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createAssetLoader } from "../../src/bundle/asset-loader.ts";
import { describeAssets } from "../../src/bundle/bundle-assets.ts";
import { defineSite, type SiteDefinition } from "../../src/define/define.ts";
import { siteSettings } from "../../src/define/settings.ts";
import { createDiskMemory, createScratchMemory } from "../../src/store/memory.ts";
import type { Problem } from "../../src/words/problem.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";

type Scripts = {
  readonly styles?: readonly string[];
  readonly enhancers?: readonly string[];
  readonly islands?: Readonly<Record<string, string>>;
};

/** Bundles what stands below the `templates/` of `root`, and gives each file’s text by its published path. */
async function bundle(root: string, scripts: Scripts, memory = createScratchMemory(scratchFolder())) {
  const site = defineSite({
    language: "fr",
    words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour" },
    settings: siteSettings({}),
    collections: {},
    pages: {},
    ...scripts,
  });
  const problems: Problem[] = [];
  const loader = createAssetLoader({ root, memory, templatesKey: () => undefined });
  const bundled = await loader.load({ site }, (problem) => problems.push(problem));
  const texts = new Map(bundled?.files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]));
  const textOf = (name: string) => texts.get(bundled?.assets[name] ?? "");
  return { ...bundled, paths: [...texts.keys()], textOf, problems };
}

test("two files of one name in two folders are published as two, or as one if they are equal", async () => {
  const root = scratchFolder();
  putFiles(root, {
    "templates/a/go.ts": "document.title = 'a';",
    "templates/b/go.ts": "document.title = 'b';",
    "templates/c/go.ts": "document.title = 'b';",
    "templates/a/look.css": "a { color: red }",
    "templates/b/look.css": "a { color: red }",
  });
  const { textOf, assets, paths } = await bundle(root, {
    styles: ["a/look.css", "b/look.css"],
    enhancers: ["a/go.ts", "b/go.ts", "c/go.ts"],
  });
  expect(textOf("a/go.ts")).toContain('"a"');
  expect(textOf("b/go.ts")).toContain('"b"');
  expect(textOf("c/go.ts")).toContain('"b"');
  expect(textOf("b/look.css")).toContain("red");
  expect(assets?.["a/look.css"]).toMatch(/^assets\/look\.[0-9a-f]{10}\.css$/);
  expect(paths).toHaveLength(3);
});

test("the name of a script changes with its imports, since browsers keep it for ever", async () => {
  const root = scratchFolder();
  const nameOf = async (text: string) => {
    putFiles(root, {
      "templates/one.ts": 'import { shared } from "./shared.ts"; shared("one");',
      "templates/two.ts": 'import { shared } from "./shared.ts"; shared("two");',
      "templates/shared.ts": `export const shared = (who: string) => { document.title = who + "${text}"; };`,
    });
    return (await bundle(root, { enhancers: ["one.ts", "two.ts"] })).assets?.["one.ts"];
  };
  const first = await nameOf("un");
  expect(first).toBeDefined();
  expect(await nameOf("deux")).not.toBe(first);
  expect(await nameOf("un")).toBe(first);
});

test("every script that another needs is known, however deep", async () => {
  const root = scratchFolder();
  putFiles(root, {
    "templates/one.ts": 'import { middle } from "./middle.ts"; middle("one");',
    "templates/two.ts":
      'import { middle } from "./middle.ts"; import { deep } from "./deep.ts"; middle(deep);',
    "templates/three.ts": 'import { deep } from "./deep.ts"; document.title = deep;',
    "templates/middle.ts": 'import { deep } from "./deep.ts"; export const middle = (a) => alert(a + deep);',
    "templates/deep.ts": 'export const deep = document.baseURI + "deep";',
  });
  const { imports, paths } = await bundle(root, { enhancers: ["one.ts", "two.ts", "three.ts"] });
  const chunks = paths.filter((path) => path.includes("chunk")).sort();
  expect(chunks).toHaveLength(2);
  expect(imports?.["one.ts"]).toEqual(chunks);
  expect(imports?.["three.ts"]).toHaveLength(1);
});

test("a script may use a function of the generator, and contains nothing else of it", async () => {
  const root = scratchFolder();
  putFiles(root, {
    "templates/go.ts": 'import { slugify } from "charpente"; document.title = slugify(document.title);',
  });
  const { textOf, problems } = await bundle(root, { enhancers: ["go.ts"] });
  expect(problems).toEqual([]);
  expect(textOf("go.ts")).toContain("normalize");
  expect(textOf("go.ts")?.length).toBeLessThan(1000);
});

test("a script may use a package that only the generator has, but the site’s own comes first", async () => {
  const root = scratchFolder();
  putFiles(root, { "templates/go.ts": 'import Search from "minisearch"; document.title = Search.name;' });
  const scriptOf = async () => {
    const { textOf, problems } = await bundle(root, { enhancers: ["go.ts"] });
    return { script: textOf("go.ts"), problems };
  };
  expect(await scriptOf()).toEqual({ script: expect.stringContaining("tokenize"), problems: [] });
  putFiles(root, {
    "node_modules/minisearch/package.json": '{ "name": "minisearch", "main": "main.js" }',
    "node_modules/minisearch/main.js": 'exports.name = "of the site";',
  });
  expect(await scriptOf()).toEqual({ script: expect.stringContaining("of the site"), problems: [] });
});

test("a style that a script imports is a style of its own, which pages with the script load", async () => {
  const root = scratchFolder();
  putFiles(root, {
    "templates/go.ts": 'import "./look.css";\n',
    "templates/look.css": "a { color: red }",
  });
  const { problems, assets, textOf } = await bundle(root, { enhancers: ["go.ts"] });
  expect(problems).toEqual([]);
  expect(assets?.["go.ts.css"]).toMatch(/^assets\/go\.[0-9a-f]{10}\.css$/);
  expect(textOf("go.ts.css")).toBe("a{color:red}\n");
});

test("an island whose file exports no component of its name is reported at templates/site.ts", async () => {
  const root = scratchFolder();
  putFiles(root, { "templates/guide.tsx": "export const Guides = () => null;" });
  const { problems } = await bundle(root, { islands: { Guide: "guide.tsx" } });
  expect(problems).toMatchObject([
    {
      file: "templates/site.ts",
      message:
        'the island “Guide” cannot be bundled: No matching export in "templates/guide.tsx" for import "Guide"',
    },
  ]);
});

test("a file outside templates/ that a script imports is read again when it changes, and when it changes back", async () => {
  const root = scratchFolder();
  putFiles(root, {
    "templates/go.ts": 'import { word } from "../shared/word.ts"; document.title = word;',
    "shared/word.ts": 'export const word = "un";',
  });
  const memory = createDiskMemory(join(root, ".site/cache"), "1");
  const read = async () => (await bundle(root, { enhancers: ["go.ts"] }, memory)).textOf("go.ts");
  expect(await read()).toContain('"un"');
  putFiles(root, { "shared/word.ts": 'export const word = "deux";' });
  expect(await read()).toContain('"deux"');
  putFiles(root, { "shared/word.ts": 'export const word = "un";' });
  expect(await read()).toContain('"un"');
  expect(await read()).toContain('"un"');
  expect(memory.counts()).toEqual([{ kind: "assets", computed: 2, reused: 3 }]);
});

test("another list of styles, enhancers or islands gives another bundle, although the files of templates/ are the same", async () => {
  const root = scratchFolder();
  putFiles(root, {
    "templates/a.css": "a { color: red }",
    "templates/b.css": "b { color: red }",
    "templates/a.ts": "document.title = 'a';",
    "templates/b.ts": "document.title = 'b';",
    "templates/guide.tsx": "export const Guide = () => null;",
    "templates/other.tsx": "export const Guide = () => 'other';",
  });
  const memory = createDiskMemory(join(root, ".site/cache"), "1");
  const assetsOf = async (scripts: Scripts) =>
    Object.keys((await bundle(root, scripts, memory)).assets ?? {}).sort();
  expect(await assetsOf({ styles: ["a.css"] })).toEqual(["a.css"]);
  expect(await assetsOf({ styles: ["b.css"] })).toEqual(["b.css"]);
  expect(await assetsOf({ enhancers: ["a.ts"] })).toEqual(["a.ts"]);
  expect(await assetsOf({ enhancers: ["b.ts"] })).toEqual(["b.ts"]);
  const [one, other] = [
    await bundle(root, { islands: { Guide: "guide.tsx" } }, memory),
    await bundle(root, { islands: { Guide: "other.tsx" } }, memory),
  ];
  expect(one.paths).not.toEqual(other.paths);
  expect(await assetsOf({ styles: ["a.css"] })).toEqual(["a.css"]);
  expect(memory.counts()).toEqual([{ kind: "assets", computed: 6, reused: 1 }]);
});

test.each([
  ["a hidden file", "./.hidden.ts", "templates/.hidden.ts"],
  ["a file in a hidden folder", "./.parts/word.ts", "templates/.parts/word.ts"],
  ["a file that is called like one of an editor", "./word.ts~", "templates/word.ts~"],
  ["a file below node_modules", "./node_modules/word/index.js", "templates/node_modules/word/index.js"],
])("%s below templates/ that a script imports is read again when it changes", async (_, name, path) => {
  const root = scratchFolder();
  putFiles(root, {
    "templates/go.ts": `import word from "${name}" with { type: "text" }; document.title = word;`,
    [path]: "un",
  });
  const memory = createDiskMemory(join(root, ".site/cache"), "1");
  const read = async () => (await bundle(root, { enhancers: ["go.ts"] }, memory)).textOf("go.ts");
  expect(await read()).toContain('"un"');
  putFiles(root, { [path]: "deux" });
  expect(await read()).toContain('"deux"');
  expect(await read()).toContain('"deux"');
  expect(memory.counts()).toEqual([{ kind: "assets", computed: 2, reused: 3 }]);
});

test("a picture outside templates/ that a style shows by its name and a query is read again when it changes", async () => {
  const root = scratchFolder();
  putFiles(root, {
    "templates/look.css": "a { background: url(../shared/sign.svg?v=2) }",
    "shared/sign.svg": "<svg/>",
  });
  const memory = createDiskMemory(join(root, ".site/cache"), "1");
  const read = async () => (await bundle(root, { styles: ["look.css"] }, memory)).paths.join();
  const before = await read();
  putFiles(root, { "shared/sign.svg": "<svg></svg>" });
  expect(await read()).not.toBe(before);
});

test("a file outside the folder that is reached through a link is read again when it changes", async () => {
  const top = scratchFolder();
  putFiles(top, {
    "deep/site/templates/go.ts":
      'import word from "../../word.ts" with { type: "text" }; document.title = word;',
    "deep/word.ts": "un",
  });
  symlinkSync(join(top, "deep/site"), join(top, "link"));
  const root = join(top, "link");
  const memory = createDiskMemory(join(root, ".site/cache"), "1");
  const read = async () => (await bundle(root, { enhancers: ["go.ts"] }, memory)).textOf("go.ts");
  expect(await read()).toContain('"un"');
  putFiles(top, { "deep/word.ts": "deux" });
  expect(await read()).toContain('"deux"');
});

test("a style that a script imports as text is text", async () => {
  const root = scratchFolder();
  putFiles(root, {
    "templates/go.ts": 'import look from "./look.css" with { type: "text" };\nconsole.log(look);\n',
    "templates/look.css": "a { color: red }",
  });
  const { textOf, problems } = await bundle(root, { enhancers: ["go.ts"] });
  expect(problems).toEqual([]);
  expect(textOf("go.ts")).toContain("a { color: red }");
});

test("a style or an enhancer without a file is reported where it is listed, with the file of a similar name", async () => {
  const root = scratchFolder();
  putFiles(root, {
    "templates/site.tsx": 'export default defineSite({\n  styles: ["styles/sit.css"],\n});\n',
    "templates/styles/site.css": "a { color: red }",
  });
  const { problems } = await bundle(root, { styles: ["styles/sit.css"], enhancers: ["menu.ts"] });
  expect(problems).toMatchObject([
    {
      file: "templates/site.tsx",
      at: { line: 2, column: 13, length: 14 },
      hint: { key: "near-word", data: { word: "styles/site.css" } },
    },
    { file: "templates/site.tsx", hint: { key: "bundler.missing-file.hint" } },
  ]);
  expect(problems[1]).not.toHaveProperty("at");
});

test("a site that declares another style, enhancer or island is bundled anew, and any other change is not", () => {
  const site = { styles: ["a.css"], enhancers: ["menu"], islands: { Form: "form.tsx" } };
  const describe = (changed: object) => describeAssets({ ...site, ...changed } as unknown as SiteDefinition);
  const others = [{ styles: ["b.css"] }, { enhancers: [] }, { islands: {} }];
  expect(new Set([describe({}), ...others.map(describe)]).size).toBe(4);
  expect(describe({ language: "en" })).toBe(describe({}));
});

test.each(["avif", "gif", "ico", "jpeg", "jpg", "png", "svg", "webp"])(
  "a style may show a .%s file, which is published beside it",
  async (ending) => {
    const root = scratchFolder();
    putFiles(root, {
      "templates/look.css": `a { background: url("./picture.${ending}") }`,
      [`templates/picture.${ending}`]: "pixels",
    });
    const { textOf, paths, problems } = await bundle(root, { styles: ["look.css"] });
    expect(problems).toEqual([]);
    const picture = paths.find((path) => path.endsWith(`.${ending}`)) ?? "none";
    expect(picture).toMatch(/^assets\/picture\.[0-9a-f]{10}\./);
    expect(textOf("look.css")).toContain(picture.slice("assets/".length));
  },
);
