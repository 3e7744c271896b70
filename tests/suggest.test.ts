import { expect, test } from "vitest";
import { suggest, suggestionHint } from "../src/suggest.ts";

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
])("nothing is near “%s” among %j", (written, known) => {
  expect(suggest(written, known)).toBeUndefined();
});

test("the hint is the near word, else what there is, else that there is nothing", () => {
  expect(suggestionHint("titel", ["title", "date"], "fields")).toBe("did you mean “title”?");
  expect(suggestionHint("zzzz", ["title", "date"], "fields")).toBe("the fields are: title, date");
  expect(suggestionHint("zzzz", [], "fields")).toBe("there are no fields");
});
