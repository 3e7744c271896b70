import { expect, inject, test } from "vitest";
import { createDice } from "../support/dice.ts";
import { isWhole } from "../support/is-whole.ts";
import { serveBuiltSite } from "../support/serve-built-site.ts";
import { at } from "../support/site-base.ts";
import { findUnreadable, spaceOut } from "../support/text-spacing.ts";

const { visit } = serveBuiltSite();

const seed = 43;
const dice = createDice(seed);
const { routes } = inject("realSite");
const heads = routes.filter((route) => route.startsWith("/profil/"));
// In the heads of home and of profiles, words stand in the sky of a building.
const tried = isWhole ? routes : ["/", dice.pick(heads as [string])];

test.each(tried)(
  `with the text spacing of WCAG 1.4.12, no text of %s is covered or cut, at 320, 768 and 1280 px (seed ${seed})`,
  async (route) => {
    await visit({ viewport: { width: 1280, height: 800 } }, async (page) => {
      await page.goto(at(route));
      // Twice: fonts that came late are there the second time.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.reload();
      expect(await page.evaluate(findUnreadable), "as it is").toEqual([]);
      await page.evaluate(spaceOut);
      for (const width of [1280, 768, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(findUnreadable), `${width} px wide`).toEqual([]);
      }
    });
  },
);

test("text that cannot be read is found, with the reason", async () => {
  await visit({ viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.goto(at("/"));
    for (const [selector, style, reason] of [
      [".hero h1", "position: relative; left: 300px", "is where <svg.section> is"],
      [".hero-pitch", "height: 1em; overflow: hidden", "is cut off by <p.hero-pitch>"],
      [".hero-pitch", "white-space: nowrap; position: relative; left: 900px", "leaves the window"],
      [".hero .button span", "position: relative; left: 150px", "leaves <a.button>"],
      [".hero-pitch", "position: relative; top: -80px", "is where «"],
    ] as const) {
      const broken = page.locator(selector).first();
      await broken.evaluate(restyle, style);
      expect((await page.evaluate(findUnreadable)).join("\n")).toContain(reason);
      await broken.evaluate(restyle, "");
    }
  });
});

/** Runs in the page. */
function restyle(element: HTMLElement | SVGElement, css: string): void {
  element.style.cssText = css;
}
