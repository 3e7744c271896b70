/**
 * Returns a quick test for texts that may contain some words. It searches for their runs of plain letters, which are
 * the same in HTML, addresses and data. `wanted` is normalised. True for every text if there is no such run.
 */
export function createWordSieve(wanted: string): (text: string) => boolean {
  const runs = listRuns(wanted).map(toExpression);
  return (text) => runs.every((run) => run.test(text));
}

/** Finds the offset of the longest run in a text. */
export function findRun(wanted: string, text: string): number | undefined {
  const [longest] = listRuns(wanted);
  return longest === undefined ? undefined : toExpression(longest).exec(text)?.index;
}

/** The longest first, because the fewest texts contain it. */
function listRuns(wanted: string): readonly string[] {
  const runs = [...wanted.matchAll(/[a-z]{3,}/g)].map(([run]) => run);
  return runs.sort((a, b) => b.length - a.length);
}

/** Allows for tags and invisible characters within a word. */
function toExpression(run: string): RegExp {
  return new RegExp([...run].join('(?:</?[a-z](?:[^<>"]|"[^"]*")*>|&shy;|[\\u00AD\\u200B\\u2060])*'), "i");
}
