import type { Problem } from "../../problems/problem.ts";
import { explainReadFailure, ReadFailure } from "../../system/read/read-failure.ts";

/**
 * What the machine or the generator itself threw, as a problem for those who go on after it: a file that may not be read, a bug.
 * The next save may mend it.
 */
export function explainCrash(error: unknown): Problem {
  if (error instanceof ReadFailure) return explainReadFailure(error);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    code: "dev/crash",
    severity: "error",
    file: ".",
    message: `the build broke off: ${message}`,
    hint: `it is tried again at the next change ${/\n\s*(at .*)/.exec(stack ?? "")?.[1] ?? ""}`.trim(),
  };
}
