import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { serveBuiltSite } from "../support/serve-built-site.ts";
import { at } from "../support/site-base.ts";

const { visit } = serveBuiltSite();

test("the rooms of the tower are dark until the visitor scrolls to them, then all are lit", async () => {
  await onHome("no-preference", async (page) => {
    // Scroll timelines start in a frame after the load.
    await expect.poll(async () => Math.max(...(await lightOfRooms(page)))).toBeLessThan(0.5);
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
    await expect.poll(() => lightOfRooms(page)).toEqual([1, 1, 1, 1, 1]);
  });
});

test("the lower floors are lit from the ground up, one at a time", async () => {
  await onHome("no-preference", async (page) => {
    // The share of the lit drawing that is clipped at its top, while it moves up from the bottom of the screen.
    const covers = await page.evaluate(async () => {
      const [floors, lit] = [".tower-floors", ".tower-floors picture + picture img"].map((name) =>
        document.querySelector(name),
      );
      if (!floors || !lit) throw new Error("The page has no lower floors.");
      const start = floors.getBoundingClientRect().bottom + window.scrollY - window.innerHeight;
      const seen = new Set<string>();
      for (let below = -100; below <= 500; below += 20) {
        window.scrollTo({ top: start + below, behavior: "instant" });
        // Scroll timelines update in the next frame.
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
        seen.add(getComputedStyle(lit).clipPath);
      }
      return [...seen];
    });
    expect(covers).toEqual(["inset(100% 0px 0px)", "inset(60.4% 0px 0px)", "inset(30.2% 0px 0px)", "none"]);
  });
});

test("visitors who prefer reduced motion see every lamp lit at once", async () => {
  await onHome("reduce", async (page) => {
    expect(await lightOfRooms(page)).toEqual([1, 1, 1, 1, 1]);
    const covers = await page
      .locator(".tower-floors img")
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).clipPath));
    expect(covers).toEqual(["none", "none"]);
  });
});

function lightOfRooms(page: Page): Promise<readonly number[]> {
  return page
    .locator(".hero .zrl[class*=' fl']")
    .evaluateAll((rooms) => rooms.map((room) => Number(getComputedStyle(room).opacity)));
}

function onHome(reducedMotion: "reduce" | "no-preference", look: (page: Page) => Promise<void>) {
  return visit({ reducedMotion, viewport: { width: 390, height: 700 } }, async (page) => {
    await page.goto(at("/"));
    await look(page);
  });
}
