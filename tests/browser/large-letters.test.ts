import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { serveBuiltSite } from "../support/built-site.ts";
import { at } from "../support/site-base.ts";

const { visit } = serveBuiltSite();
// The page of paths that do not exist writes to the console.
const routes = inject("realSite").routes.filter((route) => route !== "/404");

/** Opens a page in letters of twice their size, with all of it that folds or hides. */
async function enlarge(page: Page, route: string): Promise<void> {
  await page.goto(at(route));
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    for (const details of document.querySelectorAll("details")) details.open = true;
    document.querySelector<HTMLInputElement>("[name=consent]")?.click();
  });
}

/** What of a page goes over the edge of the window, where no scrolling leads to it. */
function findCut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isApart = (element: Element) =>
      element.closest("svg, script, [aria-hidden=true], .visually-hidden") !== null ||
      !element.checkVisibility();
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isOver = ({ left, right }: DOMRect) => right > innerWidth + 0.5 || left < -0.5;
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const around = text.parentElement;
      if (around === null || isApart(around)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isCut = [...range.getClientRects()].some((rect) => rect.width > 0 && isOver(rect));
      if (isCut && !scrolls(around)) cut.push(text.textContent?.trim() ?? "");
    }
    for (const box of document.querySelectorAll("a.button, button, input, select, textarea, table")) {
      if (!isApart(box) && isOver(box.getBoundingClientRect()) && !scrolls(box)) cut.push(box.outerHTML);
    }
    return cut;
  });
}

test("letters of twice their size are all there to be read, on the narrowest screens", async () => {
  await visit({ viewport: { width: 320, height: 800 } }, async (page) => {
    const cut: Record<string, readonly string[]> = {};
    for (const route of routes) {
      await enlarge(page, route);
      cut[route] = await findCut(page);
    }
    expect(cut).toEqual(Object.fromEntries(routes.map((route) => [route, []])));
  });
});

test("on a phone, prices in letters of twice their size stand below their surfaces", async () => {
  await visit({ viewport: { width: 390, height: 844 } }, async (page) => {
    await enlarge(page, "/rapport-performance");
    expect(await findCut(page)).toEqual([]);
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
