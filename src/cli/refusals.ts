import type { BuildOutcome } from "../model/model.ts";
import {
  explainFailure,
  explainFileChanged,
  explainReadFailure,
  FileChanged,
  FileFailure,
  ReadFailure,
} from "../store/failures.ts";
import { explainMissingPart, PartMissing } from "../store/machine-parts.ts";
import type { Problem } from "../words/problem.ts";
import type { Speech } from "../words/speech.ts";
import { printProblems } from "./print-problems.ts";

/**
 * Turns the failure to read a file, a file that changed during the build, or a missing part of the tool into a refused
 * build. Rethrows other errors.
 */
export function refuseChange(error: unknown): BuildOutcome {
  return { status: "refused", heldBack: [], shownDrafts: [], pages: [], problems: [explain(error)] };
}

function explain(error: unknown): Problem {
  if (error instanceof ReadFailure) return explainReadFailure(error);
  if (error instanceof FileChanged) return explainFileChanged(error);
  if (error instanceof PartMissing) return explainMissingPart(error);
  throw error;
}

/** Prints such a failure, or one to write a file, for commands that do not build. Rethrows other errors. */
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
  if (error instanceof PartMissing) return explainMissingPart(error);
  throw error;
}
