/** How often everything is measured, and how often what misses its target. */
export const runs = 5;
export const runsAfterMiss = 15;

/** The results of five runs. Where they miss, which a machine that is busy with other things makes them do, of fifteen. */
export async function repeat(run, isMissed) {
  const results = [];
  while (results.length < runs) results.push(await run());
  if (isMissed(results)) while (results.length < runsAfterMiss) results.push(await run());
  return results;
}

/** Of five the third, of fifteen the eighth. */
export function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
