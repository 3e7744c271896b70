import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { expect, test } from "vitest";
import { limitConnections } from "../../src/http/connection-limit.ts";
import { canLimitHandles } from "../support/short-handles.ts";

test.each([
  [64, 8],
  [256, 192],
  [1024, 960],
  [1_048_576, 4096],
  [Number.POSITIVE_INFINITY, 4096],
])("of %d handles, connections use at most %d, and builds the rest", (handles, connections) => {
  expect(limitConnections(handles)).toBe(connections);
});

test.runIf(canLimitHandles)("the default follows the limit of the process", () => {
  // In a process of its own: the one that runs the tests may hold more handles than that.
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL("../../src/http/connection-limit.ts", import.meta.url))],
    bundle: true,
    write: false,
    platform: "node",
    format: "iife",
    globalName: "limit",
    footer: { js: "console.log(limit.limitConnections())" },
  });
  const script = outputFiles[0]?.text ?? "";
  const asked = execFileSync("prlimit", ["--nofile=1000", process.execPath, "--eval", script]);
  expect(Number(asked)).toBe(936);
});
