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
