import fc from "fast-check";
import { distance } from "fastest-levenshtein";
import MiniSearch, { type Query } from "minisearch";
import { expect, test } from "vitest";
import { countEdits, createFinder } from "../../../src/runtime/search/find-pages.ts";
import { type IndexedPage, indexPages, searchFields } from "../../../src/runtime/search/search-index.ts";

const weights = { title: 6, names: 6, description: 2, headings: 3, text: 1 };
const words = "ab cd ef gh ij kl".split(" ");
const text = fc.array(fc.constantFrom(...words), { maxLength: 8 }).map((some) => some.join(" "));
const anyPage = fc.tuple(text, text, text, text, text);

const toPage = (
  [title, names, description, heading, text]: readonly string[],
  route: number,
): IndexedPage => ({
  route: `/${route}`,
  kind: "",
  names: names ?? "",
  description: description ?? "",
  sections: [
    [null, title ?? "", ""],
    ["a", heading ?? "", text ?? ""],
  ],
});

test("pages have the order that MiniSearch gives them", async () => {
  const query = fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(anyPage, { minLength: 2, maxLength: 8 }), query, async (texts, asked) => {
      const engine = new MiniSearch({
        fields: [...searchFields],
        tokenize: (text) => text.match(/\S+/g) ?? [],
      });
      engine.addAll(
        texts.map((page, id) => ({
          id,
          ...Object.fromEntries(searchFields.map((field, place) => [field, page[place]])),
        })),
      );
      // The last word may be the beginning of another, so it ends.
      const queries = asked.map((word): Query => ({ queries: [word], boostTerm: () => 2 }));
      const search = (combineWith: "AND" | "OR") =>
        engine.search({ queries, combineWith }, { tokenize: (word) => [word], boost: weights });
      const all = search("AND");
      const expected = all.length > 0 ? all : search("OR");

      const data = indexPages(texts.map(toPage), { forms: {}, weights, synonyms: [] });
      const found =
        (await createFinder(JSON.parse(JSON.stringify(data)), {}))(`${asked.join(" ")} `)?.pages ?? [];
      const scores = new Map(expected.map(({ id, score }) => [`/${id}`, score]));
      expect(found.map(({ route }) => route).toSorted()).toEqual([...scores.keys()].toSorted());
      const inOrder = found.map(({ route }) => scores.get(route) ?? 0);
      for (const [place, score] of inOrder.entries())
        expect(score).toBeLessThanOrEqual((inOrder[place - 1] ?? Number.POSITIVE_INFINITY) + 1e-9);
    }),
    { seed: 7, numRuns: 300 },
  );
});

test("letters that differ are counted as fastest-levenshtein counts them", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });
  fc.assert(
    fc.property(letters, letters, fc.nat(7), (one, other, most) => {
      const edits = distance(one, other);
      const counted = countEdits(one, other, most);
      if (edits <= most) expect(counted).toBe(edits);
      else expect(counted).toBeGreaterThan(most);
    }),
    { seed: 7, numRuns: 500 },
  );
});

test("texts that were counted before give the same index as new ones", () => {
  const options = { forms: {}, weights, synonyms: [] };
  const pages = [
    ["ab", "", "", "", "ab cd"],
    ["ef", "gh", "", "ij", "ab ab"],
  ].map(toPage);
  const changed = pages.map((page) => ({ ...page, description: "kl ab" }));
  const first = JSON.stringify(indexPages(pages, options));
  indexPages(changed, options);
  expect(JSON.stringify(indexPages(pages, options))).toBe(first);
  expect(JSON.stringify(indexPages(pages, { ...options, forms: {} }))).toBe(first);
  // Synonyms are applied to what is known.
  const joined = indexPages(pages, { ...options, synonyms: [["ab", "gh"]] }).index.terms.map(
    ([term]) => term,
  );
  expect(joined).toEqual(["ab", "cd", "ef", "ij"]);
});
