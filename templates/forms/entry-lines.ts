/** One entry of a form as a person reads it. */
export type Entry = { readonly label: string; readonly value: string };

/** What was filled in, one entry per line, as in `Prénom : Jeanne`. Empty entries keep their label, to be filled in. */
export function entryLines(entries: readonly Entry[]): readonly string[] {
  return entries.map(({ label, value }) => `${label} : ${value}`);
}
