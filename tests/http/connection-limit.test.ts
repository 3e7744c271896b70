import { execFileSync } from "node:child_process";
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
  const limit = (handles: string) => {
    execFileSync("prlimit", ["--pid", String(process.pid), `--nofile=${handles}:`]);
  };
  const before = execFileSync("prlimit", [
    "--pid",
    String(process.pid),
    "--nofile",
    "--noheadings",
    "--output=SOFT",
  ]);
  limit("1000");
  try {
    expect(limitConnections()).toBe(936);
  } finally {
    limit(before.toString().trim());
  }
});
