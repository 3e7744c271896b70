import fc from "fast-check";
import { expect, test } from "vitest";
import {
  findInSource,
  normaliseText,
  normaliseWords,
} from "../../../../src/editor/model/where/find-words.ts";

test.each([
  ["L’été", "l'ÉTÉ"],
  ["15\u202F000 €", "15 000 €"],
  ["Bâtiment fragile\u202F?", "bâtiment fragile?"],
  ["«\u00A0mot\u00A0»", "«mot»"],
  ["et la suite…", "et la  suite..."],
  ["n° 2020\u2011887", "n°\u00A02020-887"],
  ["“essai”", '"essai"'],
])("%s and %s are equal", (typeset, typed) => {
  expect(normaliseWords(typeset).text).toBe(normaliseWords(typed).text);
});

test.each([
  ["été", "ete"],
  ["un mot", "unmot"],
  ["deux", "de"],
])("%s and %s are different", (one, other) => {
  expect(normaliseWords(one).text).not.toBe(normaliseWords(other).text);
});

test("both ways of normalising give the same text", () => {
  const sign = fc.constantFrom(..."aÉœ’‘“”…‐‑«»;:!?%€ \u00A0\u202F\n\u00AD\u200B\u2060.-1'");
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 20 }), (text) => {
      expect(normaliseText(text)).toBe(normaliseWords(text).text);
    }),
    { numRuns: 1000 },
  );
});

test("a text of spaces alone is normalised to nothing", () => {
  expect(normaliseWords(" \n\u00A0").text).toBe("");
});

const placeOf = (written: string, words: string) => {
  const found = findInSource(written, words);
  return found && written.slice(found.index, found.index + found.length);
};

test("words are found in their source", () => {
  expect(placeOf("Nous voyons\nl'été prochain.", "l’été")).toBe("l'été");
  expect(placeOf("Nous voyons\n  l'été prochain.", "VOYONS l’été")).toBe("voyons\n  l'été");
});

test("words are found across Markdown marks and addresses of links", () => {
  const written = "Un **gros** [mot ancien](/mots#ancien) et `du code`.";
  expect(placeOf(written, "un gros mot ancien et du code")).toBe(
    "Un **gros** [mot ancien](/mots#ancien) et `du code",
  );
  expect(placeOf("- [x](y\n- fin", "fin")).toBe("fin");
});

test("if a fact hides some of the words, those before it are found", () => {
  expect(placeOf("Depuis {years} ans, nous conseillons.", "Depuis 15 ans, nous")).toBe("Depuis");
  expect(placeOf("{years} ans d'expérience", "15 ans d’expérience")).toBeUndefined();
});

test("a text of many brackets does not take long", () => {
  const start = performance.now();
  findInSource("](\n".repeat(200_000), "fin");
  expect(performance.now() - start).toBeLessThan(5_000);
});
