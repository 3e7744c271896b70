import { UsageError } from "../../src/cli/print.ts";
import { tell } from "./speech.ts";

/** What a call says of a command line that is wrong, in English; undefined where it says nothing. */
export function usageErrorOf(call: () => unknown): string | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return tell(error.text);
    throw error;
  }
}
