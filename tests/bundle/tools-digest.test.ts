import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { toolsDigest } from "../../src/store/generator-root.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "charpente-tools-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** As `bin/site` writes it: the digest of the code, and how its files look on this disk. */
function digestWith(stamp: string): string {
  const path = join(root, "lib/.bundled");
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, stamp);
  return toolsDigest(root);
}

test("two clones of the same code share remembered results, and other code shares none", () => {
  const here = digestWith("code 1\nlooks so here");
  expect(digestWith("code 1\nlooks so elsewhere")).toBe(here);
  expect(digestWith("code 1")).toBe(here);
  expect(digestWith("code 2\nlooks so here")).not.toBe(here);
});

test("an installed package, which has no stamp, is known by its version alone", () => {
  expect(toolsDigest(root)).toBe(toolsDigest(join(root, "elsewhere")));
});
