import { FileChanged } from "../disk/hold-files.ts";
import type { BuildOutcome } from "../model.ts";

/** What a build comes to that met a file which had changed under its hands. Throws any other error again. */
export function refuseChange(error: unknown): BuildOutcome {
  if (!(error instanceof FileChanged)) throw error;
  return {
    status: "refused",
    heldBack: [],
    early: [],
    pages: [],
    problems: [
      {
        code: "source/changed",
        severity: "error",
        file: error.file,
        message: "the file changed while the site was built from it",
        hint: "build again",
      },
    ],
  };
}
