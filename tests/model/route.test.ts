import { expect, test } from "vitest";
import { slugify, toRoute } from "../../src/model/route.ts";

test.each(["/", "/404", "/a", "/notre-metier", "/blog/2025/un-titre", "/a_b", "/a1-b2"])(
  "%s is a route",
  (text) => {
    expect(toRoute(text)).toBe(text);
  },
);

test.each([
  "",
  "a",
  "//",
  "/a/",
  "/a//b",
  "/A",
  "/é",
  "/a b",
  "/-a",
  "/a-",
  "/a--b",
  "/a.html",
  "/a?b",
  "/a#b",
  "/..",
  "/%61",
  "/a\n",
  "\n/a",
  "\\a",
])("%j is no route", (text) => {
  expect(toRoute(text)).toBeUndefined();
});

test("a hostile text is refused as quickly as any other", () => {
  expect(toRoute(`/${"a-".repeat(100_000)}!`)).toBeUndefined();
});

test.each([
  ["L’œuvre d’été", "l-oeuvre-d-ete"],
  ["Ex æquo", "ex-aequo"],
  ["  Ça va ?  ", "ca-va"],
  ["e\u0301te\u0301", "ete"],
  ["IA & immobilier : 10 %", "ia-immobilier-10"],
  ["Ÿ ŒUVRE", "y-oeuvre"],
  ["🏢", ""],
  ["---", ""],
  ["日本", ""],
])("the title “%s” becomes “%s”", (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test("a slug is a route’s segment, and its own slug", () => {
  const slug = slugify("Décret tertiaire : que faire avant 2030 ?");
  expect(toRoute(`/${slug}`)).toBe(`/${slug}`);
  expect(slugify(slug)).toBe(slug);
});
