import { expect, test } from "vitest";
import { fillIn } from "../../../templates/words/fill-in.ts";
import { wordsWith } from "../../../templates/words/words-with.ts";

test("names between braces are replaced by their values", () => {
  expect(fillIn("de {from} à {to}, soit {from}", { from: "501", to: "2 500" })).toBe(
    "de 501 à 2 500, soit 501",
  );
});

test("a name that the page does not have is refused, with the list of its names", () => {
  expect(wordsWith("from", "to").safeParse("de {from} à {to}").success).toBe(true);
  const refused = wordsWith("from", "to").safeParse("de {from} à {top}");
  expect(refused.error?.issues[0]?.message).toBe(
    "ne peut laisser écrire à la page que «\u00a0from\u00a0», «\u00a0to\u00a0»",
  );
});
