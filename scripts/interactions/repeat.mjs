/** How often each measurement is repeated, and how often when it misses its target. */
export const runs = 5;
export const runsAfterMiss = 15;

/** The results of five runs, or of fifteen when they miss the target, which a busy machine may cause. */
export async function repeat(run, isMissed) {
  const results = [];
  while (results.length < runs) results.push(await run());
  if (isMissed(results)) while (results.length < runsAfterMiss) results.push(await run());
  return results;
}
