type Dated = { readonly date: string };

/** The letter of a revision: the first edition is A, the first update after it B. */
export function revisionLetter(update: number): string {
  return String.fromCharCode("A".charCodeAt(0) + update);
}

/** Updates with their letters, the most recent first. */
export function toRevisions<Update extends Dated>(
  updates: readonly Update[],
): readonly (Update & { readonly letter: string })[] {
  return [...updates]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map((update, index) => ({ ...update, letter: revisionLetter(index + 1) }))
    .reverse();
}

export function latestUpdate<Update extends Dated>(updates: readonly Update[]): Update | undefined {
  return toRevisions(updates)[0];
}
