import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { projectRoot } from "../support/run-site.ts";

test("without other generators, the comparison prints our own builds of each kind", () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ["bench/compare.mjs", "--counts", "3", "--runs", "1", "--no-real", "--only-ours"],
    { cwd: projectRoot, encoding: "utf8" },
  );
  expect(status).toBe(0);
  expect(stdout.match(/^\| [a-z ]+ \| ours \|/gm)).toEqual([
    "| cold | ours |",
    "| nothing changed | ours |",
    "| one changed | ours |",
  ]);
});
