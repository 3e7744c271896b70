import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "../support/eventually.ts";
import { findUnseenControls } from "../support/find-unseen-controls.ts";
import { whenLive } from "../support/form-site.ts";
import { askRulesOfHtml } from "../support/html-rules.ts";
import { isWhole, shareOf } from "../support/is-whole.ts";
import { enlarge, findCut } from "../support/large-letters.ts";
import { listAnimations } from "../support/list-animations.ts";
import { listen } from "../support/listen.ts";
import { prepareSite } from "../support/prepare-site.ts";
import { colourRules, violationsOf } from "../support/run-axe.ts";
import { at } from "../support/site-base.ts";

const site = prepareSite();
const { routes, samples } = site;
const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };
let browser: Browser;
let origin: string;
// One page for all routes, so that the browser compiles the injected scripts once.
let opened: Awaited<ReturnType<typeof openPage>> | undefined;
let page: Page;
/** The total over all routes. */
let islands = 0;

beforeAll(async () => {
  ({ browser, origin } = await site.open());
});
afterAll(async () => {
  await opened?.page.context().close();
  await site.close();
});

// The routes of the specification, and the search. The conditions of sale wait for facts.
test("the real site has the home page, the blog, its ten articles and the not-found page", () => {
  expect(routes).toEqual([
    "/",
    "/404",
    "/amo-smart",
    "/audits-conformite-bacs",
    "/batiments-intelligents-cyber",
    "/blog",
    "/blog/proptech-europeennes",
    "/blog/trophees-smart-building",
    "/contact",
    "/decret-bacs-2026",
    "/flexibilite-electrique",
    "/futur-bureau-intelligent",
    "/ia-immobilier-hypes",
    "/intensite-usage",
    "/labels-numeriques",
    "/mentions-legales",
    "/notre-histoire",
    "/notre-metier",
    "/politique-confidentialite",
    "/profil/amenageur",
    "/profil/architecte",
    "/profil/asset-manager",
    "/profil/entreprise",
    "/profil/promoteur",
    "/profil/proprietaire",
    "/projets",
    "/questionnaire-energie",
    "/rapport-performance",
    "/recherche",
    "/services",
    "/smart-buildings-cyber-menace",
    "/sources",
    "/telecharger-guide",
  ]);
});

const articles = [
  "/batiments-intelligents-cyber",
  "/blog/proptech-europeennes",
  "/blog/trophees-smart-building",
  "/decret-bacs-2026",
  "/flexibilite-electrique",
  "/futur-bureau-intelligent",
  "/ia-immobilier-hypes",
  "/intensite-usage",
  "/labels-numeriques",
  "/smart-buildings-cyber-menace",
];

const breachesOf = askRulesOfHtml();

// Builds check only the rules that help readers; the recommended set has more.
test.each(isWhole ? routes : samples)("%s keeps the recommended rules of HTML", async (route) => {
  expect(breachesOf(await (await fetch(origin + at(route))).text())).toEqual([]);
});

// Pages of one template have the same parts, so a short run visits one of each.
const visited = isWhole ? routes : samples;
// The frame of all pages is the same, and so are most of their parts.
const seenInAllWays = isWhole ? routes : shareOf(samples, 6);

describe.each(visited)("%s, in one visit,", (route) => {
  beforeAll(async () => {
    opened ??= await openPage({});
    page = opened.page;
    opened.noise.length = 0;
    await page.setViewportSize(narrow);
    await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
    await page.goto(origin + at(route));
  });

  test("has nothing in motion for readers who prefer reduced motion, neither at its start nor at its end", async () => {
    expect(await page.evaluate(listAnimations)).toEqual([]);
    const unseen = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return document.documentElement.scrollHeight - scrollY - innerHeight;
    });
    expect(unseen).toBeLessThanOrEqual(1);
    expect(await page.evaluate(listAnimations)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
  });

  const isSeenInAllWays = seenInAllWays.includes(route);
  describe.each(isSeenInAllWays ? [narrow, wide] : [narrow])("at $width px", (viewport) => {
    // The theme changes only colours, and the width changes none of them.
    const isInDark = isWhole || (isSeenInAllWays && viewport === narrow);
    test(`is accessible, in ${isInDark ? "both themes" : "the light theme"}`, async () => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: "light" });
      expect(await violationsOf(page)).toEqual([]);
      if (!isInDark) return;
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await violationsOf(page, { rules: colourRules })).toEqual([]);
    });

    test("has no link, button or field that is invisible with forced colours", async () => {
      await page.setViewportSize(viewport);
      for (const colorScheme of isInDark ? (["dark", "light"] as const) : (["dark"] as const)) {
        await page.emulateMedia({ colorScheme, forcedColors: "active" });
        expect(await page.evaluate(() => matchMedia("(forced-colors: active)").matches)).toBe(true);
        expect(await page.evaluate(findUnseenControls)).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: "none" });
    });
  });

  // A phone shows 844 px at once. Fonts that came too late for the first visit are there at the second.
  test.runIf(articles.includes(route))(
    "begins its text within the first screen and a half of a phone",
    async () => {
      await page.setViewportSize(narrow);
      await page.reload();
      const begins = await page
        .locator(".prose > p:not(:has(picture))")
        .first()
        .evaluate((sentence) => sentence.getBoundingClientRect().top + scrollY);
      expect(begins).toBeLessThan(1.5 * narrow.height);
    },
  );

  test.runIf(route === "/audits-conformite-bacs")("is no longer than a visitor reads", async () => {
    await page.reload();
    for (const [viewport, most] of [
      [narrow, 11000],
      [wide, 7000],
    ] as const) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(most);
    }
  });

  test.runIf(isSeenInAllWays)(
    "never scrolls sideways at 640 px, where the browser doubles the size of texts",
    async () => {
      await page.setViewportSize({ width: 640, height: 800 });
      const session = await page.context().newCDPSession(page);
      try {
        await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
        expect(
          await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)),
        ).toBeGreaterThanOrEqual(32);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
      } finally {
        await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
        await session.detach();
      }
    },
  );

  test("never scrolls sideways at 320 px", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test("has only islands that become interactive", async () => {
    islands += await page.evaluate(() => {
      const places = document.querySelectorAll("[data-island]");
      for (const place of places) place.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
      return places.length;
    });
    await whenLive(page);
  });

  // The last check, because it unfolds the page.
  test("can be read to its end in text of double size, on the narrowest screens", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.evaluate(enlarge);
    expect(await page.evaluate(findCut)).toEqual([]);
  });

  test("has followed its policy, requested nothing from other origins, missed no file and logged nothing", () => {
    expect(opened?.noise.filter((line) => !(route === "/404" && line.includes(at("/404"))))).toEqual([]);
  });
});

test("some islands become interactive", () => {
  expect(islands).toBeGreaterThan(4);
});

test("the colour rules find text that is unreadable in the dark, and all rules find the rest", async () => {
  await withPage({ colorScheme: "light" }, async (page) => {
    await page.setContent(`<!doctype html><html lang="fr"><title>Essai</title>
      <style>@media (prefers-color-scheme: dark) { p { color: #ddd } }</style>
      <main><h1>Essai</h1><p>Un texte.</p><input></main></html>`);
    expect(await violationsOf(page)).toEqual([expect.stringMatching(/^label: /)]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violationsOf(page, { rules: colourRules })).toEqual([
      expect.stringMatching(/^color-contrast: /),
    ]);
  });
});

test("a missing address shows the not-found page, in English and in French, and logs the path", async () => {
  await withPage({}, async (page, noise) => {
    const response = await page.goto(origin + at("/nulle-part"));
    expect(response?.status()).toBe(404);
    const words = page.locator(".lost-words > *");
    // The English text is marked as English, and has a French version below.
    expect(
      await words.evaluateAll((all) =>
        all.map((each) => [each.tagName, each.getAttribute("lang") ?? "", each.textContent]),
      ),
    ).toEqual([
      ["H1", "en", "Oops! Page not found"],
      ["P", "", "Cette page n’existe pas, ou n’existe plus."],
      ["P", "", expect.any(String)],
      ["A", "en", "Return to Home"],
      ["P", "", "Revenir à l’accueil"],
    ]);
    await eventually(() => expect(noise.some((line) => line.includes(at("/nulle-part")))).toBe(true));
    await page.getByRole("link", { name: "Return to Home" }).click();
    await page.waitForURL(origin + at("/"));
  });
});

test("the first tab stop is a link past the header to the content", async () => {
  await withPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.goto(origin + at("/"));
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toMatch(/^#/);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });
});

test("without scripts, the menu of small screens opens and leads to a page", async () => {
  await withPage({ viewport: narrow, javaScriptEnabled: false }, async (page) => {
    await page.goto(origin + at("/"));
    await page.getByText("Ouvrir le menu").or(page.getByLabel("Ouvrir le menu")).first().click();
    await page.getByRole("link", { name: "Blog" }).first().click();
    await page.waitForURL(`**${at("/blog")}`);
  });
});

type Options = NonNullable<Parameters<Browser["newContext"]>[0]>;

/** Opens a page and collects its console messages, its requests to other origins and its failed requests. */
async function openPage(options: Options): Promise<{ readonly page: Page; readonly noise: string[] }> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const noise = listen(page);
  page.on("request", (request) => {
    if (!request.url().startsWith(origin + at("/")) && !request.url().startsWith("data:"))
      noise.push(`asks ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    // Requests that are still running when a page is left are cancelled.
    if (why !== "net::ERR_ABORTED") noise.push(`${request.url()}: ${why}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 300 && response.status() !== 304)
      noise.push(`${response.url()}: ${response.status()}`);
  });
  return { page, noise };
}

async function withPage(
  options: Options,
  use: (page: Page, noise: readonly string[]) => Promise<void>,
): Promise<void> {
  const { page, noise } = await openPage(options);
  try {
    await use(page, noise);
  } finally {
    await page.context().close();
  }
}
