import { expect, test } from "vitest";
import { fitLine } from "../../src/text/fit-line.ts";

/** Every character is one wide. */
const measure = (text: string) => [...text].length;

test("a text that fits its line is not cut", () => {
  expect(fitLine("Carnet de chantier", { width: 18, measure })).toBe("Carnet de chantier");
});

test("a text that is too long ends in an ellipsis after a word and its last letter, not after a sign", () => {
  expect(fitLine("Carnet de chantier", { width: 17, measure })).toBe("Carnet de…");
  expect(fitLine("Carnet, chantier", { width: 10, measure })).toBe("Carnet…");
});

test("a single word that is too long is cut within, and no character is cut in two", () => {
  expect(fitLine("Anticonstitutionnellement", { width: 8, measure })).toBe("Anticon…");
  expect(fitLine("😀".repeat(1000), { width: 8, measure })).toBe(`${"😀".repeat(7)}…`);
});
