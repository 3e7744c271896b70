import { expect, test } from "vitest";
import { shareOf } from "../support/is-whole.ts";
import { enlarge, findBrokenWords, findCut } from "../support/large-letters.ts";
import { serveBuiltSite } from "../support/serve-built-site.ts";
import { at } from "../support/site-base.ts";

const { visit } = serveBuiltSite();

test.each(
  shareOf(
    [
      ["/", 390],
      ["/rapport-performance", 390],
      ["/rapport-performance", 768],
      ["/blog", 390],
      ["/decret-bacs-2026", 390],
    ],
    2,
  ),
)("on %s, %i px wide, titles of double size break between words", async (route, width) => {
  await visit({ viewport: { width, height: 844 } }, async (page) => {
    await page.goto(at(route));
    await page.evaluate(enlarge);
    expect(await page.evaluate(findBrokenWords)).toEqual([]);
  });
});

test.each(
  shareOf(
    [
      [390, "200%"],
      [320, "100%"],
    ],
    2,
  ),
)("at %i px and letters of %s, the sheets of the report are within the page", async (width, letters) => {
  await visit({ viewport: { width, height: 844 } }, async (page) => {
    await page.goto(at("/rapport-performance"));
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), letters);
    const { right, behind } = await page.locator(".report-sheet").evaluate((sheet) => ({
      right: sheet.getBoundingClientRect().right,
      behind: Number.parseFloat(getComputedStyle(sheet, "::before").right),
    }));
    // The margin of a phone.
    expect(right - behind).toBeLessThanOrEqual(width - 19);
  });
});

test("on a phone, prices in text of double size are below their surfaces", async () => {
  await visit({ viewport: { width: 390, height: 844 } }, async (page) => {
    await page.goto(at("/rapport-performance"));
    await page.evaluate(enlarge);
    expect(await page.evaluate(findCut)).toEqual([]);
    const boxes = await page
      .locator("tr[data-tier=large] > *")
      .evaluateAll((cells) =>
        cells.map((cell) => cell.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
      );
    const [surface, rule, price] = boxes;
    expect(price?.x).toBe(surface?.x);
    expect(price?.y).toBeGreaterThan(rule?.y ?? 0);
    expect(rule?.y).toBeGreaterThan(surface?.y ?? 0);
  });
});
