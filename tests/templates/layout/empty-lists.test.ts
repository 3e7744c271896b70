import { expect, test } from "vitest";
import { drawEdited } from "../../support/draw-real-site.ts";

test("a footer, a site map and an article without anything to list have no empty list and no heading for one", async () => {
  const { pages } = await drawEdited((text, file) => {
    switch (file) {
      case "content/site.yaml":
        return text.replace(/(?<=^ {4}links:| {2}legal:)\n(?: +- .*\n)+/gm, " []\n");
      case "content/articles/labels-numeriques.md":
        return text.replace(/^## .*$/gm, "").replace(/^sources:\n(?: .*\n)+/m, "");
      default:
        return text;
    }
  });
  const partsOf = (route: string) => {
    const html = pages.find(({ page }) => page.route === route)?.html ?? "";
    const parts =
      /<footer class="site-footer">|<nav class="site-map|<(?:h[23]|summary)[^>]*>[^<]+|<[uo]l>(?=<\/)/g;
    return [...html.matchAll(parts)].map(([part]) => part);
  };
  const footer = [
    '<footer class="site-footer">',
    '<h2 id="pied-navigation">Navigation',
    '<h2 id="pied-profils">Vous êtes',
    '<h2 id="pied-contact">Contact',
  ];
  expect(partsOf("/labels-numeriques")).toEqual(footer);
  const search = partsOf("/recherche");
  expect(search.slice(search.indexOf('<nav class="site-map'))).toEqual([
    '<nav class="site-map',
    '<h2 id="plan">Plan du site',
    "<h3>Le cabinet",
    "<h3>Services",
    "<h3>Vous êtes",
    "<h3>Blog",
    "<h3>Documents et formulaires",
    ...footer,
  ]);
});
