import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { eventually } from "../support/eventually.ts";
import { shareOf } from "../support/is-whole.ts";
import { large, serveBuiltSite, small } from "../support/serve-built-site.ts";
import { at, routeAt, siteBase } from "../support/site-base.ts";
import { stopClock } from "../support/stop-clock.ts";

const { dist, browser, visit } = serveBuiltSite();

/** Below a base path, beside another site of the same origin. */
const neighbours = siteBase === "" ? [] : ["/un-autre-site"];

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
  // The browser follows speculation rules at its own times, without the page.
  await page.route(
    ({ pathname }) => pathname === at("/blog"),
    async (asked) => {
      const response = await asked.fetch();
      const rules = /<script type="speculationrules">.*?<\/script>/s;
      await asked.fulfill({ response, body: (await response.text()).replace(rules, "") });
    },
  );
  await page.goto(at("/blog"));
}

test("a pointer that rests on a link fetches its page once; one that passes does not", async () => {
  await visit({ viewport: large, hasClock: true }, async (page) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openBlog(page);
    await stopClock(page);
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
    expect(await prefetched(page)).toEqual([at("/services")]);
    expect(asked.filter((path) => path === at("/services"))).toHaveLength(1);
  });
});

test("a pointer that leaves the window by a link fetches nothing", async () => {
  await visit({ viewport: large, hasClock: true }, async (page) => {
    await openBlog(page);
    await stopClock(page);
    await page.getByRole("link", { name: "Services" }).first().hover();
    // The mouse of the tests cannot leave the window.
    await page.locator("html").dispatchEvent("pointerleave");
    await page.clock.runFor(1000);
    expect(await prefetched(page)).toEqual([]);
  });
});

test("a touch or the focus on a link fetches its page at once", async () => {
  await visit({ viewport: small, hasTouch: true }, async (page) => {
    await openBlog(page);
    await page.getByRole("link", { name: "Contact", exact: true }).first().focus();
    expect(await prefetched(page)).toEqual([at("/contact")]);
    // A touch that turns out to be the start of scrolling is not a click.
    await page.locator(`.site-footer a[href='${at("/projets")}']`).dispatchEvent("touchstart");
    expect(await prefetched(page)).toEqual(["/contact", "/projets"].map(at));
  });
});

test("a link within a drawing is ignored, without an error", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
    await page.goto(at("/services"));
    await page.locator(".plan a").first().focus();
    expect(await prefetched(page)).toEqual([]);
  });
});

test("the page itself, other sites, mail addresses, downloads and queries are not fetched", async () => {
  await visit({ viewport: large }, async (page) => {
    await openBlog(page);
    const added = [
      { href: at("/a.pdf"), download: "" },
      ...neighbours.map((href) => ({ href, id: "voisin" })),
    ];
    await page.evaluate((added) => {
      for (const attributes of added) {
        const link = Object.assign(document.createElement("a"), attributes);
        document.querySelector("main")?.append(link);
        link.append("Catalogue");
      }
    }, added);
    for (const link of [
      page.locator(`a[href='${at("/blog")}']`).first(),
      page.locator("a[href^='https:']").first(),
      page.locator("a[href^='mailto:']").first(),
      page.locator("a[download]"),
      page.locator("a[href*='?categorie=']").first(),
      page.locator("a[href^='#']").first(),
      ...neighbours.map(() => page.locator("#voisin")),
    ]) {
      await link.focus();
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    expect(await prefetched(page)).toEqual([]);
  });
});

test.each(
  shareOf(
    [
      ["saves data", { saveData: true }],
      ["is on a slow network", { effectiveType: "slow-2g" }],
    ],
    2,
  ),
)("nothing is fetched in advance for a visitor who %s", async (_, connection) => {
  await visit({ viewport: large }, async (page) => {
    await openBlog(page, connection);
    await page.getByRole("link", { name: "Services" }).first().focus();
    expect(await prefetched(page)).toEqual([]);
  });
});

test("a fast network is used for prefetching", async () => {
  await visit({ viewport: large }, async (page) => {
    await openBlog(page, { saveData: false, effectiveType: "3g" });
    await page.getByRole("link", { name: "Services" }).first().focus();
    expect(await prefetched(page)).toEqual([at("/services")]);
  });
});

test("a browser with speculation rules only uses those", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/blog"));
    await page.getByRole("link", { name: "Services" }).first().focus();
    expect(await page.evaluate(() => HTMLScriptElement.supports("speculationrules"))).toBe(true);
    expect(await prefetched(page)).toEqual([]);
  });
});

test("those rules match pages behind links, but no files, queries, fragments or other sites", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/blog"));
    const added = [
      { href: at("/guide.pdf") },
      { href: at("/guide"), download: "" },
      { href: at("/404") },
      { href: "#haut" },
      ...neighbours.map((href) => ({ href })),
    ];
    const named = await page.evaluate((added) => {
      type Where = {
        readonly href_matches?: string | readonly string[];
        readonly selector_matches?: string;
      } & {
        readonly and?: readonly Where[];
        readonly not?: Where;
      };
      const { URLPattern } = window as unknown as {
        readonly URLPattern: new (pattern: string, base: string) => { test(url: string): boolean };
      };
      const holds = (where: Where, link: HTMLAnchorElement): boolean =>
        (where.and ?? []).every((inner) => holds(inner, link)) &&
        (where.not === undefined || !holds(where.not, link)) &&
        (where.selector_matches === undefined || link.matches(where.selector_matches)) &&
        (where.href_matches === undefined ||
          [where.href_matches]
            .flat()
            .some((pattern) => new URLPattern(pattern, location.href).test(link.href)));
      const script = document.querySelector("script[type=speculationrules]")?.textContent ?? "";
      const { where } = (JSON.parse(script) as { readonly prerender: readonly [{ readonly where: Where }] })
        .prerender[0];
      for (const attributes of added)
        document.body.append(Object.assign(document.createElement("a"), attributes));
      const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
      return [
        ...new Set(links.filter((link) => holds(where, link)).map((link) => link.getAttribute("href"))),
      ];
    }, added);
    expect(named).toEqual(
      expect.arrayContaining(["/", "/services", "/contact", "/decret-bacs-2026"].map(at)),
    );
    expect(named.filter((href) => !/^\/(?!404$)[a-z0-9/-]*$/.test(routeAt(href ?? "")))).toEqual([]);
  });
});

test("a pointer that rests on a link prerenders its page", async () => {
  const wanted: string[] = [];
  const server = createServer(({ url = "", headers }, response) => {
    if (headers["sec-purpose"] !== undefined) wanted.push(`${url} ${headers["sec-purpose"]}`);
    response.setHeader("content-type", url.endsWith(".css") ? "text/css" : "text/html");
    const route = routeAt(url);
    response.end(
      /^\/[a-z]*$/.test(route) ? readFileSync(join(dist, `${route.slice(1) || "index"}.html`)) : "",
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const page = await browser().newPage({ viewport: large });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${at("/")}`);
    await page.getByRole("link", { name: "Services" }).first().hover();
    await eventually(() => expect(wanted).toEqual([`${at("/services")} prefetch;prerender`]));
    await page.close();
  } finally {
    server.close();
  }
});
