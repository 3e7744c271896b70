import { expect, test } from "vitest";
import { drawGiven, drawRealSite } from "../support/draw-real-site.ts";

const boxes = /à compléter/i;

test("the pages of the real site name only facts that are given, and lead to none that waits", async () => {
  const { pages, missing, files } = await drawRealSite();
  expect(missing.map(({ name }) => name)).toContain("refund-delay");
  for (const { page, html } of pages) {
    expect(html, page.route).not.toMatch(boxes);
    expect(html, page.route).not.toContain("/conditions-de-vente");
    for (const { name } of missing) expect(html, page.route).not.toContain(`{${name}}`);
    expect(html, page.route).not.toContain('"@type":"Person"');
  }
  expect(files.map(({ path }) => path).filter((path) => path.includes("conditions-de-vente"))).toEqual([]);
});

test("with its facts, the real site has all its pages, rows and sentences", async () => {
  const { pages, missing } = await drawGiven();
  expect(missing).toEqual([]);
  const htmlOf = (route: string) => pages.find(({ page }) => page.route === route)?.html ?? "";
  expect(htmlOf("/conditions-de-vente")).toContain("valeur de refund-delay");
  expect(htmlOf("/rapport-performance")).toContain('href="/conditions-de-vente"');
  expect(htmlOf("/mentions-legales")).toContain('href="/conditions-de-vente"');
  for (const words of ["1 rue des Essais, 75000", "valeur de capital", "valeur de host-name"])
    expect(htmlOf("/mentions-legales")).toContain(words);
  expect(htmlOf("/politique-confidentialite")).toContain("valeur de transfer-guarantee");
  expect(htmlOf("/notre-histoire")).toContain('"name":"valeur de founder-name"');
  expect(htmlOf("/audits-conformite-bacs")).toContain("valeur de qualifications");
});
