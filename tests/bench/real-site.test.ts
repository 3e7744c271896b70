import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
// @ts-expect-error: the benchmark is plain JavaScript
import { forgetPages } from "../../bench/real-site.mjs";
import { copyEverything } from "../support/copy-everything.ts";
import { runHere } from "../support/run-here.ts";

const root = mkdtempSync(join(tmpdir(), "charpente-forgotten-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const sizeOfMemory = () =>
  readdirSync(join(root, ".site/cache"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".memory"))
    .reduce((sum, name) => sum + statSync(join(root, ".site/cache", name)).size, 0);

test("before a build with cold pages, only texts and pages are removed from the memory, and the build stores them again", async () => {
  await copyEverything(root);
  const whole = sizeOfMemory();
  await forgetPages(root);
  const images = sizeOfMemory();
  expect(images).toBeGreaterThan(0);
  expect(images).toBeLessThan(whole);
  const { status } = await runHere(["build", "--root", root]);
  expect(status).toBe(0);
  expect(sizeOfMemory()).toBeGreaterThan(images);
});
