import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("the drawing of the rooms matches the imports", () => {
  const draw = () => execFileSync(process.execPath, ["scripts/draw-rooms.mjs"], { cwd: root, stdio: "pipe" });
  expect(draw).not.toThrow();
});
