import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { bundleTemplates } from "../../src/bundle/bundle-templates.ts";
import {
  adviseOnThrow,
  bundlePath,
  createExplainThrow,
  runTemplates,
  sharedPackages,
} from "../../src/bundle/run-templates.ts";
import { createSurroundings } from "../../src/bundle/surroundings.ts";
import { noMemory } from "../../src/model/memory/memory.ts";
import { Mistake, say } from "../../src/words/message.ts";
import { mistakeOf } from "../support/mistake-of.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";
import { tell } from "../support/speech.ts";

async function explain(site: string) {
  const root = scratchFolder();
  putFiles(root, { "templates/site.ts": site });
  const made = await bundleTemplates(root, join(root, "templates/site.ts"));
  if (!("code" in made)) throw new Error("the templates cannot be bundled");
  try {
    runTemplates(made.code, root, createSurroundings(root, noMemory));
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

test("a font that no style sheet names is told apart from an asset with a wrong name", async () => {
  const missing = (asset: string) =>
    `throw Object.assign(new Error(), ${JSON.stringify({ name: "MissingAsset", asset, known: ["icon.svg", "../a.ts"] })});\n`;
  expect(await explain(missing("fonts/text.woff2"))).toEqual([
    "there is no asset “fonts/text.woff2”, which loading it needs",
    "name it in the @font-face of a style sheet, which publishes it",
  ]);
  // Scripts of the package are no advice.
  const [, hint] = await explain(missing("menu.css"));
  expect(hint).toEqual("the assets that templates/site.ts lists are: icon.svg");
});

test("an error after U+2028 is reported at the line that an editor shows", async () => {
  const root = scratchFolder();
  putFiles(root, { "templates/site.ts": 'const text = "a\u2028b\u2029";\nexport default text.none.more;\n' });
  const made = await bundleTemplates(root, join(root, "templates/site.ts"));
  if (!("code" in made)) throw new Error("the templates cannot be bundled");
  const explainThrow = createExplainThrow(made.map, bundlePath(root), root);
  let thrown: unknown;
  try {
    runTemplates(made.code, root, createSurroundings(root, noMemory));
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
  const run = () => runTemplates(made.code, root, createSurroundings(root, noMemory));
  expect(mistakeOf(run)).toContain("not the result of defineSite");
});

test("no function is compiled for a schema of templates, of which each start makes new ones", () => {
  const { z } = sharedPackages.zod as typeof import("zod");
  const compiled = vi.spyOn(globalThis, "Function");
  try {
    const schema = z.strictObject({ title: z.string(), tags: z.array(z.strictObject({ name: z.string() })) });
    expect(schema.parse({ title: "a", tags: [{ name: "b" }] })).toEqual({
      title: "a",
      tags: [{ name: "b" }],
    });
    expect(compiled).not.toHaveBeenCalled();
  } finally {
    compiled.mockRestore();
  }
});

const hintOf = (thrown: string) => tell(adviseOnThrow(new Error(thrown)).hint ?? "");

test("the hint for a global of browsers says where it can be used", () => {
  expect(hintOf("window is not defined")).toContain("in an effect or a handler of an island");
  expect(hintOf("windo is not defined")).toBe("");
});

test("a mistake that the generator knows is reported with its own advice, in another copy of its class too", () => {
  const copy = Object.assign(new Error("key"), { name: "Mistake", text: say("thrown.no-list") });
  expect(adviseOnThrow(copy)).toEqual({ message: say("thrown.no-list") });
  const hint = say("thrown.plan.hint");
  expect(adviseOnThrow(new Mistake(say("thrown.no-route"), hint))).toEqual({
    message: say("thrown.no-route"),
    hint,
  });
});

test("a component that suspends is reported without React’s own words", () => {
  const said = "A component suspended while responding to synchronous input. This will cause the UI to be …";
  expect(adviseOnThrow(new Error(said))).toEqual({
    message: "a component is async, or waits with use() or lazy()",
    hint: "pages are drawn at once: put the data it waits for into content/",
  });
});
