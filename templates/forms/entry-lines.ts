/** A field of a form and its value, as a person reads them. */
export type FormLine = { readonly label: string; readonly value: string };

/** One line per field, as in `Prénom : Jeanne`. An empty field keeps its label, to be filled in. */
export function entryLines(fields: readonly FormLine[]): readonly string[] {
  return fields.map(({ label, value }) => `${label} : ${value}`);
}
