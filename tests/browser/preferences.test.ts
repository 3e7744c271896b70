import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

describe("for readers who double the size of texts in their browser", () => {
  const opened = openOnce({ viewport: { width: 640, height: 800 } });

  test.each(site.routes)("%s never scrolls sideways at 640 px", async (route) => {
    const page = await opened.page();
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto(origin + at(route));
    expect(
      await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)),
    ).toBeGreaterThanOrEqual(32);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
  });
});

describe("for readers who choose the colours themselves", () => {
  const opened = openOnce({ forcedColors: "active" });
  // The policy of a page lets nobody write styles into it.
  const unheld = openOnce({ forcedColors: "active", bypassCSP: true });

  test.each(site.routes)("every link, button and field of %s can be seen", async (route) => {
    const page = await opened.page();
    await page.goto(origin + at(route));
    for (const viewport of [narrow, wide]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await page.evaluate(findUnseenControls)).toEqual([]);
      }
    }
  });

  test("a button whose colours are those behind it is noticed, and so is one without a size", async () => {
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

describe("for readers who choose the colours themselves, while they use a page", () => {
  const opened = openOnce({ forcedColors: "active", viewport: wide });
  const colourOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);

  test.each(["light", "dark"] as const)(
    "buttons under the pointer and tooltips can be read on %s",
    async (colorScheme) => {
      const page = await opened.page();
      await page.emulateMedia({ colorScheme });
      await page.goto(origin + at("/rapport-performance"));
      // What this mode puts behind all letters.
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

  test("a button that waits for something looks different from one that can be pressed", async () => {
    const page = await opened.page();
    await page.goto(origin + at("/rapport-performance"));
    const waiting = page.locator("form .button").first();
    const ready = page.locator("main a.button").first();
    const styleOf = (locator: Locator) =>
      locator.evaluate((element) => getComputedStyle(element).borderTopStyle);
    // It can be pressed until its script asks for something.
    await expect.poll(() => styleOf(waiting)).toBe("dashed");
    expect(await styleOf(ready)).toBe("solid");
  });
});

describe("for readers who ask for less motion", () => {
  const opened = openOnce({ reducedMotion: "reduce", viewport: narrow });

  test.each(site.routes)("nothing of %s is in motion, neither at first nor at its end", async (route) => {
    const page = await opened.page();
    await page.goto(origin + at(route));
    expect(await page.evaluate(listAnimations)).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.evaluate(() => scrollY + innerHeight)).toBeGreaterThanOrEqual(
      (await page.evaluate(() => document.documentElement.scrollHeight)) - 1,
    );
    expect(await page.evaluate(listAnimations)).toEqual([]);
  });

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

/** One page for a whole group of tests: opening a context takes longer than most of them. */
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

/** Runs in the page: what moves, as `property on element`. */
function listAnimations(): readonly string[] {
  return document.getAnimations().map((animation) => {
    const { target } = animation.effect as KeyframeEffect;
    return `${animation.constructor.name} on ${target?.outerHTML.slice(0, 80)}`;
  });
}

/**
 * Runs in the page: the opening tags of controls that take no room, or of which nothing stands out from what is behind:
 * no text, border, surface, icon or image. Those that are hidden from everybody are left out.
 */
function findUnseenControls(): readonly string[] {
  const isClear = (colour: string) => /^(?:none|transparent|rgba\(.*, 0\))$/.test(colour);
  const behind = (element: Element | null): string => {
    for (let at = element; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!isClear(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).getPropertyValue("background-color");
  };
  const hasSize = (element: Element, least: number) => {
    const { width, height } = element.getBoundingClientRect();
    return width >= least && height >= least;
  };
  const standsOut = (control: Element): boolean => {
    // The box of a field is drawn round it and its unit.
    const box = control.closest(".tray") ?? control;
    const surface = behind(box.parentElement);
    const style = getComputedStyle(box);
    const isFilled = !isClear(style.backgroundColor) && style.backgroundColor !== surface;
    const isFramed = ["Top", "Right", "Bottom", "Left"].some((side) => {
      const colour = style[`border${side}Color` as "borderTopColor"];
      return (
        Number.parseFloat(style[`border${side}Width` as "borderTopWidth"]) > 0 &&
        !isClear(colour) &&
        colour !== surface
      );
    });
    // Boxes to tick and choosers of files are the browser’s own drawings.
    const { type } = control as HTMLInputElement;
    const isNative =
      type === "file" || (/^(?:checkbox|radio|range)$/.test(type) && style.appearance !== "none");
    if (isFilled || isFramed || isNative) return true;
    return [control, ...control.querySelectorAll("*")].some((part) => {
      if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !hasSize(part, 2))
        return false;
      if (part.tagName === "IMG") return true;
      const own = getComputedStyle(part);
      const inks = [
        ...([...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
          ? [own.color]
          : []),
        ...(part instanceof SVGGeometryElement ? [own.fill, own.stroke] : []),
      ];
      return inks.some((ink) => !isClear(ink) && ink !== behind(part));
    });
  };
  return (
    [...document.querySelectorAll("a[href], button, summary, input, select, textarea")]
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      // A skip link shows when it has the focus; a field may be drawn by its label.
      .filter(
        (control) =>
          !/^rect\(|inset\(/.test(getComputedStyle(control).clip + getComputedStyle(control).clipPath),
      )
      .filter((control) => (control as HTMLInputElement).type !== "hidden")
      .filter((control) => !hasSize(control, 8) || !standsOut(control))
      .map((control) => control.outerHTML.slice(0, 160))
  );
}
