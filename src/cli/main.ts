import { createProgram } from "./program.ts";
import { runProgram } from "./run-program.ts";

/** The command `site`. Returns its exit status. */
export function main(argv: readonly string[]): Promise<number> {
  return runProgram(argv, createProgram);
}
