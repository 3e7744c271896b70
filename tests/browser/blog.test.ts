import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { shareOf } from "../support/is-whole.ts";
import { violationsOf } from "../support/run-axe.ts";
import { large, serveBuiltSite, small } from "../support/serve-built-site.ts";
import { readShifts, watchShifts } from "../support/shifts.ts";
import { at } from "../support/site-base.ts";

const { visit, visitAlone } = serveBuiltSite();

const filterOf = (page: Page) => page.getByRole("navigation", { name: "Catégories" });
const choose = (page: Page, category: string) => filterOf(page).getByRole("link", { name: category }).click();
const currentOf = (page: Page) => filterOf(page).locator("[aria-current=true]").allTextContents();
const said = (page: Page) => page.getByRole("status").textContent();
const moreOf = (page: Page) => page.getByRole("button", { name: "Voir plus d’articles" });
const shownTitles = (page: Page) => page.locator(".blog-list .card:visible h3").allTextContents();

describe.each(shareOf([small, large], 2))("at $width px", (viewport) => {
  test("the list starts with all articles: the featured one, six cards, and a button for the rest", async () => {
    await visitAlone({ viewport }, async (page) => {
      await page.addInitScript(watchShifts);
      await page.goto(at("/blog"));
      expect(await currentOf(page)).toEqual(["Tous 10"]);
      expect(await page.locator(".card-featured").isVisible()).toBe(true);
      expect(await shownTitles(page)).toHaveLength(7);
      expect(await said(page)).toBe("7 articles affichés sur 10");
      await expectNoShift(page);
    });
  });

  test("an address with a category starts with it, and nothing moves, however late the script loads", async () => {
    await visitAlone({ viewport }, async (page) => {
      await page.addInitScript(watchShifts);
      await page.route("**/blog-filter.*.js", async (route) => {
        await page.evaluate(whenRead);
        await route.continue();
      });
      await page.goto(at("/blog?categorie=cyber"));
      expect(await currentOf(page)).toEqual(["Cyber 2"]);
      expect(await shownTitles(page)).toHaveLength(2);
      const current = await filterOf(page).locator("[aria-current=true]").boundingBox();
      expect((current?.x ?? 0) + (current?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      await expectNoShift(page);
    });
  });

  test("the newsletter is offered once: beside the articles, or below them if there is no room beside them", async () => {
    await visit({ viewport }, async (page) => {
      await page.goto(at("/blog"));
      const offer = page.getByRole("main").getByRole("link", { name: "S’abonner à la newsletter" });
      expect(await offer.count()).toBe(1);
      const [{ y: offered }, { y: first }] = await Promise.all([
        boxOf(offer),
        boxOf(page.locator(".blog-list .card:visible").nth(1)),
      ]);
      expect(offered > first).toBe(viewport === small);
      // The order of the keyboard is the visual order.
      const isLater = await offer.evaluate((link) => {
        const list = document.querySelector(".list-end");
        return Boolean(list && list.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING);
      });
      expect(isLater).toBe(viewport === small);
    });
  });
});

test("the button shows the rest, disappears, and moves the focus to the first new card", async () => {
  await visit({ viewport: small }, async (page) => {
    await page.goto(at("/blog"));
    const before = await shownTitles(page);
    await moreOf(page).focus();
    await page.keyboard.press("Enter");
    const after = await shownTitles(page);
    expect(after).toHaveLength(10);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(after[before.length]);
    expect(await moreOf(page).count()).toBe(0);
    expect(await said(page)).toBe("10 articles affichés");
    expect(await violationsOf(page, { within: "main" })).toEqual([]);
  });
});

test.each(
  shareOf(
    [
      [small, "Flexibilité", 1, "1 article affiché", "?categorie=flexibilite", false],
      [small, "Innovation", 2, "2 articles affichés", "?categorie=innovation", true],
      [large, "Innovation", 2, "2 articles affichés", "?categorie=innovation", true],
      [small, "Cyber", 2, "2 articles affichés", "?categorie=cyber", false],
    ],
    2,
  ),
)(
  "at $0.width px, $1 shows its articles in place and says how many",
  async (viewport, category, count, words, search, hasFeatured) => {
    await visit({ viewport }, async (page) => {
      await page.goto(at("/blog"));
      await page.evaluate(() => Object.assign(window, { isTheSame: true }));
      await choose(page, category);
      expect(await shownTitles(page)).toHaveLength(count);
      expect(await page.locator(".card-featured").isVisible()).toBe(hasFeatured);
      expect(await said(page)).toBe(words);
      expect(await currentOf(page)).toEqual([`${category} ${count}`]);
      expect(await page.getByRole("heading", { name: `Articles : ${category}` }).count()).toBe(1);
      expect(await moreOf(page).count()).toBe(0);
      expect(new URL(page.url()).search).toBe(search);
      expect(await page.evaluate(() => "isTheSame" in window)).toBe(true);
      // The list of every other category is a part of this one.
      if (hasFeatured) expect(await violationsOf(page, { within: "main" })).toEqual([]);
    });
  },
);

test("the parts of a card stay together beside a list of categories that is longer", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/blog?categorie=cyber"));
    const card = page.locator(".blog-list .card:visible").first();
    const [{ y: drawn, height }, { y: facts }] = await Promise.all([
      boxOf(card.locator("img")),
      boxOf(card.locator(".meta").first()),
    ]);
    expect(facts - drawn - height).toBeLessThan(2);
  });
});

test("by keyboard alone, a category is chosen and the focus stays on it", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/blog"));
    await filterOf(page).getByRole("link").first().focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await currentOf(page)).toEqual(["Innovation 2"]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Innovation 2");
  });
});

test("on a small screen, every focused category is fully visible, with its outline", async () => {
  await visit({ viewport: small }, async (page) => {
    await page.goto(at("/blog"));
    const links = await filterOf(page).getByRole("link").all();
    await page.getByRole("main").getByRole("link", { name: "Accueil" }).focus();
    for (const link of links) {
      await page.keyboard.press("Tab");
      const cut = await link.evaluate((focused) => {
        if (focused !== document.activeElement) return "not focused";
        const { outlineOffset, outlineWidth } = getComputedStyle(focused);
        const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
        const [box, row] = [focused.getBoundingClientRect(), focused.closest("ul")?.getBoundingClientRect()];
        if (!row) return "no row";
        const isInside =
          box.left - reach >= row.left - 0.5 &&
          box.top - reach >= row.top - 0.5 &&
          box.right + reach <= Math.min(row.right, innerWidth) + 0.5 &&
          box.bottom + reach <= row.bottom + 0.5;
        return isInside ? undefined : focused.textContent;
      });
      expect(cut).toBeUndefined();
    }
  });
});

test("every category shows as many articles as its count says", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/blog"));
    await moreOf(page).click();
    for (const link of await filterOf(page).getByRole("link").all()) {
      await link.click();
      if (await moreOf(page).isVisible()) await moreOf(page).click();
      const count = Number(await link.locator("span").textContent());
      expect(count).toBeGreaterThan(0);
      expect(await shownTitles(page)).toHaveLength(count);
    }
  });
});

test("an address with an unknown category starts with all articles", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/blog?categorie=cuisine"));
    expect(await currentOf(page)).toEqual(["Tous 10"]);
    expect(await shownTitles(page)).toHaveLength(7);
  });
});

test("the buttons of the browser go back and forth between categories", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/blog"));
    await moreOf(page).click();
    await choose(page, "Cyber");
    await choose(page, "Innovation");
    // Choosing the same one twice is one step.
    await choose(page, "Innovation");
    await page.goBack();
    expect(await currentOf(page)).toEqual(["Cyber 2"]);
    await page.goBack();
    expect(await currentOf(page)).toEqual(["Tous 10"]);
    expect(await shownTitles(page)).toHaveLength(10);
    await page.goForward();
    expect(await shownTitles(page)).toHaveLength(2);
    expect(await said(page)).toBe("2 articles affichés");
  });
});

test("after going back from an article, the list is unchanged", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/blog"));
    await moreOf(page).click();
    await page.getByRole("link", { name: /cyber/i }).last().click();
    await page.waitForURL((url) => url.pathname !== at("/blog"));
    await page.goBack();
    expect(await shownTitles(page)).toHaveLength(10);
  });
});

test("a category chosen far down the page scrolls to its first article", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/blog"));
    await page.evaluate(() => scrollTo({ top: 1200, behavior: "instant" }));
    await choose(page, "Innovation");
    expect(await page.locator(".card-featured").isVisible()).toBe(true);
    const top = (await page.locator(".card-featured").boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual(72);
    expect(top).toBeLessThan(800);
  });
});

test("a click with a modifier key opens a new tab", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/blog"));
    const [tab] = await Promise.all([
      page.context().waitForEvent("page"),
      filterOf(page)
        .getByRole("link", { name: "Cyber" })
        .click({ modifiers: ["Control"] }),
    ]);
    await tab.waitForURL(`**${at("/blog?categorie=cyber")}`);
    expect(await currentOf(page)).toEqual(["Tous 10"]);
    await tab.close();
  });
});

test("without scripts all ten articles are shown, without a button for more", async () => {
  await visit({ viewport: large, javaScriptEnabled: false }, async (page) => {
    await page.goto(at("/blog?categorie=cyber"));
    expect(await shownTitles(page)).toHaveLength(10);
    expect(await currentOf(page)).toEqual(["Tous 10"]);
    expect(await said(page)).toBe("10 articles affichés");
    expect(await moreOf(page).count()).toBe(0);
  });
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error("it is not seen");
  return box;
}

/** Expects that nothing moves when the page is painted, or when the end of the list becomes visible. */
async function expectNoShift(page: Page): Promise<void> {
  expect(await readShifts(page)).toEqual([]);
  await page.mouse.wheel(0, 10_000);
  expect(await readShifts(page)).toEqual([]);
}

/** Runs in the page: waits until its HTML has been parsed. Render-blocking files may still be missing. */
function whenRead(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== "loading") resolve();
    else document.addEventListener("readystatechange", () => resolve(), { once: true });
  });
}
