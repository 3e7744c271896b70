import { join } from "node:path";
import { expect, test } from "vitest";
import { bundleTemplates } from "../../src/bundle/bundle-templates.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";

async function bundle(site: string, files: Readonly<Record<string, string>> = {}) {
  const root = scratchFolder();
  putFiles(root, { "templates/site.ts": site, ...files });
  const made = await bundleTemplates(root, join(root, "templates/site.ts"));
  return "code" in made ? made : { problems: made };
}

const style = { "templates/look.css": "a { color: red }" };

test.each([
  ["import", 'import "./look.css";\nexport default {};\n'],
  ["import that waits", 'export default () => import("./look.css");\n'],
])("a style that templates import adds nothing to their code: an %s", async (_, site) => {
  const made = await bundle(site, style);
  expect(made).toMatchObject({
    problems: [],
    styleImports: { "templates/site.ts": ["style:templates/look.css"] },
    code: expect.not.stringContaining("color: red"),
  });
});

test("an imported style that is not there is reported at its place", async () => {
  const { problems } = await bundle('import "./none.css";\nexport default {};\n');
  expect(problems).toMatchObject([{ file: "templates/site.ts", at: { line: 1, column: 8 } }]);
});

test("a style without names that is imported for names is reported at its place", async () => {
  const { problems } = await bundle('import look from "./look.css";\nexport default look;\n', style);
  expect(problems).toMatchObject([
    { file: "templates/site.ts", at: { line: 1, column: 8 }, hint: { key: "bundler.style-names.hint" } },
  ]);
});

test("a style may be imported as text", async () => {
  const made = await bundle(
    'import text from "./look.css" with { type: "text" };\nexport default text;\n',
    style,
  );
  expect(made).toMatchObject({ problems: [], code: expect.stringContaining("color: red") });
});

test("a mistake in a template is reported at its place, once", async () => {
  const { problems } = await bundle('import "./other.ts";\nexport default {};\n', {
    "templates/other.ts": "export const = 1;\n",
  });
  expect(problems).toMatchObject([{ severity: "error", file: "templates/other.ts", at: { line: 1 } }]);
});

test.each([
  ["at its start", "/* a\u2028b\u2029 */\nexport const = 1;\n", 2, 14],
  ["in its own line", "/* 漢\u2028b */ export const = 1;\n", 1, 24],
  ["where lines end otherwise", "// a\r\n/*\u2028*/ /*\r*/ export const = 1;\r", 3, 17],
])("lines of templates are those of an editor, which knows no U+2028: %s", async (_, text, line, column) => {
  const { problems } = await bundle('import "./other.ts";\nexport default {};\n', {
    "templates/other.ts": text,
  });
  expect(problems).toMatchObject([{ file: "templates/other.ts", at: { line, column } }]);
});

test("templates and styles that are not UTF-8 are refused, each at its first wrong byte", async () => {
  const root = scratchFolder();
  putFiles(root, {
    "templates/site.ts": Buffer.from('export default {\n  title: "\u00e9t\u00e9",\n};\n', "latin1"),
    "templates/look.css": Buffer.from("/* \u00e9 */", "latin1"),
    "templates/font.woff2": Buffer.from([0xff, 0xfe]),
  });
  expect(await bundleTemplates(root, join(root, "templates/site.ts"))).toMatchObject([
    { code: "source/not-utf8", file: "templates/look.css", at: { line: 1, column: 4 } },
    { code: "source/not-utf8", file: "templates/site.ts", at: { line: 2, column: 11 } },
  ]);
});

test("a site file without a default export is reported as such, in that file", async () => {
  const { problems } = await bundle("export const site = {};\n");
  expect(problems).toEqual([
    {
      code: "template/no-site",
      severity: "error",
      file: "templates/site.ts",
      message: "the file exports no site",
      hint: "write export default defineSite({ … })",
    },
  ]);
});
