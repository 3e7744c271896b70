import { expect, test } from "vitest";
import { reviewCounts } from "../../../templates/words/review-texts.ts";

const six = (...texts: readonly string[]) => reviewCounts([{ texts, nouns: ["chapitres"], count: 6 }]);

test("a text with the right number, in letters or figures, or without a number is correct", () => {
  expect(six("Six chapitres", "Les 6 chapitres", "Nos six\u00a0chapitres", "Les chapitres")).toEqual([]);
});

test("a text that counts a list wrongly is named with the number that is right", () => {
  expect(six("Six chapitres pour cadrer", "Les sept chapitres, ou 5 chapitres")).toEqual([
    { message: "un texte annonce « sept chapitres », mais il y en a 6", hint: expect.any(String) },
    { message: "un texte annonce « 5 chapitres », mais il y en a 6", hint: expect.any(String) },
  ]);
});

test("a number of something else is not checked", () => {
  expect(six("Sept questions, trente-six chapitres courts")).toEqual([]);
});
