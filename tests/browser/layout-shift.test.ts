import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isWhole, shareOf } from "../support/is-whole.ts";
import { listen } from "../support/listen.ts";
import { prepareSite } from "../support/prepare-site.ts";
import { readShifts, watchShifts } from "../support/shifts.ts";
import { at } from "../support/site-base.ts";

const site = prepareSite();
let browser: Browser;
let origin: string;

beforeAll(async () => {
  ({ browser, origin } = await site.open());
});
afterAll(() => site.close());

/** The delays in ms: of scripts after their request, and of visible files after the first paint. */
const delayMs = 300;

describe.each([
  { viewport: { width: 390, height: 844 }, every: 2 },
  { viewport: { width: 1280, height: 800 }, every: 6 },
])("at $viewport.width px", ({ viewport, every }) => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await browser.newContext({ viewport });
    await context.addInitScript(watchShifts);
    await context.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await route.continue();
    });
    await context.route(/\.(?:svg|avif|webp|png|jpg|woff2)$/, async (route) => {
      await route.request().frame().page().evaluate(waitForText, delayMs);
      await route.continue();
    });
  });
  afterAll(() => context.close());

  // Most of the time is spent waiting for the late files.
  test.concurrent.each(isWhole ? site.routes : shareOf(site.samples, every))(
    "nothing on %s moves when fonts, images and scripts load late, down to its end",
    // The delays are the test’s own, so a page that moves does so each time. On a busy machine Chromium may use a font
    // once although it came too late.
    { retry: 1 },
    async (route) => {
      const page = await context.newPage();
      const noise = listenWithRequests(page);
      try {
        await page.goto(origin + at(route), { waitUntil: "load" });
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await scrollToEnd(page);
        expect(await readShifts(page)).toEqual([]);
        expect(noise.filter((line) => !(route === "/404" && line.includes(at("/404"))))).toEqual([]);
      } finally {
        await page.close();
      }
    },
  );
});

test("a page that moves is detected, with the moved elements", async () => {
  const context = await browser.newContext();
  await context.addInitScript(watchShifts);
  const page = await context.newPage();
  await page.goto(origin + at("/"));
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    const lines = Array.from({ length: 6 }, () => document.createElement("br"));
    document.querySelector("main")?.prepend(...lines);
    await frame();
    await frame();
  });
  expect(await readShifts(page)).toEqual([expect.stringContaining('<section class="storey hero">')]);
  await context.close();
});

/**
 * Waits in the page until it has been painted, and then as long as its own clock says: on a busy machine a font that
 * came after the same time by another clock would still be in time.
 */
function waitForText(ms: number): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) setTimeout(resolve, ms);
    }).observe({ type: "paint", buffered: true });
  });
}

/** Scrolls a screen at a time, until lazy images have loaded too. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
    const images = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(images.map((image) => image.decode()));
    await frame();
    await frame();
  });
}

/** Collects the console messages of the page too, and its requests to other origins. */
function listenWithRequests(page: Page): readonly string[] {
  const noise = listen(page);
  page.on("request", (request) => {
    if (!request.url().startsWith(origin + at("/")) && !request.url().startsWith("data:"))
      noise.push(`asks ${request.url()}`);
  });
  return noise;
}
