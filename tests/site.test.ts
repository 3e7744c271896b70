import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readFacts } from "../src/check/read-facts.ts";
import type { PageWeights } from "../src/model.ts";
import { runSite } from "./support/run-site.ts";

const dist = mkdtempSync(join(tmpdir(), "charpente-site-"));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const built = runSite(["build", "--out", dist, "--json"]);
const report = JSON.parse(built.stdout) as {
  readonly problems: readonly unknown[];
  readonly pages: readonly {
    readonly route: string;
    readonly sources: readonly string[];
    readonly weights: PageWeights;
  }[];
};
const read = (path: string) => readFileSync(join(dist, path), "utf8");
const pages = report.pages.map(({ route, weights }) => {
  const html = read(route === "/" ? "index.html" : `${route.slice(1)}.html`);
  return { route, html, weights, facts: readFacts(html) };
});

test("the real site builds without a warning", () => {
  expect(report.problems).toEqual([]);
});

describe.each(pages)("$route", ({ route, html, weights, facts }) => {
  test("has a title of 50 to 60 characters and a description of 140 to 160", () => {
    expect(facts.title?.length).toBeGreaterThanOrEqual(50);
    expect(facts.title?.length).toBeLessThanOrEqual(60);
    expect(facts.description?.length).toBeGreaterThanOrEqual(140);
    expect(facts.description?.length).toBeLessThanOrEqual(160);
  });

  test("needs no inline style, no inline script and nothing from elsewhere", () => {
    expect(html).not.toMatch(/ style="| on[a-z]+="|<style|javascript:/);
    expect(html.match(/<script(?![^>]* src=)[^>]*>/g) ?? []).toEqual([]);
    expect(facts.assets.filter((url) => !url.startsWith("/"))).toEqual([]);
  });

  test("loads React, which alone is heavier, only where it has an island", () => {
    const searches = route === "/recherche" ? 14_000 : 3000;
    expect(weights.scripts).toBeLessThanOrEqual(facts.hasIsland ? 80_000 : searches);
  });

  test("is written twice with the same bytes, or once where hosts look for one name", () => {
    if (route === "/" || route === "/404") return expect(html).not.toBe("");
    expect(read(`${route.slice(1)}/index.html`)).toBe(html);
  });
});

test("no two pages share a title or a description", () => {
  expect(new Set(pages.map(({ facts }) => facts.title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ facts }) => facts.description)).size).toBe(pages.length);
});

test("the table of Lighthouse has a row for every page", () => {
  const table = readFileSync(new URL("../docs/lighthouse.md", import.meta.url), "utf8");
  const rows = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, route]) => route);
  expect(rows).toEqual(pages.map(({ route }) => route));
});

test("the sitemap lists every page but the one for missing addresses", () => {
  const listed = [
    ...read("sitemap.xml").matchAll(/<loc>https:\/\/www\.bati-utile\.example([^<]*)<\/loc>/g),
  ].map(([, route]) => route);
  expect(listed).toEqual(pages.map(({ route }) => route).filter((route) => route !== "/404"));
});

test("every page but the one for missing addresses can be reached from the home page", () => {
  const links = new Map(
    pages.map(({ route, facts }) => [route, facts.links.map((link) => link.replace(/[?#].*$/, ""))]),
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
  const articles = report.pages.filter(({ sources }) => sources[0]?.startsWith("content/articles/"));
  const cards = new Set(
    readFacts(read("blog.html")).links.filter((link) => articles.some(({ route }) => route === link)),
  );
  expect(cards.size).toBe(10);
});
