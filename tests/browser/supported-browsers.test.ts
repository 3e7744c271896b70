import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import supportedBrowsers from "../../src/bundle/supported-browsers.json" with { type: "json" };
import { withoutSeal } from "../../src/pipeline/render/policies.ts";
import { newerFeatures } from "../support/compatibility/newer-features.ts";
import { findNewerMarkup } from "../support/compatibility/newer-markup.ts";
import { newerScripts } from "../support/compatibility/newer-script-names.ts";
import { findNewerInScripts } from "../support/compatibility/newer-scripts.ts";
import {
  findMixedLists,
  findNewerStyles,
  type Use,
  withoutNewerStyles,
} from "../support/compatibility/newer-styles.ts";
import { whenLive } from "../support/form-site.ts";
import { projectRoot } from "../support/run-site.ts";
import { serveBuiltSite, small } from "../support/serve-built-site.ts";
import { at } from "../support/site-base.ts";
import { enhancerFiles, islandFiles } from "../support/site-scripts.ts";

const { visit, dist } = serveBuiltSite();
const filesOf = (folder: string, ext: string, recursive = false) =>
  readdirSync(folder, { recursive, encoding: "utf8" })
    .filter((name) => name.endsWith(ext))
    .map((name) => join(folder, name));
const read = (path: string) => readFileSync(path, "utf8");

const sheets = [
  ...filesOf(join(dist, "assets"), ".css"),
  ...filesOf(join(projectRoot, "lib/dev"), ".css"),
  join(projectRoot, "templates/workbench/bench.css"),
  join(projectRoot, "templates/workbench/specimens.css"),
].map(read);

test("the docs say which browsers are supported", () => {
  const { chrome, edge, firefox, safari, ios } = supportedBrowsers;
  expect([chrome, safari]).toEqual([edge, ios]);
  expect(read(join(projectRoot, "docs/publishing.md"))).toContain(
    `Supported browsers: Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} on macOS and iOS, and all later versions.`,
  );
});

test("every feature that a supported browser lacks is listed with its fallback, and no other", () => {
  const styles = sheets.flatMap(findNewerStyles);
  const markup = filesOf(dist, "index.html", true).flatMap((path) => findNewerMarkup(read(path)));
  const uses: readonly Use[] = [...styles, ...markup.map((feature) => ({ feature, place: feature }))];
  expect([...new Set(uses.filter(isUnlisted).map(({ feature, place }) => `${feature} in ${place}`))]).toEqual(
    [],
  );
  const unused = Object.entries(newerFeatures).flatMap(([feature, words]) =>
    (typeof words === "string" ? [""] : Object.keys(words))
      .filter((name) => !uses.some((use) => use.feature === feature && use.place.includes(name)))
      .map((name) => `${feature} ${name}`),
  );
  expect(unused).toEqual([]);
});

test("no browser drops a known selector because another in the same list is newer", () => {
  expect([...new Set(sheets.flatMap(findMixedLists))]).toEqual([]);
});

test("every API that a supported browser lacks is listed with the fallback of the scripts", async () => {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [
      ...[...enhancerFiles, ...islandFiles].map((file) => `templates/${file}`),
      "src/runtime/*-island.ts*",
    ],
    outdir: "unwritten",
    write: false,
    bundle: true,
    // What several of them share is read once.
    splitting: true,
    // React checks for a feature before it uses it.
    packages: "external",
    format: "esm",
    jsx: "automatic",
  });
  const own = outputFiles.map(({ text }) => text);
  const tools = ["lib/dev", "lib/offline"]
    .flatMap((folder) => filesOf(join(projectRoot, folder), ".js"))
    .map(read);
  const found = new Set([...own, ...tools].flatMap(findNewerInScripts));
  expect([...found].sort()).toEqual(Object.keys(newerScripts).sort());
});

/** Runs in the page before its scripts: removes the features that the oldest supported browsers lack. */
function takeNewerThings(): void {
  const { prototype } = HTMLElement;
  for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
    Reflect.deleteProperty(prototype, name);
  Reflect.deleteProperty(window, "requestIdleCallback");
  Reflect.deleteProperty(window, "trustedTypes");
  for (const name of ["share", "connection"]) Reflect.deleteProperty(Navigator.prototype, name);
  Reflect.deleteProperty(Document.prototype, "startViewTransition");
  const { supports } = CSS;
  CSS.supports = (text: string, value?: string) =>
    !/position-area|popover-open|:has/.test(text) &&
    (value === undefined ? supports(text) : supports(text, value));
  HTMLScriptElement.supports = () => false;
  const { setAttribute, matches } = Element.prototype;
  Object.assign(Element.prototype, {
    setAttribute(this: Element, name: string, value: string) {
      if (name !== "popover") setAttribute.call(this, name, value);
    },
    matches(this: Element, selectors: string) {
      if (/:popover-open|:has\(/.test(selectors)) throw new DOMException("unknown selector", "SyntaxError");
      return matches.call(this, selectors);
    },
  });
}

async function openWithoutNewerThings(page: Page): Promise<void> {
  await page.addInitScript(takeNewerThings);
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    await route.fulfill({ response, body: withoutNewerStyles(await response.text()) });
  });
  await page.route(
    (url) => !url.pathname.includes("."),
    async (route) => {
      const response = await route.fetch({ maxRetries: 2 });
      // The policy and the hashes would block the changed styles.
      const html = withoutSeal(await response.text()).replace(/ popover="[^"]*"/g, "");
      await route.fulfill({ response, body: html });
    },
  );
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("without newer features, the menu opens over a page that does not scroll, and closes", async () => {
  await visit({ viewport: small }, async (page) => {
    await openWithoutNewerThings(page);
    await page.goto(at("/services"));
    expect(await page.evaluate(() => CSS.supports("selector(:has(a))"))).toBe(false);
    expect(await overflowOf(page)).toBe(0);
    const menu = page.getByRole("dialog", { name: "Menu" });
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await menu.waitFor();
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => scrollY > 0);
  });
});

test("without newer features, a tooltip can be read, and Escape closes it", async () => {
  await visit({ viewport: small }, async (page) => {
    await openWithoutNewerThings(page);
    await page.goto(at("/rapport-performance"));
    expect(await overflowOf(page)).toBe(0);
    const help = page.locator(".help-button").first();
    const words = help.locator("+ .tooltip");
    expect(await words.isVisible()).toBe(false);
    await help.click();
    await words.waitFor();
    const box = await words.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(small.width);
    // Nothing covers it.
    const top = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
      document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".tooltip") !== null;
    expect(box && (await page.evaluate(top, box))).toBe(true);
    await page.keyboard.press("Escape");
    await words.waitFor({ state: "hidden" });
  });
});

test("without newer features, a form prepares its mail, and its select has its arrow", async () => {
  await visit({ viewport: small }, async (page) => {
    await openWithoutNewerThings(page);
    await page.goto(at("/contact"));
    expect(await overflowOf(page)).toBe(0);
    const list = page.locator(".tray > select").last();
    expect(await list.evaluate((select) => getComputedStyle(select).backgroundImage)).toContain("gradient");
    const button = page.locator("form[name=contact] button[type=submit]");
    await button.scrollIntoViewIfNeeded();
    await whenLive(page);
    const entries = {
      firstName: "Jeanne",
      lastName: "Doe",
      email: "jeanne@example.org",
      project: "Un immeuble.",
    };
    for (const [name, value] of Object.entries(entries)) await page.locator(`[name=${name}]`).fill(value);
    await button.click();
    await page.getByRole("region", { name: "Votre message est prêt" }).waitFor();
    expect(await overflowOf(page)).toBe(0);
  });
});

function isUnlisted({ feature, place }: Use): boolean {
  const words = newerFeatures[feature];
  if (typeof words === "string") return false;
  return words === undefined || !Object.keys(words).some((name) => place.includes(name));
}
