import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findUnseenControls } from "../support/find-unseen-controls.ts";
import { listAnimations } from "../support/list-animations.ts";
import { prepareSite } from "../support/serve-built-site.ts";
import { at } from "../support/site-base.ts";

const site = prepareSite();
let browser: Browser;
let origin: string;

beforeAll(async () => {
  ({ browser, origin } = await site.open());
});
afterAll(() => site.close());

const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

describe("with forced colours", () => {
  // The policy of a page blocks injected styles.
  const unheld = openOnce({ forcedColors: "active", bypassCSP: true });

  test("a button with the colours of its background is detected, and so is one without a size", async () => {
    const page = await unheld.page();
    await page.goto(origin + at("/"));
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

describe("with forced colours, during the use of a page", () => {
  const opened = openOnce({ forcedColors: "active", viewport: wide });
  const colourOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);

  test.each(["light", "dark"] as const)(
    "buttons under the pointer and tooltips can be read on %s",
    async (colorScheme) => {
      const page = await opened.page();
      await page.emulateMedia({ colorScheme });
      await page.goto(origin + at("/rapport-performance"));
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
    },
  );

  test("a disabled button looks different from an enabled one", async () => {
    const page = await opened.page();
    await page.goto(origin + at("/rapport-performance"));
    const waiting = page.locator("form .button").first();
    const ready = page.locator("main a.button").first();
    const styleOf = (locator: Locator) =>
      locator.evaluate((element) => getComputedStyle(element).borderTopStyle);
    // It is enabled until its script requires something.
    await expect.poll(() => styleOf(waiting)).toBe("dashed");
    expect(await styleOf(ready)).toBe("solid");
  });
});

describe("with reduced motion", () => {
  const opened = openOnce({ reducedMotion: "reduce", viewport: narrow });

  test("the menu and everything that unfolds opens at once", async () => {
    const page = await opened.page();
    for (const route of ["/contact", "/labels-numeriques", "/audits-conformite-bacs"]) {
      await page.goto(origin + at(route));
      const unfolded = await page.evaluate(() => {
        const folds = [...document.querySelectorAll("summary")].filter((summary) =>
          summary.checkVisibility(),
        );
        for (const summary of folds) summary.click();
        return folds.length;
      });
      expect(unfolded).toBeGreaterThan(0);
      expect(await page.evaluate(listAnimations)).toEqual([]);
      await page.goto(origin + at(route));
      await page.getByText("Ouvrir le menu").or(page.getByLabel("Ouvrir le menu")).first().click();
      expect(await page.evaluate(listAnimations)).toEqual([]);
    }
  });
});

/** One page for a whole group of tests, because opening a context takes longer than most of them. */
function openOnce(options: NonNullable<Parameters<Browser["newContext"]>[0]>) {
  let page: Page | undefined;
  afterAll(() => page?.context().close());
  return {
    page: async (): Promise<Page> => {
      page ??= await (await browser.newContext(options)).newPage();
      return page;
    },
  };
}
