import fc from "fast-check";
import { expect, test } from "vitest";
import { createWordSieve, normaliseWords } from "../../../../src/editor/model/where/find-words.ts";

test("a text with the words passes, even with marks within them", () => {
  const mayHave = createWordSieve(normaliseWords("L’immeuble utile").text);
  expect(mayHave("<h1>L’IMMEUBLE utile</h1>")).toBe(true);
  expect(mayHave("L’im\u00ADmeuble <em>utile</em>")).toBe(true);
  expect(mayHave("l’im<em>meuble</em> utile")).toBe(true);
  expect(mayHave("<h1>La maison utile</h1>")).toBe(false);
});

test("a text with the words always passes, whatever they are", () => {
  const word = fc.stringMatching(/^[a-zéœA-Z’ -]{1,12}$/);
  fc.assert(
    fc.property(word, word, word, (before, words, after) => {
      const wanted = normaliseWords(words).text;
      const text = before + words + after;
      fc.pre(normaliseWords(text).text.includes(wanted));
      expect(createWordSieve(wanted)(text)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
