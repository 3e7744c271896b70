import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRealSite } from "./support/copy-real-site.ts";
import { projectRoot, runSite } from "./support/run-site.ts";

const guide = readFileSync(join(projectRoot, "docs/editing.md"), "utf8");
const example = guide.match(/^````md\n(.*?)^````$/ms)?.[1] ?? "";
const report = guide.match(/^```text\n(content\/.*?)^```$/ms)?.[1] ?? "";

const root = mkdtempSync(join(tmpdir(), "charpente-guide-"));
const article = join(root, "content/articles/ventilation-nocturne.md");

beforeAll(() => copyRealSite(root));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("the fields in the editing guide are those that the build checks", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, "scripts/write-editing-guide.mjs"), "--print"],
    { encoding: "utf8" },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(guide, "run node scripts/write-editing-guide.mjs").toBe(stdout);
});

test("an editor who copies the guide’s article gets a page with all that it shows, and no warning", () => {
  writeFileSync(article, example);
  const { status, stderr } = runSite(["build", "--root", root, "--strict", "--quiet"]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const page = readFileSync(join(root, "dist/ventilation-nocturne.html"), "utf8");
  const parts = [
    "<abbr",
    "<caption",
    'class="callout"',
    'class="comparison"',
    'class="cta"',
    "plot-maturity",
  ];
  expect(parts.filter((part) => !page.includes(part))).toEqual([]);
  expect(page).toContain('role="doc-endnotes"');
});

test("an editor who misspells a category reads what the guide says", () => {
  writeFileSync(article, example.replace("category: innovation", "category: inovation"));
  const { status, stderr } = runSite(["build", "--root", root, "--quiet"], { env: { NO_COLOR: "1" } });
  expect(status).toBe(1);
  expect(stderr).toContain(report);
  expect(report).toContain("did you mean “innovation”?");
});

test("an editor who gives an article a new address as the guide says is told where the old one stands, and what to write", () => {
  const settings = join(root, "content/site.yaml");
  const moved = join(root, "content/articles/decret-bacs-2026.md");
  const [before, text] = [settings, moved].map((file) => readFileSync(file, "utf8")) as [string, string];
  const [block = ""] = guide.match(/^redirects:\n {2}- .*$/m) ?? [];
  expect(block).not.toBe("");
  const redirects = block
    .replace("/ancienne-adresse", "/decret-bacs-2026")
    .replace("/nouvelle-adresse", "/decret");
  writeFileSync(article, example);
  writeFileSync(settings, before.replace("redirects: []", redirects));
  writeFileSync(moved, text.replace("route: /decret-bacs-2026", "route: /decret"));
  const { status, stderr } = runSite(["build", "--root", root, "--quiet"], { env: { NO_COLOR: "1" } });
  writeFileSync(settings, before);
  writeFileSync(moved, text);
  expect(status).toBe(1);
  const hints = stderr.split("\n").filter((line) => line.startsWith("  hint:"));
  const told = hints.filter((line) => line.includes("that page has moved") && line.includes("write /decret"));
  expect(told.length).toBeGreaterThan(2);
});

test("an editor who types the name of the firm is told to write what the guide says", () => {
  const page = join(root, "content/pages/mentions-legales.md");
  const before = readFileSync(page, "utf8");
  writeFileSync(article, example);
  writeFileSync(page, `${before}\nBâti Utile, encore.\n`);
  const { stderr } = runSite(["check", "--root", root, "--quiet"], { env: { NO_COLOR: "1" } });
  writeFileSync(page, before);
  expect(guide).toContain("| `{name}` | `name` |");
  expect(stderr).toMatch(/mentions-legales\.md:\d+:1 {2}warning {2}“Bâti Utile” is typed in/);
  expect(stderr).toContain("write {name}, so that it follows content/site.yaml");
});
