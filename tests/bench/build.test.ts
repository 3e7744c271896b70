import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { projectRoot } from "../support/run-site.ts";

test("the benchmark builds its corpus in all three ways and prints the time of each", () => {
  const { status, stdout } = spawnSync(process.execPath, ["bench/build.mjs", "3", "--runs", "1"], {
    cwd: projectRoot,
    encoding: "utf8",
  });
  expect(status).toBe(0);
  expect(stdout.match(/^(?:cold|nothing changed|one changed)(?= +wall)/gm)).toEqual([
    "cold",
    "nothing changed",
    "one changed",
  ]);
});
