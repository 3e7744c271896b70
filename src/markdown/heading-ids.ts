import { slug } from "github-slugger";
import { slugify } from "../model/route.ts";

/** `github`: as GitHub makes them, `la-solution-apportée`. `plain`: letters without accents, `la-solution-apportee`. */
export type Anchors = "github" | "plain";

/** Makes ids that are unique within a body. */
export type HeadingIds = {
  /** The id of a heading with these words, as written. */
  of(words: string): string;
  /** The id that the author has chosen, with a number added if it is taken. */
  take(id: string): string;
};

/** A second “annexe” becomes “annexe-1” as on GitHub, and “annexe-2” among plain ones. */
export function createHeadingIds(anchors: Anchors): HeadingIds {
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  const take = (id: string): string => {
    let number = numbers.get(id) ?? (anchors === "github" ? 0 : 1);
    let free = id;
    while (taken.has(free) || isNoteId(free)) {
      number += 1;
      free = `${id}-${number}`;
    }
    numbers.set(id, number);
    taken.add(free);
    return free;
  };
  const toSlug = anchors === "github" ? (words: string) => slug(words) : slugify;
  return { of: (words) => take(toSlug(words) || "section"), take };
}

/** True for the ids of footnotes and their references. */
function isNoteId(id: string): boolean {
  return /^footnote_\d+(?:_ref(?:_\d+)?)?$/.test(id);
}
