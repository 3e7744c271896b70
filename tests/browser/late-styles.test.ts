import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { shareOf } from "../support/is-whole.ts";
import { listen } from "../support/listen.ts";
import { serveBuiltSite } from "../support/serve-built-site.ts";
import { at } from "../support/site-base.ts";

const { origin } = serveBuiltSite();

// A browser of its own: in one that other files have used before, no first paint came in two of three whole runs.
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(shareOf(["/", "/questionnaire-energie", "/rapport-performance", "/decret-bacs-2026"], 2))(
  "the title of %s is visible while later styles are still loading, and the footer is never shown without its styles",
  async (route) => {
    const page = await browser.newPage({ baseURL: origin(), reducedMotion: "reduce" });
    const noise = listen(page);
    try {
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => {
        release = resolve;
      });
      const held: string[] = [];
      await page.route(
        /\/assets\/(?:end|form|order|article-text|plots|revision)\.[^/]+\.css$/,
        async (asked) => {
          held.push(asked.request().url());
          await isReleased;
          await asked.continue();
        },
      );
      const arrival = page.goto(at(route), { waitUntil: "load" });
      // This entry exists only after a paint, while the styles are still held back.
      await page.waitForFunction(
        () =>
          performance.getEntriesByName("first-contentful-paint").length > 0 && document.querySelector("h1"),
      );
      expect(held).not.toEqual([]);
      const footer = page.locator(".site-footer");
      expect(await footer.count()).toBe(0);

      release();
      await arrival;
      expect(await footer.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe("2px");
      expect(noise).toEqual([]);
    } finally {
      await page.close();
    }
  },
);
