import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { runSite } from "../support/run-site.ts";
import { serveFolder } from "../support/serve-folder.ts";
import { at, siteBase } from "../support/site-base.ts";

const dist = mkdtempSync(join(tmpdir(), "charpente-pages-"));
const built = runSite(["build", "--out", dist, "--json", "--base", at("/")]);
const { pages } = JSON.parse(built.stdout) as { pages: readonly { readonly route: string }[] };
const routes = pages.map(({ route }) => route);
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let browser: Browser;
let server: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), serveFolder(dist, { base: siteBase })]);
});

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(dist, { recursive: true, force: true });
});

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

test.each(routes)("%s keeps the recommended rules of HTML", async (route) => {
  const html = await (await fetch(server.origin + at(route))).text();
  const validator = new HtmlValidate(
    new StaticConfigLoader({
      extends: ["html-validate:recommended"],
    }),
  );
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
        await page.goto(server.origin + at(route));
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          // Colours on their way from one theme to the other are neither.
          await page.evaluate(() =>
            Promise.all(document.getAnimations().map((animation) => animation.finished)),
          );
          expect(await violations(page)).toEqual([]);
        }
        expect(noise.filter((line) => !(route === "/404" && line.includes(at("/404"))))).toEqual([]);
      });
    },
  );
});

test.each(routes)("%s never scrolls sideways at 320 px", async (route) => {
  await withPage({ viewport: { width: 320, height: 640 } }, async (page) => {
    await page.goto(server.origin + at(route));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test("a missing address answers with the page for it, and logs the path", async () => {
  await withPage({}, async (page, noise) => {
    const response = await page.goto(server.origin + at("/nulle-part"));
    expect(response?.status()).toBe(404);
    expect(await page.locator("h1").textContent()).toBe("Oops! Page not found");
    await vi.waitFor(() => expect(noise.some((line) => line.includes(at("/nulle-part")))).toBe(true));
    await page.getByRole("link", { name: "Return to Home" }).click();
    expect(new URL(page.url()).pathname).toBe(at("/"));
  });
});

test("the first stop of the keyboard leads past the header to the content", async () => {
  await withPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.goto(server.origin + at("/"));
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
      await page.goto(server.origin + at("/"));
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
    if (!request.url().startsWith(server.origin + at("/")) && !request.url().startsWith("data:"))
      noise.push(`asks ${request.url()}`);
  });
  try {
    await use(page, noise);
  } finally {
    await context.close();
  }
}

/** What axe finds against WCAG 2.2 A and AA, and its best practices. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (
      window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      }
    ).axe.run();
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
    );
  });
}
