import { explainFailure, explainReadFailure, FileFailure, ReadFailure } from "../store/failures.ts";
import type { Problem } from "../words/problem.ts";
import type { Speech } from "../words/speech.ts";
import { printProblems } from "./print-problems.ts";

/** Prints a failure to read or write a file, for commands that do not build. Rethrows other errors. */
export function reportRefusal(
  error: unknown,
  terminal: Parameters<typeof printProblems>[2],
  speech: Speech,
): void {
  printProblems([explain(error)], () => undefined, terminal, speech);
}

function explain(error: unknown): Problem {
  if (error instanceof ReadFailure) return explainReadFailure(error);
  if (error instanceof FileFailure) return explainFailure({ code: error.code, file: error.path });
  throw error;
}
