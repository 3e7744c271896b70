import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { putNewSite } from "../../create-charpente/src/starters/put-new-site.ts";
import { readStarter } from "../../create-charpente/src/starters/read-starter.ts";
import { type StarterLanguage, starterLanguages, starters } from "../../create-charpente/src/starters.ts";
import { launchBrowser } from "../support/browser.ts";
import { colourRules, violationsOf } from "../support/run-axe.ts";
import { runSite } from "../support/run-site.ts";
import { serveFolder } from "../support/serve-folder.ts";

const work = mkdtempSync(join(tmpdir(), "charpente-starters-"));
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
});

/** Builds with the policy in the pages, for hosts that do not send it. */
function buildStarter(starter: (typeof starters)[number], language: StarterLanguage): readonly string[] {
  const root = join(work, language, starter);
  putNewSite(root, readStarter(starter, "site", language));
  appendFileSync(join(root, "content/site.yaml"), "output: { hosts: [github] }\n");
  const { stdout, stderr, status } = runSite(["build", "--root", root, "--strict", "--json"]);
  expect([status, stderr]).toEqual([0, expect.not.stringContaining("warning")]);
  return (JSON.parse(stdout) as { pages: readonly { route: string }[] }).pages.map(({ route }) => route);
}

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The address of the search, what is typed, and the title that is found. */
const searched = {
  en: {
    blog: ["/search", "chai", "A chair that came back"],
    firm: ["/search", "public pl", "Public places"],
    documentation: ["/search", "remov", "Installation"],
    conference: ["/search", "water met", "The water metro, counted"],
    handbook: ["/v1.2/search", "fixed ho", "Water"],
  },
  fr: {
    blog: ["/recherche", "chais", "Une chaise est revenue"],
    firm: ["/recherche", "lieux pub", "Lieux publics"],
    documentation: ["/recherche", "instal", "Installation"],
    conference: ["/recherche", "metro fluv", "Le métro fluvial, compté"],
    handbook: ["/v1.2/recherche", "heures fix", "L’eau"],
  },
} as const;

const begun = starters.flatMap((starter) => starterLanguages.map((language) => [starter, language] as const));

describe.each(begun)("the starter %s in %s", (starter, language) => {
  let routes: readonly string[] = [];
  let server: Awaited<ReturnType<typeof serveFolder>>;
  beforeAll(async () => {
    routes = buildStarter(starter, language);
    server = await serveFolder(join(work, language, starter, "dist"));
  });
  afterAll(() => server.close());

  test("every page follows the rules of accessibility in both themes, fits its screen and breaks no policy", async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 }, colorScheme: "light" });
    const faults: string[] = [];
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    for (const route of routes) {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(server.origin + (route === "/404" ? "/404.html" : route));
      const found = [...(await violationsOf(page))];
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        if (await isTooWide(page)) found.push(`wider than ${width} px`);
      }
      await page.emulateMedia({ colorScheme: "dark" });
      found.push(...(await violationsOf(page, { rules: colourRules })));
      faults.push(...found.map((fault) => `${route}: ${fault}`));
    }
    await page.close();
    expect(routes.length).toBeGreaterThan(8);
    expect(faults).toEqual([]);
  });

  test("its search finds a page by the beginning of a word, and the arrows lead there", async () => {
    const page = await browser.newPage();
    const [route, query, title] = searched[language][starter];
    await page.goto(server.origin + route);
    const field = page.locator("main").getByRole("searchbox");
    await field.pressSequentially(query);
    const titles = page.locator(".search-results h3 a");
    // French puts no-break spaces into titles.
    await expect
      .poll(async () => (await titles.first().textContent())?.replaceAll("\u00a0", " "))
      .toBe(title);
    expect(await violationsOf(page)).toEqual([]);
    await field.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.close();
  });
});

test("the header of the documentation leads to the results, and without words all pages are listed", async () => {
  const server = await serveFolder(join(work, "en", "documentation", "dist"));
  const page = await browser.newPage();
  await page.goto(server.origin);
  await page.getByRole("searchbox").fill("remov");
  await page.getByRole("searchbox").press("Enter");
  const results = page.locator(".search-results h3");
  await expect.poll(() => results.first().textContent()).toBe("Installation");
  expect(await page.locator(".search-sections a").first().textContent()).toBe("Remove it");
  expect(await page.locator("main .contents").isVisible()).toBe(false);
  await page.locator("main").getByRole("searchbox").fill("");
  await expect.poll(() => results.count()).toBe(0);
  expect(await page.locator("main .contents a:visible").count()).toBe(7);
  await page.close();
  await server.close();
});
