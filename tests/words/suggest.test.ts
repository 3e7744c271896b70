import { expect, test } from "vitest";
import { createSuggester, suggest, suggestionHint } from "../../src/words/suggest.ts";
import { french } from "../support/speech.ts";

test.each([
  ["titel", ["title", "date"], "title"],
  ["Title", ["title"], "title"],
  ["timezone", ["timeZone"], "timeZone"],
  ["avance", ["simple", "avancé"], "avancé"],
  ["energies", ["energie", "eau"], "energie"],
  ["descripton", ["description", "descriptions"], "description"],
])("“%s” was probably meant for one of %j", (written, known, meant) => {
  expect(suggest(written, known)).toBe(meant);
});

test.each([
  ["zzz", ["title", "date"]],
  ["services", ["blog"]],
  ["titre", []],
  ["", ["title"]],
])("nothing is similar to “%s” among %j", (written, known) => {
  expect(suggest(written, known)).toBeUndefined();
});

test("the hint is a similar name, or else all names, or else that there is none", () => {
  expect(suggestionHint("titel", ["title", "date"], "fields")).toEqual("did you mean “title”?");
  expect(suggestionHint("zzzz", ["title", "date"], "fields")).toEqual("the fields are: title, date");
  expect(suggestionHint("zzzz", [], "fields")).toEqual("there are no fields");
});

test("in French, the noun is elided where it has to be", () => {
  const hints = ["images", "champs"].map((what) => french.tell(suggestionHint("zzzz", [], what)));
  expect(hints).toEqual(["il n’y a pas encore d’images", "il n’y a pas encore de champs"]);
});

test("of many names the hint lists twelve and counts the others", () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `nom-${index}`);
  const twelve = names(12).join(", ");
  expect(suggestionHint("zzzzzzzz", names(12), "fields")).toEqual(`the fields are: ${twelve}`);
  expect(suggestionHint("zzzzzzzz", names(13), "fields")).toEqual(`the fields are: ${twelve} and 1 more`);
  expect(suggestionHint("zzzzzzzz", names(500), "fields")).toEqual(`the fields are: ${twelve} and 488 more`);
});

test("a similar name is found beyond those that a hint would list", () => {
  const names = Array.from({ length: 40 }, (_, index) => `nom-${index}`);
  expect(suggestionHint("titel", [...names, "title"], "fields")).toEqual("did you mean “title”?");
});

test("among hundreds of names, the nearest one is found, and of equally near ones the first", () => {
  const names = Array.from(
    { length: 900 },
    (_, index) => `/blog/${["energie", "confort", "chantier"][index % 3]}-${index}`,
  );
  const meant = createSuggester([...names, "/mentions-legales", "/Mention-Legale"]);
  expect([
    meant("/blog/enrgie-300"),
    meant("/blog/chantiers-899"),
    meant("/mentions-legale"),
    meant("/MENTION-LEGALE"),
    meant("/blog/confort-1x"),
    meant("/tout-autre-chose"),
  ]).toEqual([
    "/blog/energie-300",
    "/blog/chantier-899",
    "/mentions-legales",
    "/Mention-Legale",
    "/blog/confort-1",
    undefined,
  ]);
});
