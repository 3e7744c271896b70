import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { colourRules, violationsOf } from "../support/run-axe.ts";
import { projectRoot, runSite } from "../support/run-site.ts";
import { serveFolder } from "../support/serve-folder.ts";

const root = mkdtempSync(join(tmpdir(), "charpente-documentation-"));
let browser: Browser;
let server: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  execFileSync(process.execPath, [join(projectRoot, "scripts/make-documentation.mjs"), "--out", root]);
  expect(runSite(["build", "--root", root, "--strict"]).status).toBe(0);
  server = await serveFolder(join(root, "dist"));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

/** One page of each kind, and those with the widest tables and longest lists. */
const routes = [
  "/",
  "/templates",
  "/functions",
  "/functions/define-site",
  "/functions/types",
  "/commands/changes",
  "/problems/fr/link-broken",
  "/decisions",
  "/decisions/0001-dependencies",
  "/site/design-system",
  "/site/editing",
  "/search",
];

test("pages of the documentation keep the rules of accessibility in both themes, fit their screen and break no policy", async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  for (const route of routes) {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(server.origin + route);
    const found = [...(await violationsOf(page))];
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const spare = await page.evaluate(
        () => document.documentElement.clientWidth - document.documentElement.scrollWidth,
      );
      if (spare < 0) found.push(`wider than ${width} px`);
    }
    await page.emulateMedia({ colorScheme: "dark" });
    found.push(...(await violationsOf(page, { rules: colourRules })));
    faults.push(...found.map((fault) => `${route}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test("the search of the documentation finds a function, a command and a problem", async () => {
  const page = await browser.newPage();
  for (const [words, address] of [
    ["paginate", "/functions/paginate"],
    ["site remove", "/commands/remove"],
    ["leads nowhere", "/problems/en/link-broken"],
  ]) {
    await page.goto(`${server.origin}/search?q=${words}`);
    await page.locator(`.search-results h3 a[href="${address}"]`).first().waitFor();
  }
});
