import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createAssetLoader } from "../../src/bundle/asset-loader.ts";
import { defineSite } from "../../src/define/define.ts";
import { siteSettings } from "../../src/define/settings.ts";
import { createDiskMemory } from "../../src/store/memory.ts";
import type { Problem } from "../../src/words/problem.ts";
import { filesIn } from "../support/read-blocks.ts";
import { projectRoot } from "../support/run-site.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";

const recipes = filesIn(readFileSync(join(projectRoot, "docs/templates.md"), "utf8"));

/** A site with these files below `templates/`, whose first style is compiled by this module. */
function compiledSite(transform: string, files: Readonly<Record<string, string>>) {
  const root = scratchFolder();
  symlinkSync(join(projectRoot, "node_modules"), join(root, "node_modules"));
  const recipe = recipes.find(({ path }) => path === `templates/${transform}`);
  const save = (saved: Readonly<Record<string, string>>) =>
    putFiles(
      root,
      Object.fromEntries(Object.entries(saved).map(([path, text]) => [`templates/${path}`, text])),
    );
  save({ ...(recipe && { [transform]: recipe.text }), ...files });
  const [first = ""] = Object.keys(files);
  const site = defineSite({
    language: "fr",
    words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour" },
    settings: siteSettings({}),
    collections: {},
    pages: {},
    styles: { files: [first], transform },
  });
  const memory = () => createDiskMemory(join(root, ".site/cache"), "1");
  const load = async (kept = memory()) => {
    const problems: Problem[] = [];
    const loader = createAssetLoader({ root, memory: kept, templatesKey: () => undefined });
    const made = await loader.load({ site }, (problem) => problems.push(problem));
    const file = made?.files.find(({ path }) => path === made.assets[first]);
    kept.flush();
    return { css: file && Buffer.from(file.bytes).toString(), problems, counts: kept.counts() };
  };
  return { root, save, load };
}

test("Tailwind writes the classes that templates use, and no others", async () => {
  const { save, load } = compiledSite("styles/postcss.ts", {
    "styles/site.css": '@import "tailwindcss";\n.lead { @apply font-bold; }\n',
    "page.tsx": 'export const Page = () => <p className="mt-3 text-teal-700">…</p>;\n',
  });
  const { css, problems } = await load();
  expect(problems).toEqual([]);
  expect(css).toContain(".mt-3{");
  expect(css).toContain(".text-teal-700{");
  expect(css).toMatch(/\.lead\{[^}]*font-weight:var\(--font-weight-bold\)/);
  expect(css).not.toContain(".mt-5{");
  save({ "other.tsx": 'export const Other = () => <p className="mt-5">…</p>;\n' });
  expect((await load()).css).toContain(".mt-5{");
});

test("Sass compiles a style with the parts that it uses", async () => {
  const { save, load } = compiledSite("styles/sass.ts", {
    "styles/site.scss": '@use "ink";\na { color: ink.$colour; &:hover { color: red } }\n',
    "styles/_ink.scss": "$colour: teal;\n",
  });
  expect(await load()).toMatchObject({ css: "a{color:teal}a:hover{color:red}\n", problems: [] });
  save({ "styles/_ink.scss": "$colour: tan;\n" });
  expect((await load()).css).toContain("a{color:tan}");
});

test("PostCSS runs the plug-ins of the site", async () => {
  const { load } = compiledSite("styles/media.ts", {
    "styles/site.css": "@custom-media --small (width < 30rem);\n@media (--small) { a { color: teal } }\n",
    "styles/media.ts": [
      'import postcss from "postcss";',
      'import customMedia from "postcss-custom-media";',
      "export default async ({ file, text }) =>",
      "  ({ css: (await postcss([customMedia()]).process(text, { from: file })).css });",
    ].join("\n"),
  });
  expect(await load()).toMatchObject({ css: "@media(width<30rem){a{color:teal}}\n", problems: [] });
});

test("Lightning CSS compiles a style", async () => {
  const { load } = compiledSite("styles/lightning.ts", {
    "styles/site.css": "@custom-media --small (width < 30rem);\n@media (--small) { a { color: teal } }\n",
  });
  expect(await load()).toMatchObject({ css: expect.stringContaining("a{color:teal}"), problems: [] });
});

test.each([
  ["styles/sass.ts", "styles/site.scss", "a {\n  color: $ink;\n}\n", { line: 2, column: 10 }],
  ["styles/postcss.ts", "styles/site.css", "a {\n  color red\n}\n", { line: 2, column: 3 }],
  ["styles/postcss.ts", "styles/site.css", "a {\n  @apply none-such;\n}\n", { line: 2, column: 10 }],
  ["styles/lightning.ts", "styles/site.css", "a {}\n  & % { color: red }\n", { line: 2, column: 5 }],
])("what %s refuses of %s is reported at its place: %j", async (transform, file, text, at) => {
  const { load } = compiledSite(transform, { [file]: text });
  const { problems } = await load();
  expect(problems).toMatchObject([{ code: "style/refused", file: `templates/${file}`, at }]);
});
