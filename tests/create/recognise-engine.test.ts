import { expect, test } from "vitest";
import { recogniseEngine } from "../../create-charpente/src/recognise-engine.ts";

function recognise(files: Readonly<Record<string, string>>) {
  const found = recogniseEngine({ paths: Object.keys(files), readText: (path) => files[path] ?? "" });
  switch (found.status) {
    case "one":
      return found.engine;
    case "none":
      return "none";
    case "several":
      return found.found.map(({ engine, marks }) => `${engine}: ${marks.join(" ")}`);
  }
}

const asks = (...names: readonly string[]) =>
  JSON.stringify({ devDependencies: Object.fromEntries(names.map((name) => [name, "*"])) });

test.each([
  ["hugo", { "hugo.yaml": "" }],
  ["hugo", { "config.toml": "", "content/a.md": "", "layouts/index.html": "" }],
  ["hugo", { "config/_default/hugo.toml": "" }],
  ["jekyll", { "_config.yml": "", "index.md": "" }],
  ["jekyll", { "_posts/2020-01-01-a.md": "" }],
  ["eleventy", { "eleventy.config.js": "", "_layouts/a.njk": "", "content/a.md": "" }],
  ["eleventy", { "package.json": asks("@11ty/eleventy"), "index.md": "" }],
  ["astro", { "astro.config.mjs": "", "src/content/docs/index.mdx": "", "content/a.md": "" }],
  ["vitepress", { ".vitepress/config.mts": "", "package.json": asks("vitepress"), "index.md": "" }],
  ["vitepress", { "docs/.vitepress/config/index.ts": "", "docs/index.md": "" }],
  ["docusaurus", { "docusaurus.config.ts": "", "docs/a.md": "", "blog/a.md": "" }],
  ["docusaurus", { "website/docusaurus.config.js": "", "docs/a.md": "", "_layouts/a.html": "" }],
  // What is left of another generator weighs less than what the site is made with.
  ["astro", { "astro.config.mjs": "", "package.json": asks("astro"), "_config.yml": "" }],
] as const)("%s is recognised by its own marks: %j", (engine, files) => {
  expect(recognise(files)).toBe(engine);
});

test("Markdown alone says nothing about its generator", () => {
  expect(recognise({ "README.md": "", "docs/a.md": "", "package.json": asks("react") })).toBe("none");
  expect(recognise({ "content/a.md": "", "package.json": "no JSON" })).toBe("none");
});

test("two generators that fit as well are both named, with their marks", () => {
  expect(
    recognise({ "docs/.vitepress/config.ts": "", "docs/a.md": "", "website/docusaurus.config.js": "" }),
  ).toEqual(["vitepress: docs/.vitepress/config.ts", "docusaurus: website/docusaurus.config.js"]);
});
