import { expect, test } from "vitest";
import { createOnlookers } from "../../../src/dev/serve/onlookers.ts";

/** The routes that are looked at after these requests. */
function routesAfter(targets: readonly string[], base = ""): readonly string[] {
  const onlookers = createOnlookers(base);
  for (const target of targets) onlookers.note(target);
  return onlookers.routes();
}

test("the page that was asked for last is the one most likely looked at", () => {
  expect(routesAfter(["/", "/contact", "/blog/?categorie=energie", "/contact.html"])).toEqual([
    "/contact",
    "/blog",
    "/",
  ]);
});

test("an open page that asks what it has to do after a change is looked at", () => {
  expect(routesAfter(["/", "/contact", "/__dev/change?page=/index.html&from=3&shows=page"])).toEqual([
    "/",
    "/contact",
  ]);
});

test("neither files nor addresses that no page can have are pages", () => {
  expect(
    routesAfter(["/assets/site.1111111111.css", "/__dev/client.js", "/..", "/%2f", "/Non", "/__mail"]),
  ).toEqual([]);
});

test("below a base path, pages outside it do not belong to the site", () => {
  expect(routesAfter(["/contact", "/sous/contact/", "/sous/", "/sousbois"], "/sous")).toEqual([
    "/",
    "/contact",
  ]);
});

test("the pages of the workbench are looked at as well", () => {
  expect(routesAfter(["/_composants"])).toEqual(["/_composants"]);
});

test("tabs that were left long ago are forgotten", () => {
  expect(routesAfter(["/a", "/b", "/c", "/d", "/e", "/f", "/g"])).toEqual([
    "/g",
    "/f",
    "/e",
    "/d",
    "/c",
    "/b",
  ]);
});
