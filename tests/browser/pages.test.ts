import { HtmlValidate, StaticConfigLoader } from "html-validate";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { violationsOf } from "../support/run-axe.ts";
import { prepareSite } from "../support/serve-built-site.ts";
import { at } from "../support/site-base.ts";

const site = prepareSite();
const { routes } = site;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  ({ browser, origin } = await site.open());
});
afterAll(() => site.close());

test("the real site has the home page, the blog, its ten articles and the page for missing addresses", () => {
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
    "/telecharger-guide",
  ]);
});

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:recommended"] }));

test.each(routes)("%s keeps the recommended rules of HTML", async (route) => {
  const html = await (await fetch(origin + at(route))).text();
  const { results } = await validator.validateString(html, `${route}.html`);
  const messages = results.flatMap((result) =>
    result.messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  );
  expect(messages).toEqual([]);
});

describe.each([
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])("at $width px", (viewport) => {
  test.each(routes)(
    "%s is accessible in both themes, asks nobody else for anything, and says nothing",
    async (route) => {
      await withPage({ viewport }, async (page, noise) => {
        await page.goto(origin + at(route));
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await violationsOf(page)).toEqual([]);
        }
        expect(noise.filter((line) => !(route === "/404" && line.includes(at("/404"))))).toEqual([]);
      });
    },
  );
});

describe("at 320 px", () => {
  // Opening a context takes longer than any of these.
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage({ reducedMotion: "reduce", viewport: { width: 320, height: 640 } });
  });
  afterAll(() => page.close());

  test.each(routes)("%s never scrolls sideways", async (route) => {
    await page.goto(origin + at(route));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test("a missing address answers with the page for it, in English and in French, and logs the path", async () => {
  await withPage({}, async (page, noise) => {
    const response = await page.goto(origin + at("/nulle-part"));
    expect(response?.status()).toBe(404);
    const words = page.locator(".lost-words > *");
    // What is English says so, and is said in French below.
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
    await vi.waitFor(() => expect(noise.some((line) => line.includes(at("/nulle-part")))).toBe(true), {
      timeout: 15_000,
    });
    await page.getByRole("link", { name: "Return to Home" }).click();
    expect(new URL(page.url()).pathname).toBe(at("/"));
  });
});

test("the first stop of the keyboard leads past the header to the content", async () => {
  await withPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.goto(origin + at("/"));
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toMatch(/^#/);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });
});

test("the menu of small screens opens, leads somewhere, and works without scripts", async () => {
  for (const javaScriptEnabled of [true, false]) {
    await withPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled }, async (page) => {
      await page.goto(origin + at("/"));
      await page.getByText("Ouvrir le menu").or(page.getByLabel("Ouvrir le menu")).first().click();
      await page.getByRole("link", { name: "Blog" }).first().click();
      await page.waitForURL(`**${at("/blog")}`);
    });
  }
});

type Options = NonNullable<Parameters<Browser["newContext"]>[0]>;

/** Opens a page and collects what it says in the console and what it asks of other origins. */
async function withPage(
  options: Options,
  use: (page: Page, noise: readonly string[]) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const noise: string[] = [];
  const page = await context.newPage();
  page.on("console", (message) => noise.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => noise.push(`error: ${error.message}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(origin + at("/")) && !request.url().startsWith("data:"))
      noise.push(`asks ${request.url()}`);
  });
  try {
    await use(page, noise);
  } finally {
    await context.close();
  }
}
