import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyEverything } from "../support/copy-everything.ts";
import { eventually } from "../support/eventually.ts";
import { shareOf } from "../support/is-whole.ts";
import { filesIn } from "../support/read-blocks.ts";
import { projectRoot } from "../support/run-site.ts";
import { serveDev } from "../support/serve-dev.ts";
import { shareTabs } from "../support/share-browser.ts";
import { at } from "../support/site-base.ts";

const documented = filesIn(readFileSync(join(projectRoot, "docs/templates.md"), "utf8"));

function recipe(path: string): string {
  const { text = "" } = documented.find((file) => file.path === `templates/${path}`) ?? {};
  expect(text).toContain("const transform");
  return text;
}

/** Serves the site that uses everything, its style being compiled, and opens its first article. */
async function serveCompiled(
  style: string,
  transform: string,
  files: Readonly<Record<string, string>>,
  prepare = (_edit: (path: string, change: (text: string) => string) => void) => {},
) {
  const root = mkdtempSync(join(tmpdir(), "charpente-compiled-"));
  await copyEverything(root);
  symlinkSync(join(projectRoot, "node_modules"), join(root, "node_modules"));
  const write = (path: string, text: string) => writeFileSync(join(root, "templates", path), text);
  const edit = (path: string, change: (text: string) => string) =>
    write(path, change(readFileSync(join(root, "templates", path), "utf8")));
  for (const [path, text] of Object.entries(files)) write(path, text);
  edit("site.tsx", (text) =>
    text.replace(
      'styles: ["styles/site.css"]',
      `styles: { files: ["styles/site.css", ${JSON.stringify(style)}], transform: ${JSON.stringify(transform)} }`,
    ),
  );
  prepare(edit);
  const server = await serveDev(root);
  const tabs = await shareTabs();
  const page = await tabs.take();
  onTestFinished(async () => {
    tabs.leave(page);
    await server.close();
    rmSync(root, { recursive: true, force: true });
  });
  await page.goto(server.origin + at("/blog/premier"));
  const showsTitleIn = (colour: string) =>
    eventually(async () =>
      expect(
        await page.getByRole("heading", { level: 1 }).evaluate((heading) => getComputedStyle(heading).color),
      ).toBe(colour),
    );
  return { page, edit, showsTitleIn };
}

test.each(
  shareOf(
    [
      [
        "Sass",
        "styles/look.scss",
        { "styles/sass.ts": recipe("styles/sass.ts") },
        {
          "styles/look.scss": '@use "ink";\nh1 { color: ink.$colour }\n',
          "styles/_ink.scss": "$colour: OLD;\n",
        },
      ],
      [
        "a plug-in of PostCSS",
        "styles/look.css",
        {
          "styles/media.ts": recipe("styles/postcss.ts")
            .replace(/^import tailwind.*$/m, 'import customMedia from "postcss-custom-media";')
            .replace(/tailwind\(.*\)/, "customMedia()"),
        },
        { "styles/look.css": "@custom-media --any (width > 0px);\n@media (--any) { h1 { color: OLD } }\n" },
      ],
      [
        "Lightning CSS",
        "styles/look.css",
        { "styles/lightning.ts": recipe("styles/lightning.ts") },
        { "styles/look.css": "@custom-media --any (width > 0px);\n@media (--any) { h1 { color: OLD } }\n" },
      ],
    ],
    2,
  ),
)(
  "a saved input of a style that %s compiles is applied without a reload",
  async (_, style, module, files) => {
    const coloured = Object.entries(files).map(([path, text]) => [path, text.replace("OLD", "rgb(1, 2, 3)")]);
    const [transform = ""] = Object.keys(module);
    const { page, edit, showsTitleIn } = await serveCompiled(style, transform, {
      ...module,
      ...Object.fromEntries(coloured),
    });
    await showsTitleIn("rgb(1, 2, 3)");
    await page.evaluate(() => document.body.append("noté à la main"));
    const [input = ""] = Object.keys(files).slice(-1);
    edit(input, (text) => text.replace("rgb(1, 2, 3)", "rgb(4, 5, 6)"));
    await showsTitleIn("rgb(4, 5, 6)");
    expect(await page.locator("body").textContent()).toContain("noté à la main");
  },
);

test("a class of Tailwind that a template begins to use is in the style of its page", async () => {
  const { edit, showsTitleIn } = await serveCompiled("styles/look.css", "styles/postcss.ts", {
    "styles/postcss.ts": recipe("styles/postcss.ts"),
    "styles/look.css": '@import "tailwindcss";\nh1 { @apply text-[rgb(1,2,3)]; }\n',
  });
  await showsTitleIn("rgb(1, 2, 3)");
  edit("styles/look.css", (text) => text.replace("@apply text-[rgb(1,2,3)];", ""));
  edit("site.tsx", (text) => text.replace("<h1>{article", '<h1 className="text-[rgb(7,8,9)]">{article'));
  await showsTitleIn("rgb(7, 8, 9)");
});

test("a CSS module looks the same in a template and in an island, and a saved one is applied without a reload", async () => {
  const files = {
    "styles/none.css": "",
    "styles/none.ts": "export default () => undefined;\n",
    "islands/mark.module.css": ".mark { color: rgb(1, 2, 3) }\n",
  };
  const { page, edit } = await serveCompiled("styles/none.css", "styles/none.ts", files, (edit) => {
    edit("islands/counter.tsx", (text) =>
      text
        .replace('import { useState } from "react";', '$&\nimport mark from "./mark.module.css";')
        .replace('<button type="button"', '<button type="button" className={mark.mark}'),
    );
    edit("site.tsx", (text) =>
      text
        .replace("import { Counter }", 'import mark from "./islands/mark.module.css";\nimport { Counter }')
        .replaceAll("<h1>{", "<h1 className={mark.mark}>{"),
    );
  });
  const noise: string[] = [];
  page.on("console", (message) => noise.push(message.text()));
  page.on("pageerror", (error) => noise.push(error.message));
  const colours = () =>
    page.evaluate(() =>
      ["h1", "[data-island] button"].map((name) => {
        const element = document.querySelector(name);
        return element && getComputedStyle(element).color;
      }),
    );
  await page.goto(new URL(page.url()).origin + at("/"));
  await eventually(async () => expect(await colours()).toEqual(["rgb(1, 2, 3)", "rgb(1, 2, 3)"]));
  await page.locator("[data-live]").first().waitFor();
  await page.evaluate(() => document.body.append("noté à la main"));
  edit("islands/mark.module.css", (text) => text.replace("1, 2, 3", "4, 5, 6"));
  await eventually(async () => expect(await colours()).toEqual(["rgb(4, 5, 6)", "rgb(4, 5, 6)"]));
  expect(await page.locator("body").textContent()).toContain("noté à la main");
  expect(noise).toEqual([]);
});
