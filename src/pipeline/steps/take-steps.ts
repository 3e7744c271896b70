/** Takes all steps. `letOthers` is asked after each: undefined where it is not yet the turn of others. */
export async function takeSteps(
  steps: Iterable<void>,
  letOthers: () => Promise<void> | undefined,
): Promise<void> {
  for (const _ of steps) {
    // Thousands of steps take less time than as many promises.
    const rest = letOthers();
    if (rest !== undefined) await rest;
  }
}
