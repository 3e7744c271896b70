import { join } from "node:path";
import { expect, test } from "vitest";
import { bundleTemplates } from "../../src/bundle/bundle-templates.ts";
import { createExplainThrow } from "../../src/bundle/explain-throw.ts";
import { bundlePath, compileTemplates, runTemplates } from "../../src/bundle/run-templates.ts";
import { mistakeOf } from "../support/mistake-of.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";

async function explain(site: string) {
  const root = scratchFolder();
  putFiles(root, { "templates/site.ts": site });
  const made = await bundleTemplates(root, join(root, "templates/site.ts"));
  if (!("code" in made)) throw new Error("the templates cannot be bundled");
  try {
    runTemplates(compileTemplates(made.code, root), root);
  } catch (error) {
    const { message, hint } = createExplainThrow(made.map, bundlePath(root), root)(error, "loading it");
    return [message, hint];
  }
  return [];
}

test("the message for a site made without defineSite says how to declare one", async () => {
  const said = [
    "loading it failed: its default export is not the result of defineSite",
    "write export default defineSite({ … })",
  ];
  expect(await explain("export default { language: 'fr' };\n")).toEqual(said);
  expect(await explain("export default undefined;\n")).toEqual(said);
});

test("the message for a site without a required part names it", async () => {
  const site = "defineSite({ language: 'fr', collections: {}, pages: {} })";
  const [message] = await explain(`import { defineSite } from "charpente";\nexport default ${site};\n`);
  expect(message).toEqual("loading it failed: the definition given to defineSite has no words, settings");
});

test("an error after U+2028 is reported at the line that an editor shows", async () => {
  const root = scratchFolder();
  putFiles(root, { "templates/site.ts": 'const text = "a\u2028b\u2029";\nexport default text.none.more;\n' });
  const made = await bundleTemplates(root, join(root, "templates/site.ts"));
  if (!("code" in made)) throw new Error("the templates cannot be bundled");
  const explainThrow = createExplainThrow(made.map, bundlePath(root), root);
  let thrown: unknown;
  try {
    runTemplates(compileTemplates(made.code, root), root);
  } catch (error) {
    thrown = error;
  }
  expect(explainThrow(thrown, "loading it")).toMatchObject({ file: "templates/site.ts", at: { line: 2 } });
});

test("templates do not get a package that a restored cache brought into .site/", async () => {
  const root = scratchFolder();
  putFiles(root, {
    "templates/site.ts": 'import { version } from "react-dom/client";\nexport default { version };\n',
    ".site/node_modules/react-dom/client.js": 'throw new Error("the cache has run");',
    ".site/node_modules/react-dom/package.json": "{}",
    "node_modules/react-dom/client.js": 'exports.version = "of the site";',
    "node_modules/react-dom/package.json": "{}",
  });
  const made = await bundleTemplates(root, join(root, "templates/site.ts"));
  if (!("code" in made)) throw new Error("the templates cannot be bundled");
  const run = () => runTemplates(compileTemplates(made.code, root), root);
  expect(mistakeOf(run)).toContain("not the result of defineSite");
});
