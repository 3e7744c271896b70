import { setImmediate as nextTurn } from "node:timers/promises";

/** Thrown when the user stops the build. */
export class Interrupted extends Error {
  override name = "Interrupted";
}

/**
 * Returns a function to call between two synchronous steps. Now and then it lets the process handle events such as
 * Ctrl-C, and it throws `Interrupted` once `signal` is aborted. `force` makes it do so at this call.
 */
export function createBreathe(signal: AbortSignal | undefined): (force?: boolean) => Promise<void> {
  let steps = 0;
  return async (force = false) => {
    steps += 1;
    if (force || steps % 32 === 0) await nextTurn();
    if (signal?.aborted) throw new Interrupted();
  };
}
