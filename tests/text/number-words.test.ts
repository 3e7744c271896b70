import { expect, test } from "vitest";
import { readNumbers } from "../../src/text/number-words.ts";

test.each([
  ["0", 0],
  ["1\u202f349", 1349],
  ["2,500", 2500],
  ["0,50", 0.5],
  ["349.00", 349],
  ["1 234,5", 1234.5],
  ["−20", 20],
  ["zéro", 0],
  ["une", 1],
  ["Sept", 7],
  ["dix-sept", 17],
  ["vingt et un", 21],
  ["vingt-et-un", 21],
  ["quarante-huit", 48],
  ["soixante et onze", 71],
  ["soixante-douze", 72],
  ["quatre-vingts", 80],
  ["quatre-vingt-quinze", 95],
  ["cent quatre", 104],
  ["deux cents", 200],
  ["trois cent quarante-neuf", 349],
  ["mille trois cents", 1300],
  ["dix mille", 10_000],
  ["forty-eight", 48],
  ["three hundred", 300],
  ["ten thousand", 10_000],
])("« %s » is %d", (written, value) => {
  expect(readNumbers(written)).toEqual([value]);
});

test("two numbers are two, and a part of a word is none", () => {
  expect(readNumbers("deux et trois")).toEqual([2, 3]);
  expect(readNumbers("20-40")).toEqual([20, 40]);
  expect(readNumbers("récent, septième, onzième, R3")).toEqual([]);
});
