/**
 * Tells quickly which texts cannot have some words: a look for their runs of plain letters, which are written in HTML, in
 * addresses and in data as they are read. `wanted` is folded. Says true of every text where there is no such run.
 */
export function createWordSieve(wanted: string): (text: string) => boolean {
  const runs = listRuns(wanted).map(toExpression);
  return (text) => runs.every((run) => run.test(text));
}

/** Where the longest run begins in a text. */
export function findRun(wanted: string, text: string): number | undefined {
  const [longest] = listRuns(wanted);
  return longest === undefined ? undefined : toExpression(longest).exec(text)?.index;
}

/** The longest first: the fewest texts have it. */
function listRuns(wanted: string): readonly string[] {
  const runs = [...wanted.matchAll(/[a-z]{3,}/g)].map(([run]) => run);
  return runs.sort((a, b) => b.length - a.length);
}

/** A word may be broken by a mark that nobody sees, or a part of it be emphasised. */
function toExpression(run: string): RegExp {
  return new RegExp([...run].join("(?:</?[a-z]+>|&shy;|[\\u00AD\\u200B\\u2060])*"), "i");
}
