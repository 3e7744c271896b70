import { setImmediate as nextTurn } from "node:timers/promises";

/** Thrown where the author stopped the build. */
export class Interrupted extends Error {
  override name = "Interrupted";
}

/**
 * Gives a function to call between two synchronous steps. Now and then it lets the process see what has come meanwhile,
 * such as Ctrl-C, and it throws `Interrupted` once `signal` is aborted. `force` makes sure that it looks.
 */
export function createBreathe(signal: AbortSignal | undefined): (force?: boolean) => Promise<void> {
  let steps = 0;
  return async (force = false) => {
    steps += 1;
    if (force || steps % 32 === 0) await nextTurn();
    if (signal?.aborted) throw new Interrupted();
  };
}
