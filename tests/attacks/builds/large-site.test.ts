import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { edit, readTree, writeArticles } from "../../support/edit-site.ts";
import { projectRoot, runSite } from "../../support/run-site.ts";

/** A copy of the site that uses everything, with so many more articles. */
function copySite(articles: number): string {
  const root = mkdtempSync(join(tmpdir(), "charpente-large-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(join(projectRoot, "tests/sites/everything"), root, { recursive: true });
  writeArticles(root, articles);
  return root;
}

test("a large site has the same bytes cold, remembered, by one thread and by two", () => {
  const root = copySite(1600);
  runSite(["build", "--root", root]);
  edit(root, "content/articles/a-7.md", (text) => text.replace("Un texte", "Un autre texte"));
  rmSync(join(root, "content/articles/a-8.md"));
  edit(root, "dist/blog/a-9.html", () => "by hand");
  rmSync(join(root, "dist/blog/a-10.html"));
  // A second thread looks ahead only where as much as this has been published.
  expect(statSync(join(root, "dist/.site-manifest.json")).size).toBeGreaterThan(300_000);
  const { status, stderr } = runSite(["build", "--root", root]);
  expect([status, stderr]).toEqual([0, expect.stringMatching(/reused [^\n]* of \d,\d{3} markdown/)]);
  const bytes = readTree(join(root, "dist"));
  for (const options of [
    ["--out", "one-thread"],
    ["--out", "clean", "--no-cache"],
  ]) {
    runSite(["build", "--root", root, ...options]);
    expect(readTree(join(root, options[1] ?? ""))).toEqual(bytes);
  }
});

test("a build stopped by Ctrl-C at any moment leaves the last dist/ complete", async () => {
  const root = copySite(300);
  runSite(["build", "--root", root]);
  let before = readTree(join(root, "dist"));
  for (const delayMs of [50, 100, 200, 300, 350, 400, 450, 500, 550, 600, 700]) {
    edit(root, "content/categories.yaml", (text) => text.replace("Énergie", "Énergie et plus"));
    const child = spawn(process.execPath, [join(projectRoot, "bin/site"), "build", "--root", root], {
      stdio: "ignore",
    });
    const ended = once(child, "exit");
    await sleep(delayMs);
    child.kill("SIGINT");
    const [code, signal] = (await ended) as [number | null, string | null];
    expect([
      { code: 0, signal: null },
      { code: 130, signal: null },
      { code: null, signal: "SIGINT" },
    ]).toContainEqual({ code, signal });
    const after = readTree(join(root, "dist"));
    // What is stopped once everything is published has published all of it.
    if (code === 0 || !isDeepStrictEqual(after, before)) {
      runSite(["build", "--root", root, "--out", "whole"]);
      expect(after).toEqual(readTree(join(root, "whole")));
    }
    before = after;
  }
});
