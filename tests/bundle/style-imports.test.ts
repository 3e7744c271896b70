import { join } from "node:path";
import { expect, test } from "vitest";
import { createAssetLoader } from "../../src/bundle/asset-loader.ts";
import { bundleTemplates } from "../../src/bundle/bundle-templates.ts";
import { defineSite } from "../../src/define/define.ts";
import { siteSettings } from "../../src/define/settings.ts";
import { createScratchMemory } from "../../src/store/memory.ts";
import type { Problem } from "../../src/words/problem.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";

/** Bundles templates whose first file is `site.ts`, and the assets of the site with these islands. */
async function bundle(
  files: Readonly<Record<string, string>>,
  {
    islands = {},
    styles = [],
    checks = {},
  }: {
    readonly islands?: Readonly<Record<string, string>>;
    readonly styles?: readonly string[];
    readonly checks?: object;
  } = {},
) {
  const root = scratchFolder();
  putFiles(root, { "templates/site.ts": "export default {};\n", ...files });
  const templates = await bundleTemplates(root, join(root, "templates/site.ts"));
  if (!("code" in templates)) throw new Error(JSON.stringify(templates));
  const site = defineSite({
    language: "fr",
    words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour" },
    settings: siteSettings({}),
    collections: {},
    pages: {},
    checks,
    styles,
    islands,
  });
  const problems: Problem[] = [];
  const loader = createAssetLoader({
    root,
    memory: createScratchMemory(scratchFolder()),
    templatesKey: () => undefined,
  });
  const made = await loader.load({ site, styleImports: templates.styleImports }, (problem) =>
    problems.push(problem),
  );
  const textOf = (name: string) => {
    const file = made?.files.find(({ path }) => path === made.assets[name]);
    return file && Buffer.from(file.bytes).toString().trim();
  };
  const scripts = (made?.files ?? []).filter(({ path }) => path.endsWith(".js"));
  return {
    code: templates.code,
    textOf,
    scripts: scripts.map(({ bytes }) => Buffer.from(bytes).toString()).join("\n"),
    assets: Object.keys(made?.assets ?? {}).sort(),
    problems,
  };
}

const island = (imports: string) => `${imports}\nexport const Guide = () => null;\n`;

test("a CSS module gives templates and islands the same names, which its style has too", async () => {
  const { code, scripts, textOf, problems } = await bundle(
    {
      "templates/site.ts":
        'import "./guide.tsx";\nimport card from "./card.module.css";\nexport default card;\n',
      "templates/guide.tsx":
        'import card from "./card.module.css";\nexport const Guide = () => card.title + card["of-it"];\n',
      "templates/card.module.css": ".title { color: teal }\n.of-it { color: tan }\n",
    },
    { islands: { Guide: "guide.tsx" } },
  );
  expect(problems).toEqual([]);
  const [name = ""] = /card_[0-9a-f]{6}_title/.exec(code) ?? [];
  const other = name.replace("title", "of-it");
  expect(code).toContain(other);
  expect(scripts).toContain(`"${name}"`);
  const css = `.${name}{color:teal}.${other}{color:tan}`;
  expect(textOf("imported.css")).toBe(css);
  expect(textOf("islands/Guide.css")).toBe(css);
});

test("classes of two files of one name differ, and one file lends its classes to another", async () => {
  const { code, textOf } = await bundle({
    "templates/site.ts":
      'import a from "./a/card.module.css";\nimport b from "./b/card.module.css";\nexport default [a.card, b.card];\n',
    "templates/a/card.module.css": '.card { composes: card from "../b/card.module.css"; color: teal }\n',
    "templates/b/card.module.css": ".card { margin: 0 }\n",
  });
  const css = textOf("imported.css") ?? "";
  const [, b = "", a = ""] = /^\.(card_\w+_card)\{margin:0\}\.(card_\w+_card)\{color:teal\}$/.exec(css) ?? [];
  expect(a).not.toBe(b);
  // What a file borrows comes first.
  expect(code).toContain(`"${b} ${a}"`);
});

test("what only an island imports is a style of the island, and its packages’ styles with it", async () => {
  const { assets, textOf, problems } = await bundle(
    {
      "templates/site.ts": 'import "./guide.tsx";\nimport "./look.css";\nexport default {};\n',
      "templates/guide.tsx": island('import "picker";\nimport "./guide.css";'),
      "templates/look.css": "p { color: red }",
      "templates/guide.css": "b { color: tan }",
      "node_modules/picker/package.json": '{ "name": "picker", "main": "main.js" }',
      "node_modules/picker/main.js": 'import "./picker.css";\nexport const open = () => 1;\n',
      "node_modules/picker/picker.css": 'i { background: url("sign.gif") }',
      "node_modules/picker/sign.gif": "pixels",
    },
    { islands: { Guide: "guide.tsx" } },
  );
  expect(problems).toEqual([]);
  expect(assets).toEqual([
    "imported.css",
    "islands/Guide",
    "islands/Guide.css",
    expect.stringContaining("sign.gif"),
  ]);
  expect(textOf("imported.css")).toBe("p{color:red}");
  expect(textOf("islands/Guide.css")).toMatch(
    /^i\{background:url\("?\.\/sign\.\w+\.gif"?\)\}b\{color:tan\}$/,
  );
});

test("a style that an island loads later is on its pages from the start", async () => {
  const { textOf } = await bundle(
    {
      "templates/guide.tsx": island('export const open = () => import("./later.ts");'),
      "templates/later.ts": 'import "./later.css";\nexport const later = 1;\n',
      "templates/later.css": "b { color: tan }",
    },
    { islands: { Guide: "guide.tsx" } },
  );
  expect(textOf("islands/Guide.css")).toBe("b{color:tan}");
});

test.each(["woff2", "woff", "ttf", "otf", "eot", "jpg", "gif"])(
  "a style may name a .%s file",
  async (ending) => {
    const { textOf, problems } = await bundle(
      {
        "templates/look.css": `@font-face { font-family: A; src: url("./a.${ending}?#iefix") }`,
        [`templates/a.${ending}`]: "bytes",
      },
      { styles: ["look.css"] },
    );
    expect(problems).toEqual([]);
    expect(textOf("look.css")).toMatch(new RegExp(`a\\.[0-9a-f]{10}\\.${ending}`));
  },
);

test("a package that has only a style is imported by its name", async () => {
  const { textOf, problems } = await bundle(
    {
      "templates/look.css": '@import "reset";\n@import "base";\n',
      "node_modules/reset/package.json":
        '{ "name": "reset", "exports": { ".": { "style": "./index.css" } } }',
      "node_modules/reset/index.css": "a { color: tan }",
      "node_modules/base/package.json": '{ "name": "base", "style": "base.css" }',
      "node_modules/base/base.css": "b { color: tan }",
    },
    { styles: ["look.css"] },
  );
  expect(problems).toEqual([]);
  expect(textOf("look.css")).toBe("a{color:tan}b{color:tan}");
});

test("what no browser knows of a style is reported at its place, and the style is bundled", async () => {
  const { textOf, problems } = await bundle(
    { "templates/look.css": "a {\n  @apply font-bold;\n  color: tan;\n}\n" },
    { styles: ["look.css"] },
  );
  expect(problems).toMatchObject([
    {
      code: "style/unknown",
      severity: "error",
      file: "templates/look.css",
      at: { line: 2, column: 3, length: 6 },
      message: { data: { rule: "@apply", count: 1 } },
    },
  ]);
  expect(textOf("look.css")).toContain("color:tan");
});

test("a mistake in a CSS module is reported at its place", async () => {
  const { problems } = await bundle({
    "templates/site.ts": 'import a from "./card-facade.module.css";\nexport default a;\n',
    "templates/card-facade.module.css": ".a {\n  colr: red;\n}\n.b { @apply m-1; }\n",
  });
  expect(problems).toMatchObject([
    { code: "style/unknown", file: "templates/card-facade.module.css", at: { line: 4, column: 6 } },
    { code: "template/syntax", file: "templates/card-facade.module.css", at: { line: 2, column: 3 } },
  ]);
});

test("a style of another language without what compiles it is reported where it is listed or imported", async () => {
  const files = { "templates/look.scss": "$a: red;" };
  const { problems } = await bundle(files, { styles: ["look.scss"] });
  expect(problems).toMatchObject([{ code: "template/syntax", hint: { key: "bundler.style-compiler.hint" } }]);
});
