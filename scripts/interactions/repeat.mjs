/** The number of runs of each measurement, and of one that misses its target. */
export const runs = 5;
export const runsAfterMiss = 15;

/** Returns the results of five runs, or of fifteen if five miss the target, because the machine may be busy. */
export async function repeat(run, isMissed) {
  const results = [];
  while (results.length < runs) results.push(await run());
  if (isMissed(results)) while (results.length < runsAfterMiss) results.push(await run());
  return results;
}
