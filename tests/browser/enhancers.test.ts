import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { onceEach } from "../support/compatibility/once-each.ts";
import { eventually } from "../support/eventually.ts";
import { shareOf } from "../support/is-whole.ts";
import { large, serveBuiltSite, small } from "../support/serve-built-site.ts";
import { at, routeAt } from "../support/site-base.ts";
import { enhancerNames } from "../support/site-scripts.ts";

const { dist, origin, browser, visit } = serveBuiltSite();

// Pages share their scripts.
const weigh = onceEach((path: string) => brotliCompressSync(readFileSync(join(dist, path))).byteLength);
const pages = () =>
  readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html"));

test.each(enhancerNames)("%s weighs less than 1.5 KB", (name) => {
  const file = readdirSync(join(dist, "assets")).find(
    (file) => file.startsWith(`${name}.`) && file.endsWith(".js"),
  );
  expect(weigh(`assets/${file}`)).toBeLessThan(1500);
});

test("a page without an island loads at most 3 KB of scripts, a little more with the checker, and 5 where it prepares a mail", () => {
  const weights = pages().flatMap((path) => {
    const html = readFileSync(join(dist, path), "utf8");
    if (html.includes("data-island=")) return [];
    const scripts = new Set(
      [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, src = ""]) => routeAt(src)),
    );
    return [{ path, bytes: [...scripts].map(weigh).reduce((sum, weight) => sum + weight, 0) }];
  });
  expect(weights.length).toBeGreaterThan(0);
  const most = (path: string) => {
    if (/^contact[./]/.test(path)) return 5000;
    return /^(?:audits-conformite-bacs|decret-bacs-2026)[./]/.test(path) ? 3500 : 3000;
  };
  expect(weights.filter(({ path, bytes }) => bytes === 0 || bytes > most(path))).toEqual([]);
});

test("a script that loads before the page is parsed still finds all of it", async () => {
  const html = readFileSync(join(dist, "blog.html"), "utf8");
  const cut = html.indexOf("<body>");
  // The scripts of the head that have not been sent yet.
  const awaited = new Set([...html.slice(0, cut).matchAll(/ src="([^"]+\.js)"/g)].map(([, src]) => src));
  expect(awaited.size).toBeGreaterThan(0);
  let arrive = () => {};
  const areThere = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const server = createServer(async ({ url = "/" }, response) => {
    const path = routeAt(new URL(url, "http://localhost").pathname);
    if (path !== "/blog") {
      response.setHeader("content-type", path.endsWith(".js") ? "text/javascript" : "text/css");
      response.end(readFileSync(join(dist, path)), () => {
        awaited.delete(url);
        if (awaited.size === 0) arrive();
      });
      return;
    }
    response.setHeader("content-type", "text/html");
    response.write(html.slice(0, cut));
    await areThere;
    response.end(html.slice(cut));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await visit({ viewport: small }, async (page) => {
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${at("/blog")}`);
      expect(await page.getByRole("button", { name: "Voir plus d’articles" }).isVisible()).toBe(true);
      await page.getByRole("button", { name: "Ouvrir le menu" }).click();
      await page.locator(".menu:modal").waitFor();
    });
  } finally {
    server.close();
  }
});

describe("the page for missing addresses", () => {
  test("logs the path once", async () => {
    await withLog(async (page, logged) => {
      await page.goto(origin() + at("/nulle-part"));
      await eventually(() => expect(logged).toEqual([`404 ${at("/nulle-part")}`]));
    });
  });

  test("logs nothing while it is prerendered, and the path when it is shown", async () => {
    await withLog(async (page, logged) => {
      await page.addInitScript(() => {
        Object.defineProperty(document, "prerendering", { value: true });
      });
      await page.goto(origin() + at("/nulle-part"));
      expect(logged).toEqual([]);
      await page.evaluate(() => {
        document.dispatchEvent(new Event("prerenderingchange"));
        document.dispatchEvent(new Event("prerenderingchange"));
      });
      await eventually(() => expect(logged).toEqual([`404 ${at("/nulle-part")}`]));
    });
  });
});

describe.each(shareOf([small, large], 2))("at $width px", (viewport) => {
  test.each(["/services", "/decret-bacs-2026", "/rapport-performance"])(
    "every section of %s that a link targets shows its title below the header",
    async (route) => {
      await visit({ viewport }, async (page) => {
        await page.goto(at(route));
        const fragments = await page
          .locator("main a[href^='#']")
          .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
        expect(fragments.length).toBeGreaterThan(0);
        const header = (await page.locator(".site-header").boundingBox())?.height ?? 0;
        for (const fragment of fragments) {
          await page.goto(at(`${route}${fragment}`));
          const top = await page.locator(":target").evaluate((target) => target.getBoundingClientRect().top);
          expect(top, fragment).toBeGreaterThanOrEqual(header);
        }
      });
    },
  );
});

test("the contents of an article keep their lines, whichever section is being read", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/intensite-usage"));
    for (let width = 1024; width < 1300; width += 8) {
      await page.setViewportSize({ ...large, width });
      const moved = await page.locator(".contents a").evaluateAll((links) => {
        for (const link of links) link.removeAttribute("aria-current");
        return links.filter((link) => {
          const height = link.clientHeight;
          link.setAttribute("aria-current", "true");
          return link.clientHeight !== height;
        }).length;
      });
      expect(moved, `at ${width} px`).toBe(0);
    }
  });
});

async function withLog(look: (page: Page, logged: readonly string[]) => Promise<void>): Promise<void> {
  const page = await browser().newPage();
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("404 ")) logged.push(message.text());
  });
  try {
    await look(page, logged);
  } finally {
    await page.close();
  }
}
