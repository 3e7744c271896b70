import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { projectRoot, runSite } from "./support/run-site.ts";

test("the smallest site of the README builds as it stands there", () => {
  const readme = readFileSync(join(projectRoot, "README.md"), "utf8");
  const [, chapter = ""] = readme.split("\n## A site of your own\n");
  const blocks = [...chapter.matchAll(/`([^`\n]+)`:\n\n```\w+\n(.*?)```\n/gs)];
  expect(blocks.map(([, path]) => path)).toEqual([
    "content/site.yaml",
    "content/pages/index.md",
    "templates/site.tsx",
  ]);
  const root = mkdtempSync(join(tmpdir(), "charpente-readme-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [, path = "", text = ""] of blocks) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { status, stderr } = runSite(["build", "--root", root]);
  expect(stderr).not.toContain("error");
  expect(status).toBe(0);
  expect(readFileSync(join(root, "dist/index.html"), "utf8")).toContain("<em>premier</em>");
});
