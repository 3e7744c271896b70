import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, inject, test } from "vitest";
import { linksOf } from "../../src/model/page-links.ts";
import { factsOf } from "../support/facts-of.ts";
import { at } from "../support/site-base.ts";

const { dist, pages: built } = inject("realSite");
const read = (path: string) => readFileSync(join(dist, path), "utf8");
const pages = built.map(({ route, weights }) => {
  const html = read(route === "/" ? "index.html" : `${route.slice(1)}.html`);
  return { route, html, weights, facts: factsOf(html) };
});

describe.each(pages)("$route", ({ route, html, weights, facts }) => {
  test("has a title of 50 to 60 characters, where search engines list it, and a description of 140 to 160", () => {
    if (!html.includes("noindex")) expect(facts.title?.length).toBeGreaterThanOrEqual(50);
    expect(facts.title?.length).toBeLessThanOrEqual(60);
    expect(facts.description?.length).toBeGreaterThanOrEqual(140);
    expect(facts.description?.length).toBeLessThanOrEqual(160);
  });

  test("needs no inline style, no inline script that would run and nothing from elsewhere", () => {
    expect(html).not.toMatch(/ style="| on[a-z]+="|<style|javascript:/);
    // Rules and data are not run.
    const runs = /<script(?![^>]* src=)(?! type="(?:speculationrules|application\/ld\+json)")[^>]*>/g;
    expect(html.match(runs) ?? []).toEqual([]);
    expect(facts.assets.filter((url) => !url.startsWith("/"))).toEqual([]);
  });

  test("has no line that ends inside the word e-mail", () => {
    const words = html
      .slice(html.indexOf("<body"))
      .replace(/<script.*?<\/script>/gs, "")
      .replace(/<span class="together">/g, "\0")
      .replace(/<[^>]*>/g, "");
    expect(words.match(/.{0,20}(?<!\0)\be-mails?\b/gi) ?? []).toEqual([]);
  });

  // A browser that meets another font reads all of them again: one that came too late is then used, and words move.
  test("declares no font in a sheet of its body", () => {
    const body = html.slice(html.indexOf("<body"));
    const sheets = [...body.matchAll(/<link rel="stylesheet"[^>]* href="([^"]*)"/g)].map(([, url = ""]) =>
      read(url.slice(at("/").length)),
    );
    if (html.includes("</footer>")) expect(sheets).not.toEqual([]);
    expect(sheets.filter((sheet) => sheet.includes("@font-face"))).toEqual([]);
  });

  test("has sharing tags with its title, description, address and card", async () => {
    const tags = new Map(
      [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    const origin = "https://www.bati-utile.example";
    expect(`${tags.get("og:title")} | ${tags.get("og:site_name")}`).toBe(titleOf(html));
    expect(tags.get("og:description")).toBe(tags.get("description"));
    expect(tags.get("og:locale")).toBe("fr_FR");
    expect(tags.get("og:image:alt")?.length).toBeGreaterThan(20);
    expect(tags.get("twitter:card")).toBe("summary_large_image");
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    expect(canonical).toBe(route === "/404" ? undefined : origin + route);
    expect(tags.get("og:url")).toBe(canonical);
    const isArticle = built.some((page) => page.route === route && /articles/.test(page.sources[0] ?? ""));
    expect(tags.get("og:type")).toBe(isArticle ? "article" : "website");
    expect(tags.get("article:published_time")).toEqual(
      isArticle ? expect.stringMatching(/^20\d\d-\d\d-\d\d$/) : undefined,
    );
    const card = readFileSync(join(dist, tags.get("og:image")?.slice(origin.length) ?? ""));
    expect(await sharp(card).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(card.byteLength).toBeLessThanOrEqual(60_000);
  });

  test("loads React only where it has an island, and little script elsewhere", () => {
    // The search brings its engine, /contact what prepares a mail, and « Êtes-vous concerné ? » its drawing and its answers, once a visitor begins.
    const others: Readonly<Record<string, number>> = {
      "/recherche": 14_000,
      "/contact": 5000,
      "/audits-conformite-bacs": 14_000,
      "/decret-bacs-2026": 14_000,
    };
    expect(weights.scripts).toBeLessThanOrEqual(facts.hasIsland ? 80_000 : (others[route] ?? 3000));
  });

  test("is written twice with the same bytes, or once when hosts expect a single name", () => {
    if (route === "/" || route === "/404") return expect(html).not.toBe("");
    expect(read(`${route.slice(1)}/index.html`)).toBe(html);
  });
});

function titleOf(html: string): string | undefined {
  return /<title>([^<]*)/.exec(html)?.[1];
}

test("every icon of the web manifest has the size that it states, and the colour of the site’s paper", async () => {
  const manifest = JSON.parse(read("site.webmanifest"));
  expect(manifest).toMatchObject({ lang: "fr", name: "Bâti Utile", start_url: "/", display: "browser" });
  const { light, dark } = paperOf(readFileSync("templates/styles/tokens.css", "utf8"));
  expect([manifest.theme_color, manifest.background_color]).toEqual([light, light]);
  expect(
    [...read("index.html").matchAll(/<meta name="theme-color" content="([^"]*)"/g)].map(
      ([, colour]) => colour,
    ),
  ).toEqual([light, dark]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(dist, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

function paperOf(css: string): { readonly light: string | undefined; readonly dark: string | undefined } {
  const [light, dark] = [...css.matchAll(/--paper: (#\w+);/g)].map(([, colour]) => colour);
  return { light, dark };
}

test("no two pages share a title or a description", () => {
  expect(new Set(pages.map(({ facts }) => facts.title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ facts }) => facts.description)).size).toBe(pages.length);
});

test("the table of Lighthouse has a row for every page", () => {
  const table = readFileSync(new URL("../../bench/reports/lighthouse.md", import.meta.url), "utf8");
  const rows = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, route]) => route);
  expect(rows).toEqual(pages.map(({ route }) => route));
});

test("nothing of the workbench is published", () => {
  const texts = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.(?:html|css|js|json|xml|txt|svg)$/.test(path),
  );
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((path) => /_composants|bench-/.test(`${path} ${read(path)}`))).toEqual([]);
});

test("the sitemap lists every page except the not-found page", () => {
  const listed = [
    ...read("sitemap.xml").matchAll(/<loc>https:\/\/www\.bati-utile\.example([^<]*)<\/loc>/g),
  ].map(([, route]) => route);
  expect(listed).toEqual(pages.map(({ route }) => route).filter((route) => route !== "/404"));
});

test("every page except the not-found page can be reached from the home page", () => {
  const links = new Map(
    pages.map(({ route, facts }) => [route, linksOf(facts).map((link) => link.replace(/[?#].*$/, ""))]),
  );
  const reached = new Set<string>();
  const queue = ["/"];
  for (let route = queue.pop(); route !== undefined; route = queue.pop()) {
    if (reached.has(route) || !links.has(route)) continue;
    reached.add(route);
    queue.push(...(links.get(route) ?? []));
  }
  expect([...links.keys()].filter((route) => !reached.has(route))).toEqual(["/404"]);
});

test("the blog counts its categories as the specification does, and shows one featured article and nine cards", () => {
  const blog = read("blog.html")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
  for (const count of [
    "Tous 10",
    "Flexibilité 1",
    "Événement 1",
    "Innovation 2",
    "Intelligence Artificielle 1",
    "Réglementation 1",
    "Labels &amp; Certifications 1",
    "Intensité d'Usage 1",
    "Cyber 2",
  ]) {
    expect(blog.replaceAll("&#x27;", "'")).toContain(count);
  }
  const articles = built.filter(({ sources }) => sources[0]?.startsWith("content/articles/"));
  const cards = new Set(
    linksOf(factsOf(read("blog.html"))).filter((link) => articles.some(({ route }) => route === link)),
  );
  expect(cards.size).toBe(10);
});
