import type { LetOthers } from "../../model/schedule.ts";

/** Takes the remaining steps until `signal` is aborted. Calls `letOthers` after each. */
export async function takeSteps(
  steps: Iterator<void>,
  letOthers: LetOthers,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted && steps.next().done !== true) {
    const rest = letOthers();
    if (rest !== undefined) await rest;
  }
}
