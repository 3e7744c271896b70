import { diffWordsWithSpace } from "diff";

/** Ranges of characters, each from its start to before its end. */
export type Ranges = readonly (readonly [number, number])[];

/** Longer texts get no marks: the time of a comparison grows with the square of the differences. */
const mostDifferences = 2000;

/** The words of each text that the other one does not have. None, unless the texts share half of their words. */
export function findDifferingWords(
  one: string,
  other: string,
): { readonly one: Ranges; readonly other: Ranges } {
  const parts = diffWordsWithSpace(one, other, { maxEditLength: mostDifferences }) ?? [];
  const shared = parts.filter(({ added, removed }) => !added && !removed).map(({ value }) => value);
  if (2 * shared.join("").length < Math.min(one.length, other.length)) return { one: [], other: [] };
  const rangesOf = (own: "added" | "removed"): Ranges => {
    let at = 0;
    return parts.flatMap((part) => {
      if ((part.added || part.removed) && !part[own]) return [];
      const from = at;
      at += part.value.length;
      return part[own] ? [[from, at] as const] : [];
    });
  };
  return { one: rangesOf("removed"), other: rangesOf("added") };
}
