import { FileFailure } from "../disk/blame.ts";
import { explainFailure } from "../disk/explain-failure.ts";
import { explainReadFailure, ReadFailure } from "../disk/read-failure.ts";
import type { Problem } from "../problem.ts";
import { printProblems } from "./print-problems.ts";

/** Prints what the disk did not give to a command that does not build, or did not take from it. Throws any other error again. */
export function reportRefusal(error: unknown, terminal: Parameters<typeof printProblems>[2]): void {
  printProblems([explain(error)], () => undefined, terminal);
}

function explain(error: unknown): Problem {
  if (error instanceof ReadFailure) return explainReadFailure(error);
  if (error instanceof FileFailure) return explainFailure({ code: error.code, file: error.path });
  throw error;
}
