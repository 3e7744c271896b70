import { expect, test } from "vitest";
import { serveBuiltSite } from "../support/serve-built-site.ts";
import { at } from "../support/site-base.ts";

const { visit } = serveBuiltSite();

test.each(["/", "/questionnaire-energie", "/rapport-performance", "/decret-bacs-2026"])(
  "the title of %s is visible while later styles are still loading, and the footer is never shown without its styles",
  async (route) => {
    await visit({}, async (page) => {
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
    });
  },
);
