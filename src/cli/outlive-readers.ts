import type { EventEmitter } from "node:events";

/**
 * Goes on with the work when a program that reads `outputs` ends before it, as `head -1` does: what is written after
 * that goes nowhere. `fail` gets any other failure.
 */
export function outliveReaders(
  outputs: readonly EventEmitter[],
  fail: (error: NodeJS.ErrnoException) => void = refuse,
): void {
  for (const output of outputs)
    output.on("error", (error: NodeJS.ErrnoException) => {
      // Windows says EOF where others say EPIPE.
      if (error.code !== "EPIPE" && error.code !== "EOF") fail(error);
    });
}

function refuse(error: Error): void {
  throw error;
}
