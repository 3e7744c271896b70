import { say } from "../../catalogue/message.ts";
import type { Problem } from "../../problems/problem.ts";
import { explainReadFailure, ReadFailure } from "../../system/read/read-failure.ts";

/**
 * What the machine or the generator itself threw, as a problem for those who go on after it: a file that may not be read, a bug.
 * The next save may mend it.
 */
export function explainCrash(error: unknown): Problem {
  if (error instanceof ReadFailure) return explainReadFailure(error);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const place = /\n\s*(at .*)/.exec(stack ?? "")?.[1];
  return {
    code: "dev/crash",
    severity: "error",
    file: ".",
    message: say("dev/crash", { said: message }),
    hint: place === undefined ? say("dev/crash.hint") : say("dev/crash.hint-with-place", { place }),
  };
}
