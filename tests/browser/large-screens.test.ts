import { expect, test } from "vitest";
import { large, serveBuiltSite } from "../support/serve-built-site.ts";
import { at } from "../support/site-base.ts";

const { visit } = serveBuiltSite();

test("the brochure is on one line beside the button of the last call, and does not overlap the building", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/"));
    const brochure = await page.locator(".closing .dimension-link").boundingBox();
    const tower = await page.locator(".tower-floors").boundingBox();
    expect(brochure?.height).toBeLessThan(50);
    expect((brochure?.x ?? Number.NaN) + (brochure?.width ?? Number.NaN)).toBeLessThan(
      tower?.x ?? Number.NaN,
    );
  });
});

test("beside a sheet of the editor, the drawing of the home page covers none of its words", async () => {
  for (const width of [1280, 1366, 1920])
    await visit({ viewport: { width, height: 768 } }, async (page) => {
      await page.goto(at("/"));
      await page.evaluate(() => {
        document.body.style.marginInlineEnd = "27rem";
        document.documentElement.style.setProperty("--site-dev-beside", "27rem");
      });
      const words = page.locator(".hero h1 span, .hero-pitch, .hero .actions > *");
      const ends = await words.evaluateAll((all) =>
        all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return range.getBoundingClientRect().right;
        }),
      );
      const drawing = await page.locator(".hero-drawing").boundingBox();
      expect(Math.max(...ends)).toBeLessThan(drawing?.x ?? Number.NaN);
    });
});

test("the first text of the contact page is as close to its title as on other pages", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/contact"));
    const gap = await page.locator(".contact-head").evaluate((head) => {
      // Measures the words of the title, because its box may be higher.
      const words = document.createRange();
      words.selectNodeContents(head.querySelector("h1") ?? head);
      const lead = head.querySelector(".lead")?.getBoundingClientRect().top ?? Number.NaN;
      return lead - words.getBoundingClientRect().bottom;
    });
    expect(gap).toBeLessThanOrEqual(28);
  });
});

test("the number of articles is beside the button that shows more of them", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/blog"));
    const count = await page.locator(".list-end > p").boundingBox();
    const more = await page.locator(".list-end > .dimension-link").boundingBox();
    const gap = (more?.x ?? Number.NaN) - (count?.x ?? Number.NaN) - (count?.width ?? Number.NaN);
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThanOrEqual(52);
  });
});

test("the street of the contact page extends from the margin line to the edge of the window", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/contact"));
    const street = await page.locator(".contact-street img").boundingBox();
    const slab = await page.locator(".contact-street .slab").boundingBox();
    expect(street?.x).toBeCloseTo(slab?.x ?? Number.NaN);
    expect(street?.width).toBeCloseTo(slab?.width ?? Number.NaN);
  });
});

test("each step of the audit is beside its floor, and the floors are stacked", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/audits-conformite-bacs"));
    const steps = await page.locator(".climb li").evaluateAll((items) =>
      items.map((item) => {
        const floor = item.querySelector("img")?.getBoundingClientRect() ?? new DOMRect();
        const words = item.querySelector(".climb-words")?.getBoundingClientRect() ?? new DOMRect();
        return {
          top: floor.top,
          bottom: floor.bottom,
          end: floor.right,
          words: words.left,
          below: words.top,
        };
      }),
    );
    expect(steps).toHaveLength(4);
    for (const [step, { top, bottom, end, words, below }] of steps.entries()) {
      expect(words).toBeGreaterThan(end);
      expect(below).toBeLessThan(bottom);
      if (step > 0) expect(bottom).toBeCloseTo(steps[step - 1]?.top ?? Number.NaN, 0);
      expect(top).toBeLessThan(bottom);
    }
  });
});
