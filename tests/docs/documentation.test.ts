import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withExports } from "../../scripts/documentation/read-exports.mjs";
import { createProgram } from "../../src/cli/program.ts";
import * as door from "../../src/index.ts";
import { codes } from "../../src/words/catalogue.ts";
import { pageOf } from "../../src/words/problem.ts";
import { findTypeErrors } from "../support/find-type-errors.ts";
import { runHere } from "../support/run-here.ts";
import { projectRoot } from "../support/run-site.ts";

const root = mkdtempSync(join(tmpdir(), "charpente-documentation-"));
const pages = join(root, "content/pages");
const read = (path: string) => readFileSync(join(root, path), "utf8");

beforeAll(() => {
  const script = join(projectRoot, "scripts/make-documentation.mjs");
  execFileSync(process.execPath, [script, "--out", root, "--repository", "https://git.example.org/a"]);
}, 400_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("the documentation is built and checked without a warning", { timeout: 240_000 }, async () => {
  // The build draws nothing again that the check has drawn.
  for (const command of ["check", "build"]) {
    const { status, stderr } = await runHere([command, "--root", root, "--strict", "--language", "en"]);
    expect({ command, status, stderr }).toEqual({
      command,
      status: 0,
      stderr: expect.not.stringMatching(/error|warning/),
    });
  }
  expect(read("dist/site/editing.html")).toMatch(/<html lang="fr">.*<body lang="en">.*<article lang="fr">/s);
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
  expect(site.match(/^## .+\n\n```/gm)).toEqual(["## Example\n\n```"]);
  expect(site).toContain("## derive\n\nMakes files from finished pages");
});

test("everything that templates may import has a comment, and a function that throws says when", () => {
  const exported = withExports(projectRoot, (all) => all);
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
  const found = findTypeErrors([...documents, readme, { name: "mistaken.md", text }])
    .trim()
    .split("\n");
  expect(found).toEqual([expect.stringMatching(/^parts\/mistaken\.md.*Property 'kinds' does not exist/)]);
});

/** As scripts/documentation/ names the pages of functions. */
function toFileName(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}
