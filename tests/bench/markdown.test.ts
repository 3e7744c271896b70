import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { projectRoot } from "../support/run-site.ts";

test("the benchmark of Markdown compiles written articles with both parsers, to the same bytes", () => {
  const { stdout, stderr } = spawnSync(process.execPath, ["bench/markdown.mjs", "2", "written"], {
    cwd: projectRoot,
    encoding: "utf8",
  });
  expect(stderr.slice(-500)).toBe("");
  expect(stdout).toContain("native parser loaded; same bytes: true");
  expect(stdout).toMatch(/^compiled, native +\d/m);
});
