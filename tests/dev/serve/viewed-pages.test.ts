import { expect, test } from "vitest";
import { createViewedPages } from "../../../src/dev/site/looked-at-first.ts";

/** The routes that count as looked at after these requests. */
function routesAfter(targets: readonly string[], base = ""): readonly string[] {
  const viewedPages = createViewedPages(base);
  for (const target of targets) viewedPages.note(target);
  return viewedPages.routes();
}

test("the page that was requested last comes first", () => {
  expect(routesAfter(["/", "/contact", "/blog/?categorie=energie", "/contact.html"])).toEqual([
    "/contact",
    "/blog",
    "/",
  ]);
});

test("an open page that asks how to update itself counts as looked at", () => {
  expect(routesAfter(["/", "/contact", "/__dev/change?page=/index.html&from=3&shows=page"])).toEqual([
    "/",
    "/contact",
  ]);
});

test("files, and addresses that no page can have, do not count", () => {
  expect(
    routesAfter(["/assets/site.1111111111.css", "/__dev/client.js", "/..", "/%2f", "/n on", "/__mail"]),
  ).toEqual([]);
});

test("pages with letters of any script, dots and capitals count", () => {
  expect(routesAfter(["/%E6%97%A5%E6%9C%AC", "/docs/v1.2/", "/API"])).toEqual([
    "/API",
    "/docs/v1.2",
    "/日本",
  ]);
});

test("below a base path, pages outside it do not belong to the site", () => {
  expect(routesAfter(["/contact", "/sous/contact/", "/sous/", "/sousbois"], "/sous")).toEqual([
    "/",
    "/contact",
  ]);
});

test("pages of the workbench count too", () => {
  expect(routesAfter(["/_composants"])).toEqual(["/_composants"]);
});

test("pages that were requested long ago are forgotten", () => {
  expect(routesAfter(["/a", "/b", "/c", "/d", "/e", "/f", "/g"])).toEqual([
    "/g",
    "/f",
    "/e",
    "/d",
    "/c",
    "/b",
  ]);
});
