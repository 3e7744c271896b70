import { expect, test } from "vitest";
import { replaceRoute } from "../../../../src/editor/model/entries/plan-removal.ts";

const pages = [
  { route: "/", sources: [], ids: [] },
  { route: "/tags/bois", sources: [], ids: [] },
  { route: "/blog/deux", sources: ["content/articles/deux.md"], ids: [] },
  { route: "/en/blog/one", sources: ["content/articles/un.en.md"], ids: [] },
  { route: "/blog/un", sources: ["content/articles/un.md"], ids: [] },
  { route: "/en/tags/bois", sources: [], ids: [] },
];

test.each([
  ["its translation, whatever its address", "/blog/un", "en", "/en/blog/one"],
  [
    "the page of the same address in its language, where no file holds it",
    "/tags/bois",
    "en",
    "/en/tags/bois",
  ],
  ["the page itself, where the language has none", "/blog/deux", "en", "/blog/deux"],
  ["the page itself, where it is an address that no page has", "/ailleurs", "en", "/ailleurs"],
  ["the page itself in the first language", "/blog/un", undefined, "/blog/un"],
])("a removed page in a language is replaced by %s", (_, route, language, expected) => {
  expect(replaceRoute({ pages }, route, language)).toBe(expected);
});
