import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isWhole } from "../support/is-whole.ts";
import { projectRoot } from "../support/run-site.ts";

const phases = ["cold", "nothing changed", "one changed"];

test.runIf(isWhole)(
  "without other generators, the comparison prints our own builds of each kind of text",
  () => {
    const stdout = compare("--counts", "3", "--no-real");
    expect(stdout.match(/^## 3 articles, .*/gm)).toEqual(["## 3 articles, plain", "## 3 articles, written"]);
    expect(findBuilds(stdout)).toEqual([...phases, ...phases]);
  },
);

test("without other generators, the comparison prints our own builds of the chosen kind of text", () => {
  const stdout = compare("--counts", "3", "--no-real", "--kinds", "written");
  expect(stdout.match(/^## 3 articles, .*/gm)).toEqual(["## 3 articles, written"]);
  expect(findBuilds(stdout)).toEqual(phases);
  expect(stdout).toMatch(/^- Warnings of ours: \d+, in \d+ % of the files$/m);
});

test("a folder of Markdown is compared, with what was changed in it, and a file that is refused is named", () => {
  const folder = mkdtempSync(join(tmpdir(), "charpente-own-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "a.md"), "# A\n\n![b](c.png) <font>d</font>\n");
  writeFileSync(join(folder, "deep.md"), `${"> ".repeat(2000)}a\n`);
  const stdout = compare("--content", folder);
  expect(stdout).toContain("## 2 files");
  expect(stdout).toContain("- changed for all: images, in 1 files");
  expect(stdout).toMatch(/^- left out of all: deep\.md: ours: line \d+: /m);
  expect(stdout).toContain("- files that are compared: 1");
  expect(stdout).toContain("- ours told 2 warnings, of 1 files");
  expect(findBuilds(stdout)).toEqual(phases);
});

function findBuilds(stdout: string) {
  return [...stdout.matchAll(/^\| ([a-z ]+) \| ours \|/gm)].map(([, phase]) => phase);
}

function compare(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["bench/compare.mjs", "--runs", "1", "--only-ours", ...args],
    { cwd: projectRoot, encoding: "utf8" },
  );
  expect(stderr).toBe("");
  expect(status).toBe(0);
  return stdout;
}
