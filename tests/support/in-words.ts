import type { Problem } from "../../src/words/problem.ts";
import { tell } from "./speech.ts";

/** A problem as an author reads it in English. */
export function inWords({ message, hint, ...rest }: Problem) {
  return { ...rest, message: tell(message), ...(hint !== undefined && { hint: tell(hint) }) };
}
