import type { BuildOutcome } from "../model/model.ts";
import { explainFileChanged, explainReadFailure, FileChanged, ReadFailure } from "../store/failures.ts";
import type { Problem } from "../words/problem.ts";

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
