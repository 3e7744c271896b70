import type { LetOthers } from "../../model/schedule.ts";

/** Takes the steps that are left, or as many as are taken when `signal` is aborted. `letOthers` is asked after each. */
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
