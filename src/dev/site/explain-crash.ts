import { explainFileChanged, explainReadFailure, FileChanged, ReadFailure } from "../../store/failures.ts";
import { say } from "../../words/message.ts";
import type { Problem } from "../../words/problem.ts";

/**
 * Turns an exception into a problem, so that the server can continue: an unreadable file, a bug of the generator. The
 * next save may correct it.
 */
export function explainCrash(error: unknown): Problem {
  if (error instanceof ReadFailure) return explainReadFailure(error);
  if (error instanceof FileChanged) return explainFileChanged(error);
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
