import type { EventEmitter } from "node:events";

/**
 * Goes on with the work when a program that reads `outputs` ends before it, as `head -1` does: what is written after
 * that goes nowhere. Any other failure is thrown.
 */
export function outliveReaders(outputs: readonly EventEmitter[]): void {
  for (const output of outputs)
    output.on("error", (error: NodeJS.ErrnoException) => {
      // Windows says EOF where others say EPIPE.
      if (error.code !== "EPIPE" && error.code !== "EOF") throw error;
    });
}
