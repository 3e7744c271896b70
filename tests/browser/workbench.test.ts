import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildWorkbench } from "../support/build-workbench.ts";
import { askRulesOfHtml } from "../support/html-rules.ts";
import { shareOf } from "../support/is-whole.ts";
import { colourRules, violationsOf } from "../support/run-axe.ts";
import { serveFolder } from "../support/serve-folder.ts";
import { shareBrowser } from "../support/share-browser.ts";
import { at, siteBase } from "../support/site-base.ts";

const dist = mkdtempSync(join(tmpdir(), "charpente-workbench-"));
const built = await buildWorkbench(dist);
const routes = built.pages.map(({ route }) => route);

let server: Awaited<ReturnType<typeof serveFolder>>;
// One page for all routes, so that the browser compiles the injected scripts once.
let page: Page;

beforeAll(async () => {
  const [browser, serving] = await Promise.all([shareBrowser(), serveFolder(dist, { base: siteBase })]);
  server = serving;
  page = await browser.newPage({ viewport: { width: 320, height: 640 }, reducedMotion: "reduce" });
});

afterAll(async () => {
  await page.context().close();
  await server.close();
  rmSync(dist, { recursive: true, force: true });
});

test("the workbench builds without a warning but that of the facts that are not given", () => {
  expect(built.problems.map(({ code }) => code)).toEqual(["content/missing-fact"]);
  expect(routes).toContain("/_composants");
});

const breachesOf = askRulesOfHtml();
// Toasts have their duration as an inline style. On pages, only scripts draw them, so no HTML has that style.
const breachesOfToasts = askRulesOfHtml({ "no-inline-style": "off" });
// Their components stand on pages as well, where they are asked the same.
const visited = shareOf(routes, 2);
const judged = shareOf(routes, 4);
const inDark = shareOf(routes, 8);

async function expectInOrder(route: string): Promise<void> {
  const html = await (await fetch(server.origin + at(route))).text();
  const local = [...html.matchAll(/\s(?:href|src|action)="(\/[^"]*)"/g)].map(([, address = ""]) => address);
  expect(local.filter((address) => !address.startsWith(at("/")))).toEqual([]);
  expect((route.endsWith("-notifications") ? breachesOfToasts : breachesOf)(html)).toEqual([]);
  if (!visited.includes(route)) return;
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(server.origin + at(route));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  if (judged.includes(route)) expect(await violationsOf(page)).toEqual([]);
  // The theme only changes colours, in the same way on all boards.
  if (!inDark.includes(route)) return;
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violationsOf(page, { rules: colourRules })).toEqual([]);
}

test.each(routes.filter((route) => route !== "/_composants"))(
  "%s follows the rules of HTML, and some boards those of accessibility in both themes, and fit 320 px",
  expectInOrder,
);

test("the page of all boards follows them too, and shows each in one frame with the light theme and one with the dark theme", async () => {
  await expectInOrder("/_composants");
  await page.emulateMedia({ colorScheme: null });
  const paper = (title: string) =>
    page
      .frameLocator(`iframe[title="${title}"]`)
      .locator("body")
      .evaluate((body) => getComputedStyle(body).getPropertyValue("--paper"));
  const themes = ["Fondations, thème clair", "Fondations, thème sombre"];
  // Frames load after the page, each with its style.
  for (const title of themes) await expect.poll(() => paper(title)).not.toBe("");
  const [light, dark] = await Promise.all(themes.map(paper));
  expect(light).not.toBe(dark);
});

test("the board of lengths gives the value at each width where it changes", async () => {
  await page.goto(server.origin + at("/_composants-fondations"));
  const values = await page
    .locator('[aria-label="Tableau des longueurs"] tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll("th, td:nth-child(n + 3)")].map((cell) => cell.textContent)),
    );
  expect(values).toContainEqual(["gutter", "16px", "20px", "24px"]);
});

test("a button shown in its hover state looks like one under the pointer", async () => {
  await page.goto(server.origin + at("/_composants-actions"));
  const background = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(async (button) => {
        await Promise.all(button.getAnimations().map(({ finished }) => finished));
        return getComputedStyle(button).backgroundColor;
      });
  const resting = await background(".bench-specimen:not([data-state]) .button");
  const shown = await background('[data-state="hover"] .button');
  await page.locator(".bench-specimen:not([data-state]) .button").first().hover();
  expect(await background(".bench-specimen:not([data-state]) .button")).toBe(shown);
  expect(shown).not.toBe(resting);
});
