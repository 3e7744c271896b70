import type { EventEmitter } from "node:events";

/**
 * Keeps working when the program that reads `outputs` ends first, as `head -1` does; later output is discarded. `fail`
 * gets any other error.
 */
export function outliveReaders(
  outputs: readonly EventEmitter[],
  fail: (error: NodeJS.ErrnoException) => void = refuse,
): void {
  for (const output of outputs)
    output.on("error", (error: NodeJS.ErrnoException) => {
      // Windows reports EOF where other systems report EPIPE.
      if (error.code !== "EPIPE" && error.code !== "EOF") fail(error);
    });
}

function refuse(error: Error): void {
  throw error;
}
