import { expect, test } from "vitest";
import { enlarge, findCut } from "../support/large-letters.ts";
import { serveBuiltSite } from "../support/serve-built-site.ts";
import { at } from "../support/site-base.ts";

const { visit } = serveBuiltSite();

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
