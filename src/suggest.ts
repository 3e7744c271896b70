import { closest, distance } from "fastest-levenshtein";

/** The word of `known` that `written` was probably meant to be; undefined when none is near. */
export function suggest(written: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const plain = written.toLowerCase();
  const best = closest(
    plain,
    known.map((word) => word.toLowerCase()),
  );
  const word = known.find((candidate) => candidate.toLowerCase() === best);
  // A third of the letters may be wrong: enough for slips and missing accents, too little for another word.
  if (word === undefined) return undefined;
  const allowed = Math.min(word.length - 1, Math.ceil(word.length / 3));
  return distance(plain, best) <= allowed ? word : undefined;
}

/** More than these nobody reads in a hint. */
const listed = 12;

/** “Did you mean …?” where a known word is near, else the list of what there is. */
export function suggestionHint(written: string, known: readonly string[], what: string): string {
  const word = suggest(written, known);
  if (word !== undefined) return `did you mean “${word}”?`;
  if (known.length === 0) return `there are no ${what}`;
  const more = known.length - listed;
  return `the ${what} are: ${known.slice(0, listed).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
