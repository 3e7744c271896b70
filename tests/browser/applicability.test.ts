import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { violationsOf } from "../support/run-axe.ts";
import { large, serveBuiltSite, small } from "../support/serve-built-site.ts";
import { readShifts, watchShifts } from "../support/shifts.ts";
import { at } from "../support/site-base.ts";

const { browser, origin, visit, visitAlone } = serveBuiltSite();
const audit = "/audits-conformite-bacs";
const article = "/decret-bacs-2026";

const button = (page: Page) => page.locator(".applicability-form [type=submit]");
const result = (page: Page) => page.locator(".applicability-result");
const said = (page: Page) => page.locator(".applicability [role=status]");
const field = (page: Page, name: string) => page.locator(`#champ-${name}`);

test.each([
  [audit, small],
  [article, large],
] as const)("%s answers by keyboard alone, with a law for each sentence", async (route, viewport) => {
  await visit({ viewport }, async (page) => {
    await page.goto(at(route));
    await field(page, "usage").focus();
    await page.keyboard.press("Tab");
    // The last of the three periods.
    await page.keyboard.press("End");
    for (const text of ["320", "80,5", "1 850"]) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await result(page).locator("h4").first().waitFor();
    expect(await result(page).locator("h4").allInnerTexts()).toEqual([
      "Décret BACS\u00a0: Concerné",
      "Décret tertiaire\u00a0: Concerné",
    ]);
    expect(await said(page).textContent()).toMatch(/Décret BACS.*Dès la construction.*30.septembre/);
    const sentences = result(page).locator("section > p:has(a)");
    expect(await sentences.count()).toBeGreaterThan(6);
    expect(await result(page).locator("a").first().getAttribute("href")).toContain(
      "legifrance.gouv.fr/codes/",
    );
    expect(new URL(page.url()).search).toBe("");
    expect(await violationsOf(page, { within: ".applicability" })).toEqual([]);
  });
});

test("reports an entry that is not a number at its field, and moves the focus there", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at(audit));
    await field(page, "chauffage").fill("beaucoup");
    await field(page, "surface").fill("900");
    await field(page, "surface").press("Enter");
    const error = page.locator("#champ-chauffage-erreur");
    await error.waitFor();
    expect(await field(page, "chauffage").getAttribute("aria-invalid")).toBe("true");
    expect(await field(page, "chauffage").getAttribute("aria-describedby")).toContain(
      "champ-chauffage-erreur",
    );
    expect(await field(page, "surface").getAttribute("aria-invalid")).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("champ-chauffage");
    expect(await result(page).innerText()).toBe("");
    expect(await violationsOf(page, { within: ".applicability" })).toEqual([]);
    await field(page, "chauffage").fill("70");
    await field(page, "climatisation").fill("0");
    await button(page).click();
    await result(page).locator("h4").first().waitFor();
    expect(await error.isVisible()).toBe(false);
    expect(await result(page).locator(".is-due").count()).toBe(0);
  });
});

test("removes the answer when the form changes", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at(audit));
    for (const name of ["chauffage", "climatisation", "surface"]) await field(page, name).fill("1000");
    await button(page).click();
    await result(page).locator("h4").first().waitFor();
    await field(page, "chauffage").fill("10");
    expect(await result(page).innerText()).toBe("");
    expect(await said(page).textContent()).toBe("");
  });
});

test("raises ordinals in its answer, like the table", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at(audit));
    for (const [name, text] of [
      ["chauffage", "120"],
      ["climatisation", "0"],
      ["surface", "900"],
    ] as const) {
      await field(page, name).fill(text);
    }
    await button(page).click();
    const deadline = result(page).locator("h4 + p").first();
    await deadline.waitFor();
    expect(await deadline.innerHTML()).toMatch(/: 1<sup>er<\/sup>&nbsp;janvier 2030/);
  });
});

describe.each([audit, article])("« Êtes-vous concerné ? » on %s", (route) => {
  test("aligns the fields of a row, 768 px and 1280 px wide, however long their help is", async () => {
    await visit({ viewport: large }, async (page) => {
      await page.goto(at(route));
      const rows = [
        ["usage", "permis"],
        ["chauffage", "climatisation"],
        ["surface", "renouvellement"],
      ] as const;
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        for (const [left, right] of rows) {
          const [a, b] = [await field(page, left).boundingBox(), await field(page, right).boundingBox()];
          expect(a?.x, `at ${width} px`).toBeLessThan(b?.x ?? 0);
          expect(a?.y, `at ${width} px`).toBe(b?.y);
        }
      }
    });
  });

  test("is a table of cases without scripts", async () => {
    await visit({ viewport: small, javaScriptEnabled: false }, async (page) => {
      await page.goto(at(route));
      expect(await button(page).isVisible()).toBe(false);
      const cases = page.locator(".cases tbody th[scope=row]");
      expect(await cases.first().isVisible()).toBe(true);
      expect(await cases.count()).toBeGreaterThanOrEqual(10);
      expect(await page.locator(".cases").innerText()).toMatch(/1er\s*janvier 2030/);
      // The colon never begins a line.
      expect(await page.locator(".cases th[scope=rowgroup]").first().innerText()).toMatch(
        /^Décret BACS\u00a0: /,
      );
    });
  });
});

test("requests only its rules from the network, and only when a visitor begins to use it", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at(audit));
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    for (const name of ["chauffage", "climatisation", "surface"]) await field(page, name).fill("1000");
    await button(page).click();
    await result(page).locator("h4").first().waitFor();
    const scripts = asked.filter((line) => line.endsWith(".js"));
    expect(scripts.some((line) => line.includes("/applicability-rules."))).toBe(true);
    expect(scripts.filter((line) => !line.startsWith("GET "))).toEqual([]);
    expect(asked.filter((line) => !line.startsWith("GET ") || line.includes("?"))).toEqual([]);
  });
});

test("nothing moves while the form becomes interactive", async () => {
  await visitAlone({ viewport: small }, async (page) => {
    await page.addInitScript(watchShifts);
    await page.goto(at(`${audit}#etes-vous-concerne`));
    await page.waitForFunction(
      () => !document.querySelector<HTMLButtonElement>(".applicability-form button")?.disabled,
    );
    expect(await readShifts(page)).toEqual([]);
  });
});

test("rules that fail to load are reported below the form, and the table stays", async () => {
  // The console may report it too, which `visit` does not allow.
  const context = await browser().newContext({ baseURL: origin(), viewport: large });
  const page = await context.newPage();
  await page.route("**/applicability-rules.*", (asked) => asked.abort());
  await page.goto(at(article));
  for (const name of ["chauffage", "climatisation", "surface"]) await field(page, name).fill("1000");
  await button(page).click();
  await expect.poll(() => result(page).innerText()).toContain("n’ont pas pu être chargées");
  expect(await page.locator(".cases").isVisible()).toBe(true);
  await context.close();
});
