import { expect, test } from "vitest";
import { shareOf } from "../support/is-whole.ts";
import { large, serveBuiltSite } from "../support/serve-built-site.ts";
import { at, siteBase } from "../support/site-base.ts";

const { visit } = serveBuiltSite();
const origin = "https://www.bati-utile.example";

test.each(shareOf(["/decret-bacs-2026", "/politique-confidentialite", "/mentions-legales"], 2))(
  "on paper, the addresses of %s can be followed",
  async (route) => {
    await visit({ viewport: large }, async (page) => {
      await page.goto(at(route));
      const foot = page.locator(".printed-address");
      expect(await foot.isVisible()).toBe(false);
      await page.emulateMedia({ media: "print" });
      expect(await foot.isVisible()).toBe(true);
      const text = await foot.innerText();
      expect(text).toContain(`depuis ${origin}${siteBase}${route}.`);
      expect(text).toMatch(new RegExp(`se lit à la suite de ${origin}\\.$`));
    });
  },
);

test.each(shareOf(["/decret-bacs-2026", "/audits-conformite-bacs"], 2))(
  "on paper, the note of the latest update of %s is there, which a screen folds",
  async (route) => {
    await visit({ viewport: large }, async (page) => {
      await page.goto(at(route));
      const note = page.locator(".revision-line > div");
      expect(await note.isVisible()).toBe(false);
      await page.emulateMedia({ media: "print" });
      expect(await note.isVisible()).toBe(true);
      expect((await note.boundingBox())?.height).toBeGreaterThan(20);
    });
  },
);

test("on paper, the cloud around an earlier note is drawn, and does not cover its words", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/decret-bacs-2026"));
    await page.emulateMedia({ media: "print" });
    const note = page.locator(".revision").first();
    for (const part of ["::before", "::after"])
      expect(
        await note.evaluate((element, name) => getComputedStyle(element, name).printColorAdjust, part),
      ).toBe("exact");
  });
});

test("on paper, a ticked box has its tick, and a field its line, without backgrounds", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/questionnaire-energie"));
    const box = page.getByRole("checkbox");
    await box.check();
    await page.emulateMedia({ media: "print" });
    const tick = await box.evaluate((element) => ({
      surface: getComputedStyle(element).backgroundColor,
      stroke: getComputedStyle(element, "::before").borderRightColor,
    }));
    expect(tick).toEqual({ surface: "rgba(0, 0, 0, 0)", stroke: "rgb(0, 0, 0)" });
    const field = await page
      .locator(".tray")
      .first()
      .evaluate((element) => getComputedStyle(element).borderBottomStyle);
    expect(field).toBe("solid");
  });
});

test("on paper, a title stays with the lines below it, and a field on one sheet", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/rapport-performance"));
    await page.emulateMedia({ media: "print" });
    const field = page.locator(".field").first();
    expect(await field.evaluate((element) => getComputedStyle(element).breakInside)).toBe("avoid");
    const title = page.locator(".storey > h2").first();
    const room = await title.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element, "::after").height),
    );
    expect(room).toBeGreaterThan(60);
  });
});

test("on paper, a block taller than a sheet continues on the next, and its rows are not split", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/audits-conformite-bacs"));
    await page.emulateMedia({ media: "print" });
    const breaksInside = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).breakInside);
    expect(await breaksInside(".folded-cases")).toBe("auto");
    expect(await breaksInside("details:has(> .fold-content .folded-cases)")).toBe("auto");
    expect(await breaksInside(".folded-cases details")).toBe("avoid");
    expect(await breaksInside(".sample")).toBe("auto");
    expect(await breaksInside(".sample table")).toBe("avoid");
    // Chromium does not break a row of a grid, so a row that does not fit would leave the rest of the sheet empty.
    const storeys = await page
      .locator(".storey")
      .evaluateAll((all) => all.map((storey) => getComputedStyle(storey).display));
    expect(new Set(storeys)).toEqual(new Set(["block"]));
    const rowTitle = page.locator(".rows li > h3").first();
    expect(await rowTitle.evaluate((element) => getComputedStyle(element).breakAfter)).toBe("auto");
  });
});

test.each(
  shareOf(
    [
      ["A4", 718, 1046],
      ["a letter", 740, 980],
    ],
    2,
  ),
)("on %s, the home page has its title and its tower on the first sheet", async (_format, width, height) => {
  await visit({ viewport: { width, height } }, async (page) => {
    await page.goto(at("/"));
    await page.emulateMedia({ media: "print" });
    const tower = page.locator(".hero-drawing svg");
    expect(await tower.evaluate((drawing) => drawing.getBoundingClientRect().bottom)).toBeLessThan(height);
  });
});

test("on paper, the drawn sheet of the report keeps its size and stands on its slab", async () => {
  await visit({ viewport: { width: 794, height: 1123 } }, async (page) => {
    await page.goto(at("/rapport-performance"));
    await page.emulateMedia({ media: "print" });
    const { width, below, breakInside } = await page.locator(".report-sheet").evaluate((sheet) => ({
      width: sheet.getBoundingClientRect().width,
      below:
        (sheet.closest(".storey")?.getBoundingClientRect().bottom ?? 0) -
        sheet.getBoundingClientRect().bottom,
      breakInside: getComputedStyle(sheet).breakInside,
    }));
    expect(width).toBe(304);
    expect(below).toBeLessThan(6);
    expect(breakInside).toBe("avoid");
  });
});

test("without margins, a sheet of A4 breaks no word of the title of the report", async () => {
  await visit({ viewport: { width: 794, height: 1123 } }, async (page) => {
    await page.goto(at("/rapport-performance"));
    await page.emulateMedia({ media: "print" });
    const title = page.locator("h1");
    const height = await title.evaluate((element) => element.getBoundingClientRect().height);
    await title.evaluate((element) => element.style.setProperty("overflow-wrap", "normal"));
    expect(await title.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
  });
});
