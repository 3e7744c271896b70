import type { BuildOutcome } from "../model/model.ts";
import {
  explainFailure,
  explainFileChanged,
  explainReadFailure,
  FileChanged,
  FileFailure,
  ReadFailure,
} from "../store/failures.ts";
import type { Problem } from "../words/problem.ts";
import type { Speech } from "../words/speech.ts";
import { printProblems } from "./print-problems.ts";

/**
 * Turns the failure to read a file, or a file that changed during the build, into a refused build. Rethrows other
 * errors.
 */
export function refuseChange(error: unknown): BuildOutcome {
  return { status: "refused", heldBack: [], shownDrafts: [], pages: [], problems: [explain(error)] };
}

function explain(error: unknown): Problem {
  if (error instanceof ReadFailure) return explainReadFailure(error);
  if (error instanceof FileChanged) return explainFileChanged(error);
  throw error;
}

/** Prints a failure to read or write a file, for commands that do not build. Rethrows other errors. */
export function reportRefusal(
  error: unknown,
  terminal: Parameters<typeof printProblems>[2],
  speech: Speech,
): void {
  printProblems([explainRefusal(error)], () => undefined, terminal, speech);
}

function explainRefusal(error: unknown): Problem {
  if (error instanceof ReadFailure) return explainReadFailure(error);
  if (error instanceof FileFailure) return explainFailure({ code: error.code, file: error.path });
  throw error;
}
