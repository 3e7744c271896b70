import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import * as door from "../../src/index.ts";
import { codes } from "../../src/words/catalogue.ts";
import { pageOf } from "../../src/words/problem.ts";
import { linksOf } from "../support/links-of.ts";
import { filesIn, type NamedFile } from "../support/read-blocks.ts";
import { runHere } from "../support/run-here.ts";
import { projectRoot } from "../support/run-site.ts";

test("the README shows and says on its first screen what this is, and has at most 110 lines", () => {
  const lines = readFileSync(join(projectRoot, "README.md"), "utf8").split("\n");
  expect(lines.length).toBeLessThanOrEqual(110);
  const first = lines.slice(0, 15).join("\n");
  const shown = [...first.matchAll(/!\[[^\]]+\]\((docs\/pictures\/\w+\.webp)\)/g)].map(
    ([, path = ""]) => path,
  );
  expect(shown).toHaveLength(2);
  for (const path of shown) expect(statSync(join(projectRoot, path)).size).toBeLessThan(150_000);
  expect(first).toMatch(/\.\/bin\/site build .*\nnpm test /);
  expect(lines.join("\n")).toContain("npm create charpente my-site");
});

test("the site of docs/templates.md builds as it is written there", async () => {
  const root = writeSite(filesIn(readFileSync(join(projectRoot, "docs/templates.md"), "utf8")));
  for (const base of ["/", "/below/"]) {
    const { status, stderr } = await runHere(["build", "--root", root, "--strict", "--base", base]);
    expect(stderr).not.toMatch(/error|warning/);
    expect(status).toBe(0);
  }
  expect(readFileSync(join(root, "dist/posts/first.html"), "utf8")).toContain('<aside class="note warm">');
  expect(readFileSync(join(root, "dist/posts/second.html"), "utf8")).toContain(
    '<figcaption>greet.ts</figcaption><pre><code class="language-ts"><span class="hljs-keyword">const</span>',
  );
  const ofCode = /\/(code|copy-code)\.\w+\.(css|js)"/g;
  const loaded = (page: string) => readFileSync(join(root, `dist/posts/${page}.html`), "utf8").match(ofCode);
  expect(loaded("second")?.length, "the page with code loads a style and a script for it").toBeGreaterThan(1);
  expect(loaded("first"), "a page without code loads neither").toBeNull();
  for (const page of ["404", "offline"])
    expect(readFileSync(join(root, `dist/${page}.html`), "utf8")).toContain(
      'name="robots" content="noindex"',
    );
});

test("the site of the README builds as it is written there, with the same report of a mistake", async () => {
  const readme = readFileSync(join(projectRoot, "README.md"), "utf8");
  const blocks = filesIn(readme);
  expect(blocks.map(({ path }) => path)).toEqual([
    "content/site.yaml",
    "content/notes/chair.md",
    "templates/site.tsx",
  ]);
  const root = writeSite(blocks);
  const built = await runHere(["build", "--root", root, "--strict", "--language", "en"]);
  expect(built.stderr).not.toMatch(/error|warning/);
  expect(readFileSync(join(root, "dist/chair.html"), "utf8")).toContain("<em>shorter</em>");
  const note = join(root, "content/notes/chair.md");
  writeFileSync(note, readFileSync(note, "utf8").replace("2026-03-05", "2026-02-30"));
  const { status, stderr } = await runHere(["build", "--root", root, "--language", "en"]);
  const [, told = ""] = /^```text\n(content\/.*?)^```$/ms.exec(readme) ?? [];
  expect(status).toBe(1);
  expect(told).toContain("2026-02-30");
  expect(stderr).toContain(told);
});

test("the figures of the documentation’s first page are those of the benchmarks", () => {
  const page = readFileSync(join(projectRoot, "docs/README.md"), "utf8");
  // The first has the newer figures of 1,000 articles.
  const benchmarks = ["bench/reports/builds-26-november.md", "bench/reports/builds.md"]
    .map((name) => readFileSync(join(projectRoot, name), "utf8"))
    .join("\n");
  const secondsOf = (articles: string, build: string) => {
    const [, section = ""] = benchmarks.split(`## ${articles}, written\n`);
    return ["ours", "Hugo", "Eleventy"].map((name) => {
      const [, seconds] =
        new RegExp(`^\\| ${build} \\| ${name}[^|]*\\| ([\\d.]+) \\|`, "m").exec(section) ?? [];
      return Number(seconds).toFixed(1);
    });
  };
  const rows = [
    ...page.matchAll(/^\| ([\d,]+ articles), ([a-z ]+) \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$/gm),
  ];
  expect(rows.length).toBe(4);
  for (const [whole, articles = "", build = "", ...seconds] of rows)
    expect(seconds, whole).toEqual(secondsOf(articles, build === "first build" ? "cold" : build));
});

test("each yes of ours beside other generators names a test that is there", () => {
  const page = readFileSync(join(projectRoot, "docs/README.md"), "utf8");
  const [table = ""] = /^\| \| Charpente \| Astro .*\n(?:\|.*\n)+/m.exec(page) ?? [];
  expect(Buffer.byteLength(table)).toBeLessThan(4096);
  const rows = table.trim().split("\n").slice(2);
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const cells = row.split("|").slice(1, -1);
    expect(cells, row).toHaveLength(7);
    const tests = [...(cells[6] ?? "").matchAll(/`(tests\/[^`]+\.test\.tsx?)`/g)].map(
      ([, path = ""]) => path,
    );
    if (cells[1]?.trim() !== "no") expect(tests, row).not.toEqual([]);
    for (const path of tests) expect(existsSync(join(projectRoot, path)), path).toBe(true);
  }
});

test("the plug-ins of docs/markdown.md draw formulas and diagrams in the site of docs/templates.md", async () => {
  const [, chapter = ""] = readFileSync(join(projectRoot, "docs/markdown.md"), "utf8").split("## Plug-ins\n");
  const [, diagram = ""] = /`{4}md\n(.*?)`{4}\n/s.exec(chapter) ?? [];
  const formulas = `---\ntitle: Formulas\nauthor: ada\ndate: 2025-01-02\n---\n$E = mc^2$\n\n$$\n\\frac{a}{b}\n$$\n\n${diagram}`;
  const root = writeSite([
    ...filesIn(readFileSync(join(projectRoot, "docs/templates.md"), "utf8")),
    ...filesIn(chapter),
    { path: "content/posts/formulas.md", text: formulas },
  ]);
  const site = join(root, "templates/site.tsx");
  const plugged = readFileSync(site, "utf8").replace("  directives: { note },", "$&\n  markdown: plugins,");
  writeFileSync(site, `import { plugins } from "./plugins.ts";\n${plugged}`);
  const built = await runHere(["build", "--root", root, "--strict"]);
  expect(built.stderr).not.toMatch(/error|warning/);
  expect(built.status).toBe(0);
  const page = readFileSync(join(root, "dist/posts/formulas.html"), "utf8");
  expect(page).toContain("<mi>m</mi><msup><mi>c</mi><mn>2</mn></msup>");
  expect(page).toContain('<math display="block"><semantics><mrow><mfrac><mi>a</mi><mi>b</mi></mfrac>');
  expect(page).toContain('<figure role="img" aria-label="A text becomes a page"><svg width=');
  expect(page).toContain("default-src 'self'");
  expect(page).not.toMatch(/ style=|unsafe/);
  // A second build remembers the texts.
  const again = await runHere(["build", "--root", root, "--strict"]);
  expect(again.stderr).toContain("0 changed");
});

test("every link of the documents of the repository leads to a file of the repository or elsewhere", () => {
  const documents = ["docs", "bench/reports"].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".md"))
      .map((path) => join(folder, path)),
  );
  // The pages of problem codes and of functions are made for the package.
  const ofCodes = new Set(["README.md", ...codes.map(pageOf)]);
  const ofFunctions = new Set(["README.md", "types.md", ...Object.keys(door).map(toFileName)]);
  const isMade = (path: string) =>
    (/^docs[\\/]problems[\\/](?:en|fr)$/.test(dirname(path)) && ofCodes.has(basename(path))) ||
    (/^docs[\\/]functions$/.test(dirname(path)) && ofFunctions.has(basename(path)));
  const roots = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "bench/README.md"];
  const broken = [...roots, ...documents].flatMap((path) =>
    linksOf(readFileSync(join(projectRoot, path), "utf8"))
      .filter((link) => !/^(?:[a-z]+:|#)/i.test(link))
      .map((link) => ({ link, target: join(dirname(path), decodeURI(link.replace(/[?#].*$/, ""))) }))
      .filter(({ target }) => !isMade(target) && !existsSync(join(projectRoot, target)))
      .map(({ link }) => `${path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test("the documents are as short as they were asked to be", () => {
  const sizeOf = (path: string) => statSync(join(projectRoot, path)).size;
  const documents = execFileSync("git", ["ls-files", "docs"], { cwd: projectRoot, encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((path) => existsSync(join(projectRoot, path)) && !path.startsWith("docs/problems/"));
  const sizes = documents.map((path) => (/\.(?:webp|svg)$/.test(path) ? 0 : sizeOf(path)));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(330_000);
  expect(sizeOf("docs/site/editing.md")).toBeLessThanOrEqual(20_000);
  expect(sizeOf("CHANGELOG.md")).toBeLessThan(12_000);
});

/** As scripts/documentation/ names the pages of functions. */
function toFileName(name: string): string {
  return `${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}.md`;
}

function writeSite(files: readonly NamedFile[]): string {
  const root = mkdtempSync(join(tmpdir(), "charpente-readme-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
