import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyEverything } from "../support/copy-everything.ts";
import { eventually } from "../support/eventually.ts";
import { runHere } from "../support/run-here.ts";
import { serveFolder } from "../support/serve-folder.ts";
import { shareTabs } from "../support/share-browser.ts";
import { at, siteBase } from "../support/site-base.ts";

const root = mkdtempSync(join(tmpdir(), "charpente-islands-"));
let tabs: Awaited<ReturnType<typeof shareTabs>>;
let server: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  await copyEverything(root);
  await runHere(["build", "--root", root, "--base", at("/")]);
  [tabs, server] = await Promise.all([shareTabs(), serveFolder(join(root, "dist"), { base: siteBase })]);
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

test("an island is in the HTML, becomes interactive without console messages, and reports its failure", async () => {
  const page = await tabs.take();
  const noise: string[] = [];
  page.on("console", (message) => noise.push(message.text()));
  page.on("pageerror", (error) => noise.push(error.message));
  await page.goto(server.origin + at("/"));
  const button = page.getByRole("button");
  expect(await button.textContent()).toBe("7");

  // Clicks before it is interactive do nothing, so click until it counts.
  await eventually(async () => {
    await button.click();
    expect(Number(await button.textContent())).toBeGreaterThan(7);
  });
  expect(noise).toEqual([]);

  while ((await button.count()) > 0) await button.click();
  const alert = page.getByRole("alert");
  expect(await alert.textContent()).toContain("Unexpected Application Error!");
  expect(await alert.textContent()).toContain("Trop haut.");
  // The message of the generator is in English; the instructions are in the language of the site.
  expect(await alert.locator("[lang=en]").allTextContents()).toEqual([
    "Unexpected Application Error!",
    "Trop haut.",
  ]);
  expect(await alert.locator("p:not([lang])").allTextContents()).toEqual(["Rechargez la page."]);
  // The rest of the page still works.
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Accueil\u00a0: tout y est");
  await tabs.leave(page);
});

test("a page with an enhancer runs it, and a page without one loads no script", async () => {
  const page = await tabs.take();
  const scripts: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(request.url())));
  await page.goto(server.origin + at("/"));
  expect(await page.evaluate(() => document.documentElement.dataset.enhanced)).toBe("yes");
  // Its island is fetched when the page is idle.
  await page.waitForLoadState("networkidle");
  scripts.length = 0;
  await page.goto(server.origin + at("/blog/premier"));
  expect(scripts).toEqual([]);
  await tabs.leave(page);
});
