/** One entry of a form as a person reads it. */
export type Entry = { readonly label: string; readonly value: string };

/** What was filled in, one entry a line, as in `Prénom : Jeanne`. An empty one keeps its label, to be filled in later. */
export function entryLines(entries: readonly Entry[]): readonly string[] {
  return entries.map(({ label, value }) => `${label} : ${value}`);
}
