import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findUnseenControls } from "../support/find-unseen-controls.ts";
import { whenLive } from "../support/form-site.ts";
import { listAnimations } from "../support/list-animations.ts";
import { large, serveBuiltSite, small } from "../support/serve-built-site.ts";
import { at } from "../support/site-base.ts";

const { visit } = serveBuiltSite();

describe("with forced colours", () => {
  // The policy of a page blocks injected styles.
  const unheld = { forcedColors: "active", bypassCSP: true } as const;

  test("a button with the colours of its background is detected, and so is one without a size", async () => {
    await visit(unheld, async (page) => {
      await page.goto(at("/"));
      await page.evaluate(() => {
        document.body.innerHTML = `
          <button id="same" style="forced-color-adjust:none;border:0;color:#fff;background:#fff">x</button>
          <a id="flat" href="/" style="display:inline-block;width:20px;height:0;overflow:hidden">x</a>
          <a id="mask" href="/" style="display:block;width:20px;height:20px"><i></i></a>
          <button id="seen" style="border:1px solid #000">x</button>`;
        document.body.style.cssText = "forced-color-adjust:none;background:#fff";
      });
      const found = await page.evaluate(findUnseenControls);
      expect(found.map((tag) => /id="(\w+)"/.exec(tag)?.[1])).toEqual(["same", "flat", "mask"]);
    });
  });
});

describe("with forced colours, during the use of a page", () => {
  const forced = { forcedColors: "active", viewport: large } as const;
  const colourOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);

  test.each(["light", "dark"] as const)(
    "buttons under the pointer and tooltips can be read on %s",
    async (colorScheme) => {
      await visit({ ...forced, colorScheme }, async (page) => {
        await page.goto(at("/rapport-performance"));
        // The background that this mode puts behind text.
        const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        const button = page.locator("main a.button").first();
        await button.hover();
        expect(await colourOf(button)).not.toBe(canvas);
        const help = page.locator(".help-button").first();
        await help.hover();
        expect(await colourOf(help.locator(".help-mark"))).not.toBe(canvas);
        const tooltip = page.locator('[role="tooltip"]:popover-open');
        await tooltip.waitFor();
        expect(await colourOf(tooltip)).not.toBe(canvas);
      });
    },
  );

  test("a disabled button looks different from an enabled one", async () => {
    await visit(forced, async (page) => {
      await page.goto(at("/rapport-performance"));
      const waiting = page.locator("form .button").first();
      const ready = page.locator("main a.button").first();
      const styleOf = (locator: Locator) =>
        locator.evaluate((element) => getComputedStyle(element).borderTopStyle);
      await whenLive(page);
      // It is enabled until its script requires something.
      await expect.poll(() => styleOf(waiting)).toBe("dashed");
      expect(await styleOf(ready)).toBe("solid");
    });
  });
});

describe("with reduced motion", () => {
  test("the menu and everything that unfolds opens at once", async () => {
    await visit({ viewport: small }, async (page) => {
      for (const route of ["/contact", "/labels-numeriques", "/audits-conformite-bacs"]) {
        await page.goto(at(route));
        const unfolded = await page.evaluate(() => {
          const folds = [...document.querySelectorAll("summary")].filter((summary) =>
            summary.checkVisibility(),
          );
          for (const summary of folds) summary.click();
          return folds.length;
        });
        expect(unfolded).toBeGreaterThan(0);
        expect(await page.evaluate(listAnimations)).toEqual([]);
      }
      await page.getByText("Ouvrir le menu").or(page.getByLabel("Ouvrir le menu")).first().click();
      expect(await page.evaluate(listAnimations)).toEqual([]);
    });
  });
});
