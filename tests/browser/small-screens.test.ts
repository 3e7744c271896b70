import { expect, test } from "vitest";
import { shareOf } from "../support/is-whole.ts";
import { serveBuiltSite, small } from "../support/serve-built-site.ts";
import { at } from "../support/site-base.ts";

const { visit } = serveBuiltSite();

test("on a phone, all columns of the dates of the decree are visible", async () => {
  await visit({ viewport: small }, async (page) => {
    await page.goto(at("/decret-bacs-2026"));
    const cells = page.getByRole("main").getByRole("table").locator("th, td");
    const rights = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().right));
    expect(rights).toHaveLength(24);
    expect(Math.max(...rights)).toBeLessThanOrEqual(small.width);
  });
});

test("on a phone, no label of the thresholds covers the line below it", async () => {
  await visit({ viewport: small }, async (page) => {
    await page.goto(at("/decret-bacs-2026"));
    const gap = await page.locator("svg.plot-narrow").evaluate((plot) => {
      const label = plot.querySelector<SVGGraphicsElement>(".plot-paper")?.getBBox();
      const line = plot.querySelector<SVGGeometryElement>(".plot-subject");
      if (!label || !line) return Number.NaN;
      // The line descends from its start to the threshold, so the label must end above its stroke.
      const points = Array.from({ length: 200 }, (_, step) => line.getPointAtLength(step));
      const beside = points.filter(({ x }) => x > label.x && x < label.x + label.width);
      const half = Number.parseFloat(getComputedStyle(line).strokeWidth) / 2;
      return Math.min(...beside.map(({ y }) => y)) - half - (label.y + label.height);
    });
    expect(gap).toBeGreaterThan(0);
  });
});

test("on a phone, no separator is at the start of a line: all parts of a result have one left edge", async () => {
  await visit({ viewport: small }, async (page) => {
    await page.goto(at("/recherche?q=gtb"));
    const parts = page.locator(".search-sections:not([hidden])").filter({ has: page.locator("li + li") });
    const lines = parts.first().getByRole("link");
    await lines.first().waitFor();
    const lefts = await lines.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
    expect(lefts.length).toBeGreaterThan(1);
    expect(new Set(lefts.map(Math.round)).size).toBe(1);
  });
});

test("on a phone, the tables of the privacy policy fit into their column without scrolling", async () => {
  await visit({ viewport: small }, async (page) => {
    await page.goto(at("/politique-confidentialite"));
    const hidden = await page
      .locator(".table-region")
      .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(hidden).toEqual([0, 0, 0]);
  });
});

test("on a medium screen, the caption of the phases is beside their narrow plot", async () => {
  await visit({ viewport: { width: 768, height: 1024 } }, async (page) => {
    await page.goto(at("/amo-smart"));
    const plot = await page.locator(".presence .plot-narrow").boundingBox();
    const caption = await page.locator(".presence figcaption").boundingBox();
    expect(caption?.x).toBeGreaterThan((plot?.x ?? Number.NaN) + (plot?.width ?? Number.NaN));
  });
});

test.each(
  shareOf(
    [
      ["/politique-confidentialite", ".contents", { width: 1093, height: 520 }],
      ["/blog", ".blog-side", { width: 1093, height: 520 }],
      ["/services", ".plan", { width: 667, height: 375 }],
      ["/services", ".plan", { width: 800, height: 600 }],
    ],
    2,
  ),
)(
  "in a low window, no focusable link beside the text of %s is out of sight",
  async (route, side, viewport) => {
    await visit({ viewport }, async (page) => {
      await page.goto(at(route));
      const links = page.locator(`${side} a:visible`);
      await links.first().focus();
      for (let place = 0; place < (await links.count()); place++) {
        const bounds = await page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON());
        expect(bounds.top).toBeGreaterThanOrEqual(0);
        expect(bounds.bottom).toBeLessThanOrEqual(viewport.height);
        await page.keyboard.press("Tab");
      }
    });
  },
);
