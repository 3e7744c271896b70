import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOf } from "../support/run-axe.ts";
import { large, serveBuiltSite, small } from "../support/serve-built-site.ts";
import { readShifts, watchShifts } from "../support/shifts.ts";
import { at } from "../support/site-base.ts";

const { visit, visitAlone, dist } = serveBuiltSite();

const fieldOf = (page: Page) => page.getByRole("searchbox", { name: "Votre recherche" });
const titlesOf = (page: Page) => page.locator(".search-results h3 a");
const mapOf = (page: Page) => page.getByRole("heading", { name: "Plan du site", exact: true });
const query = (page: Page) => page.evaluate(() => new URLSearchParams(location.search).get("q"));

/** Presses « / », and returns whether the page keeps the key. The shortcut prevents its default action. */
const isLeft = (page: Page, modifier?: string) =>
  page.evaluate((modifier) => {
    const held = {
      ctrlKey: modifier === "Control",
      metaKey: modifier === "Meta",
      altKey: modifier === "Alt",
    };
    const event = new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true, ...held });
    return document.body.dispatchEvent(event);
  }, modifier);

async function look(page: Page, words: string): Promise<void> {
  await fieldOf(page).fill(words);
  await titlesOf(page).first().waitFor();
}

test("results appear while typing, with marked words, an announced number and an updated address", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/recherche"));
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await look(page, "decret tertiaire");
    expect(await mapOf(page).isVisible()).toBe(false);
    expect(await titlesOf(page).first().getAttribute("href")).toBe(at("/decret-bacs-2026"));
    const marked = await page.locator(".search-passage").first().locator("mark").allTextContents();
    expect(marked).toEqual(expect.arrayContaining(["décret", "tertiaire"]));
    const count = await page
      .getByRole("heading", { name: /^\d+ pages pour « decret tertiaire »$/ })
      .textContent();
    await expect.poll(() => page.locator(".search-results ~ [role=status]").textContent()).toBe(count);
    await expect.poll(() => query(page)).toBe("decret tertiaire");
    expect(await violationsOf(page, { within: "main" })).toEqual([]);
    await page.reload();
    await titlesOf(page).first().waitFor();
    expect(await fieldOf(page).inputValue()).toBe("decret tertiaire");
  });
});

test("pages whose name matches come first", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/recherche"));
    for (const [words, route] of [
      ["blog", "/blog"],
      ["questionnaire", "/questionnaire-energie"],
      ["notre histoire", "/notre-histoire"],
      ["contact", "/contact"],
      ["mentions légales", "/mentions-legales"],
    ] as const) {
      await fieldOf(page).fill(words);
      await expect.poll(() => titlesOf(page).first().getAttribute("href")).toBe(at(route));
    }
  });
});

test("going back restores the previous search, then the site map", async () => {
  await visit({ viewport: small }, async (page) => {
    await page.goto(at("/recherche"));
    await look(page, "gtb");
    await fieldOf(page).press("Enter");
    await look(page, "proptech");
    await titlesOf(page).first().click();
    await page.waitForURL(`**${at("/blog/proptech-europeennes")}`);
    await page.goBack();
    await titlesOf(page).first().waitFor();
    expect(await fieldOf(page).inputValue()).toBe("proptech");
    await page.goBack();
    await expect.poll(() => fieldOf(page).inputValue()).toBe("gtb");
    await page.goBack();
    await mapOf(page).waitFor();
    expect(await titlesOf(page).count()).toBe(0);
  });
});

test("opening a search whose address is written otherwise adds nothing to the history", async () => {
  await visitAlone({ viewport: small }, async (page) => {
    await page.goto(at("/recherche?q=d%C3%A9cret%20tertiaire&source=lettre"));
    await titlesOf(page).first().waitFor();
    // Longer than the pause after which the page keeps a query.
    await page.waitForTimeout(600);
    expect(await page.evaluate(() => [history.length, location.search])).toEqual([
      2,
      "?q=d%C3%A9cret%20tertiaire&source=lettre",
    ]);
  });
});

test("« / » leads from any page into the field, and is an ordinary character in text fields", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/contact"));
    await page.getByLabel("Prénom").pressSequentially("a/b");
    expect(await page.getByLabel("Prénom").inputValue()).toBe("a/b");
    await page.getByRole("heading", { level: 1 }).click();
    for (const modifier of ["Control", "Meta", "Alt"]) expect(await isLeft(page, modifier)).toBe(true);
    await page.keyboard.press("/");
    await page.waitForURL(`**${at("/recherche")}`);
    await fieldOf(page).pressSequentially("70/290");
    expect(await fieldOf(page).inputValue()).toBe("70/290");
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("/");
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole("heading", { level: 1 }).click();
    expect(await isLeft(page)).toBe(false);
  });
});

test("unticking « / » turns the key off on every page, and ticking turns it on again", async () => {
  await visit({ viewport: large }, async (page) => {
    const box = page.getByRole("checkbox", {
      name: "Depuis toute page du site, la touche / mène à ce champ.",
    });
    const told = () => page.getByRole("link", { name: "Rechercher" }).getAttribute("aria-keyshortcuts");
    const kept = () => page.evaluate(() => ({ ...localStorage }));
    await page.goto(at("/recherche"));
    expect([await box.isChecked(), await told(), await kept()]).toEqual([true, "/", {}]);
    await box.uncheck();
    expect(await violationsOf(page, { within: "main" })).toEqual([]);
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("/");
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(false);

    await page.goto(at("/contact"));
    expect(await told()).toBe(null);
    expect(await isLeft(page)).toBe(true);

    await page.goto(at("/recherche"));
    expect(await box.isChecked()).toBe(false);
    await box.check();
    expect([await told(), await kept()]).toEqual(["/", {}]);
    await look(page, "gtb");
    await fieldOf(page).press("Enter");
    await page.waitForURL("**/recherche?q=gtb");
  });
});

test("turning « / » off in one window also turns it off in others", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/contact"));
    const other = await page.context().newPage();
    await other.goto(at("/recherche"));
    await other.getByRole("checkbox").uncheck();
    const told = () => page.getByRole("link", { name: "Rechercher" }).getAttribute("aria-keyshortcuts");
    await expect.poll(told).toBe(null);
    await other.close();
  });
});

test("« / » does nothing below an open menu, where the page uses it itself, and on a phone", async () => {
  await visit({ viewport: small }, async (page) => {
    await page.goto(at("/contact"));
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await page.locator("dialog:modal").waitFor();
    expect(await isLeft(page)).toBe(true);
    await page.getByRole("button", { name: "Fermer le menu" }).click();
    await page.locator("dialog:modal").waitFor({ state: "detached" });
    const followed = await page.evaluate(() => {
      const links: unknown[] = [];
      addEventListener("keydown", (event) => event.preventDefault(), true);
      addEventListener("click", ({ target }) => links.push(target), true);
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true }),
      );
      return links.length;
    });
    expect(followed).toBe(0);
  });
  await visit({ viewport: small, hasTouch: true, isMobile: true }, async (page) => {
    await page.goto(at("/contact"));
    expect(await isLeft(page)).toBe(true);
  });
});

test("without storage in the browser, there is neither the key nor its checkbox", async () => {
  await visitAlone({ viewport: large }, async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("no", "SecurityError");
        },
      });
    });
    await page.goto(at("/recherche"));
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("/");
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(false);
    expect(await page.getByRole("checkbox").count()).toBe(0);
    expect(await page.locator("[aria-keyshortcuts]").count()).toBe(0);
  });
});

test("with the keyboard alone, the arrows move from the field to the results and back, and Enter opens one", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/recherche"));
    await look(page, "label");
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe(await titlesOf(page).nth(1).textContent());
    await page.keyboard.press("ArrowUp");
    const href = (await titlesOf(page).first().getAttribute("href")) ?? "";
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${href}`);
  });
});

test("after loading, the search needs no network, and unknown words show the site map and a way to ask", async () => {
  await visitAlone({ viewport: small }, async (page) => {
    await page.goto(at("/recherche?q=gtb"));
    await titlesOf(page).first().waitFor();
    await page.context().setOffline(true);
    await look(page, "flexibiltés");
    expect(await titlesOf(page).first().textContent()).toMatch(/flexibilité/i);
    await fieldOf(page).fill("xyzzyx");
    await page.getByRole("heading", { name: "Aucune page ne parle de « xyzzyx »" }).waitFor();
    expect(await page.getByRole("link", { name: "Nous écrire" }).isVisible()).toBe(true);
    expect(await mapOf(page).isVisible()).toBe(true);
  });
});

test("the index is fetched at the first key, not before", async () => {
  await visitAlone({ viewport: large }, async (page) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(at("/recherche"));
    await page.waitForLoadState("networkidle");
    await fieldOf(page).focus();
    expect(asked.filter((url) => /search-data|live-search/.test(url))).toEqual([]);
    await page.keyboard.type("gtb");
    await titlesOf(page).first().waitFor();
    expect(asked.filter((url) => /search-data|live-search/.test(url))).toHaveLength(2);
  });
});

test("results for the query of the address appear without moving anything", async () => {
  await visitAlone({ viewport: small }, async (page) => {
    await page.addInitScript(watchShifts);
    await page.goto(at("/recherche?q=gtb"));
    await titlesOf(page).nth(5).waitFor();
    expect(await readShifts(page)).toEqual([]);
  });
});

test("without scripts, the page says so and lists every page of the site", async () => {
  await visit({ viewport: small, javaScriptEnabled: false }, async (page) => {
    await page.goto(at("/recherche?q=gtb"));
    expect(await page.getByText("La recherche demande JavaScript").isVisible()).toBe(true);
    const mapped = await page
      .locator(".site-map a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const listed = [
      ...readFileSync(join(dist, "sitemap.xml"), "utf8").matchAll(/<loc>https:\/\/[^/]*([^<]*)<\/loc>/g),
    ].map(([, route]) => route);
    expect(listed).toContain(at("/services"));
    expect(listed.filter((route) => route !== at("/recherche") && !mapped.includes(route ?? ""))).toEqual([]);
  });
});

test("the index contains neither the search page nor the not-found page, and stays small", () => {
  const name = readdirSync(join(dist, "assets")).find((file) => file.startsWith("search-data.")) ?? "";
  const text = readFileSync(join(dist, "assets", name), "utf8");
  const routes = [...text.matchAll(/"route":"([^"]*)"/g)].map(([, route]) => route);
  expect(routes).toContain("/services");
  expect(routes.filter((route) => /^\/(?:404|recherche|_)/.test(route ?? ""))).toEqual([]);
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  expect(brotliCompressSync(text, quick).byteLength).toBeLessThan(routes.length * 3_200);
});
