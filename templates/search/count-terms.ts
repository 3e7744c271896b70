import { toTerms, toWords } from "./terms.ts";

/** How many different words a text has, and how often each of their terms stands in it. */
export type Counted = { readonly words: number; readonly terms: ReadonlyMap<string, number> };

/** Under `site dev`, all pages but the changed one are the same as last time, and taking a text apart is slow. */
let lastCounted = new Map<string, Counted>();

/** Counts the terms of each text. */
export function countTerms(pages: readonly (readonly string[])[]): readonly (readonly Counted[])[] {
  const before = lastCounted;
  const counted = new Map<string, Counted>();
  lastCounted = counted;
  return pages.map((texts) =>
    texts.map((text) => {
      const known = counted.get(text) ?? before.get(text) ?? count(text);
      counted.set(text, known);
      return known;
    }),
  );
}

function count(text: string): Counted {
  const words = toWords(text).map(({ word }) => word);
  const terms = new Map<string, number>();
  for (const term of words.flatMap(toTerms)) terms.set(term, (terms.get(term) ?? 0) + 1);
  return { words: new Set(words).size, terms };
}
