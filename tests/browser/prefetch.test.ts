import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { large, serveBuiltSite, small } from "../support/built-site.ts";

const { visit } = serveBuiltSite();

const prefetched = (page: Page) =>
  page
    .locator("link[rel=prefetch]")
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

/** Opens the list of articles as a browser without speculation rules does. */
async function openBlog(page: Page, connection: object = {}): Promise<void> {
  await page.addInitScript((connection) => {
    HTMLScriptElement.supports = () => false;
    Object.defineProperty(navigator, "connection", { value: connection });
  }, connection);
  await page.clock.install({ time: "2026-01-15T12:00:00Z" });
  await page.goto("/blog");
  await page.clock.pauseAt("2026-01-15T13:00:00Z");
}

test("a pointer that rests on a link fetches its page, once; one that passes does not", async () => {
  await visit({ viewport: large }, async (page) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openBlog(page);
    const services = page.getByRole("link", { name: "Services" }).first();
    await services.hover();
    await page.clock.runFor(60);
    await page.mouse.move(600, 200);
    await page.clock.runFor(1000);
    expect(await prefetched(page)).toEqual([]);
    await services.hover();
    await page.clock.runFor(70);
    await page.mouse.move(600, 200);
    await services.hover();
    await page.clock.runFor(70);
    expect(await prefetched(page)).toEqual(["/services"]);
    expect(asked.filter((path) => path === "/services")).toHaveLength(1);
  });
});

test("a finger or the keyboard on a link fetches its page at once", async () => {
  await visit({ viewport: small, hasTouch: true }, async (page) => {
    await openBlog(page);
    await page.getByRole("link", { name: "Contact", exact: true }).first().focus();
    expect(await prefetched(page)).toEqual(["/contact"]);
    // A touch that turns out to be the start of scrolling is not a click.
    await page.locator(".site-footer a[href='/projets']").dispatchEvent("touchstart");
    expect(await prefetched(page)).toEqual(["/contact", "/projets"]);
  });
});

test("the page itself, other sites, addresses of mail, downloads and questions are not fetched", async () => {
  await visit({ viewport: large }, async (page) => {
    await openBlog(page);
    await page.evaluate(() => {
      const link = document.createElement("a");
      document.querySelector("main")?.append(Object.assign(link, { href: "/a.pdf", download: "" }));
      link.append("Catalogue");
    });
    for (const link of [
      page.locator("a[href='/blog']").first(),
      page.locator("a[href^='https:']").first(),
      page.locator("a[href^='mailto:']").first(),
      page.locator("a[download]"),
      page.locator("a[href*='?categorie=']").first(),
      page.locator("a[href^='#']").first(),
    ]) {
      await link.focus();
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    expect(await prefetched(page)).toEqual([]);
  });
});

test.each([
  ["saves data", { saveData: true }],
  ["is on a slow network", { effectiveType: "slow-2g" }],
])("nothing is fetched in advance for whoever %s", async (_, connection) => {
  await visit({ viewport: large }, async (page) => {
    await openBlog(page, connection);
    await page.getByRole("link", { name: "Services" }).first().focus();
    expect(await prefetched(page)).toEqual([]);
  });
});

test("a browser that takes speculation rules is left to them", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto("/blog");
    await page.getByRole("link", { name: "Services" }).first().focus();
    expect(await page.evaluate(() => HTMLScriptElement.supports("speculationrules"))).toBe(true);
    expect(await prefetched(page)).toEqual([]);
  });
});
