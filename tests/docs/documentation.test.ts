import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type Option, type SettingsField, withExports } from "../../scripts/documentation/read-exports.mjs";
import { createProgram } from "../../src/cli/program.ts";
import * as door from "../../src/index.ts";
import { codes } from "../../src/words/catalogue.ts";
import { pageOf } from "../../src/words/problem.ts";
import { findTypeErrors } from "../support/find-type-errors.ts";
import { askRulesOfHtml } from "../support/html-rules.ts";
import { isWhole, shareOf } from "../support/is-whole.ts";
import type { NamedFile } from "../support/read-blocks.ts";
import { runHere } from "../support/run-here.ts";
import { projectRoot } from "../support/run-site.ts";
import { siteOfExamples } from "../support/site-of-examples.ts";
import { writeSiteOf } from "../support/write-site-of.ts";

const root = mkdtempSync(join(tmpdir(), "charpente-documentation-"));
const pages = join(root, "content/pages");
const read = (path: string) => readFileSync(join(root, path), "utf8");

beforeAll(() => {
  const script = join(projectRoot, "scripts/make-documentation.mjs");
  execFileSync(process.execPath, [script, "--out", root, "--repository", "https://git.example.org/a"]);
}, 400_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("the documentation is built and checked without a warning", { timeout: 240_000 }, async () => {
  // The build draws nothing again that the check has drawn. A short run asks the rules of HTML of a share of the pages.
  for (const command of isWhole ? ["check", "build"] : ["build"]) {
    const { status, stderr } = await runHere([command, "--root", root, "--strict", "--language", "en"]);
    expect({ command, status, stderr }).toEqual({
      command,
      status: 0,
      stderr: expect.not.stringMatching(/error|warning/),
    });
  }
  const breachesOf = askRulesOfHtml({ "long-title": "off" });
  const drawn = readdirSync(join(root, "dist"), { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".html"),
  );
  for (const path of shareOf(drawn.sort(), 12)) expect(breachesOf(read(`dist/${path}`)), path).toEqual([]);
  expect(read("dist/site/editing.html")).toMatch(
    /<html lang="fr" dir="ltr">.*<body lang="en">.*<article lang="fr">/s,
  );
  expect(read("dist/architecture.html")).toContain(
    'href="https://git.example.org/a/blob/HEAD/src/pipeline/build.ts"',
  );
  const [search = ""] = readdirSync(join(root, "dist/assets")).filter((name) => name.startsWith("search-"));
  expect(read(`dist/assets/${search}`)).toContain('"route":"/functions/paginate"');
});

test("each problem code, each function and each command has a page", async () => {
  const listed = new Set(readdirSync(pages, { recursive: true, encoding: "utf8" }));
  const program = createProgram("en", () => {});
  const wanted = [
    ...codes.flatMap((code) => [`problems/en/${pageOf(code)}`, `problems/fr/${pageOf(code)}`]),
    ...Object.keys(door).map((name) => `functions/${toFileName(name)}.md`),
    ...program
      .createHelp()
      .visibleCommands(program)
      .filter((command) => command.name() !== "help")
      .map((command) => `commands/${command.name()}.md`),
  ];
  expect(wanted.filter((path) => !listed.has(path))).toEqual([]);
});

test("each function says what it does and how it is used, and each field of defineSite what it is for", () => {
  for (const name of Object.keys(door)) {
    const text = read(`content/pages/functions/${toFileName(name)}.md`);
    expect(text, name).toMatch(/^description: \S/m);
    expect(text, name).toContain("## Example\n\n```tsx\n");
  }
  const site = read("content/pages/functions/define-site.md");
  expect(site).toContain("## derive\n\nMakes files from finished pages");
  expect(site).toContain("```tsx\nfonts: [");
});

const { exported, settings, optionsOf } = withExports(projectRoot, (exported, settings) => ({
  exported: exported.map((one) => ({
    ...one,
    named: (
      (all) => () =>
        all
    )(one.named()),
  })),
  settings,
  optionsOf: new Map(exported.map((one) => [one.name, one.options()])),
}));
const examples = siteOfExamples(exported, settings);

test("every option that a site can give is described, and stands in an example", () => {
  const takers = [
    ...["defineSite", "folderCollection", "fileCollection", "singleEntry"],
    ...["source", "directive", "deriveSearch"],
  ];
  const options = takers.flatMap((taker) =>
    (optionsOf.get(taker) ?? []).map((option) => ({ ...option, name: `${taker}: ${option.path}` })),
  );
  expect(options.length).toBeGreaterThan(200);
  expect(options.filter(({ words }) => words === "").map(({ name }) => name)).toEqual([]);
  const isShown = ({ path, examples }: Option) => {
    const name = new RegExp(`\\b${path.split(".").at(-1)}\\b`);
    return examples.some((example) => name.test(example));
  };
  expect(options.filter((option) => option.isGiven && !isShown(option)).map(({ name }) => name)).toEqual([]);
});

test("every field of content/site.yaml is described, and stands in an example", () => {
  const faults = (
    fields: readonly SettingsField[],
    around: string,
    isDescribed: boolean,
  ): readonly string[] =>
    fields.flatMap(({ name, words, examples, fields: within }) => {
      const shown = around + examples.join("\n");
      return [
        ...(words === "" && !isDescribed ? [`${name} says nothing`] : []),
        ...(shown.includes(`${name}:`) ? [] : [`${name} stands in no example`]),
        ...faults(within, shown, words !== ""),
      ];
    });
  expect(settings.length).toBeGreaterThan(9);
  expect(faults(settings, "", false)).toEqual([]);
});

test("the examples of all options are one site, which builds below a base path", async () => {
  const site = writeSiteOf(examples);
  onTestFinished(site.close);
  const font = (name: string) => join(projectRoot, "templates/fonts", name);
  mkdirSync(join(site.root, "templates/fonts"));
  cpSync(font("figtree.woff2"), join(site.root, "templates/fonts/text.woff2"));
  cpSync(font("figtree-card.ttf"), join(site.root, "templates/fonts/text.ttf"));
  const forge = createServer((_, response) => response.end('[{ "tag": "v1" }]')).listen(0, "127.0.0.1");
  onTestFinished(() => void forge.close());
  await once(forge, "listening");
  const definition = join(site.root, "templates/site.tsx");
  const { port } = forge.address() as AddressInfo;
  const written = readFileSync(definition, "utf8").replace(
    "https://forge.example",
    `http://127.0.0.1:${port}`,
  );
  writeFileSync(definition, written);
  const args = ["build", "--root", site.root, "--strict", "--base", "/conf/", "--language", "en"];
  const { status, stderr } = await runHere(args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.not.stringMatching(/error|warning/) });
  const built = (path: string) => readFileSync(join(site.root, "dist", path), "utf8");
  // The search of each language is sent to its own page, and finds the pages of its language.
  expect(built("search.html")).toContain('action="/conf/search"');
  expect(built("fr/search.html")).toContain('action="/conf/fr/search"');
  const [, index = ""] = /data-index="\/conf\/([^"]+)"/.exec(built("fr/search.html")) ?? [];
  expect(built(index)).toContain('"route":"/fr/posts/first"');
  expect(built(index)).not.toContain('"route":"/posts/first"');
  // The page of a form may send it to its service, with a script and without one.
  expect(built("contact.html")).toMatch(
    /connect-src 'self' https:\/\/mail\.example;.* form-action https:\/\/mail/,
  );
});

test("everything that templates may import has a comment, and a function that throws says when", () => {
  expect(exported.length).toBeGreaterThan(70);
  expect(exported.filter(({ words }) => words === "").map(({ name }) => name)).toEqual([]);
  const silent = exported.filter(({ canThrow, thrown }) => canThrow && thrown.length === 0);
  expect(silent.map(({ name }) => name)).toEqual([]);
  expect(exported.filter(({ canThrow }) => canThrow).length).toBeGreaterThan(4);
});

test("the page of a command has the text of its help", async () => {
  const { stdout } = await runHere(["help", "remove", "--language", "en"]);
  const page = read("content/pages/commands/remove.md");
  const options = [...stdout.matchAll(/^ {2}(--[a-z-]+(?: <[a-z]+>)?) {2,}(\S.*)$/gm)];
  expect(options.length).toBeGreaterThan(4);
  for (const [, option = "", words = ""] of options) expect(page).toContain(`| \`${option}\` | ${words}`);
});

test("all TypeScript of the documentation compiles with the types of the package, and a mistake would be found", () => {
  const documents = readdirSync(pages, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md") && !path.startsWith("problems/"))
    .map((path) => ({ name: path, text: read(`content/pages/${path}`) }));
  const readme = { name: "README.md", text: readFileSync(join(projectRoot, "README.md"), "utf8") };
  const text = read("content/pages/markdown.md").replace("attributes.kind", "attributes.kinds");
  const site = examples.filter(({ path }) => /\.tsx?$/.test(path)).map(showFile);
  const options = { name: "options.md", text: site.join("\n") };
  const found = findTypeErrors([...documents, readme, options, { name: "mistaken.md", text }])
    .trim()
    .split("\n");
  expect(found).toEqual([expect.stringMatching(/^parts\/mistaken\.md.*Property 'kinds' does not exist/)]);
});

function showFile({ path, text }: NamedFile): string {
  return `\`${path}\`:\n\n\`\`\`tsx\n${text}\`\`\`\n`;
}

/** As scripts/documentation/ names the pages of functions. */
function toFileName(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}
