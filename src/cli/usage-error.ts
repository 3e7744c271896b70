import type { Text } from "../words/message.ts";

/** The command line is wrong: exit status 2, nothing done. */
export class UsageError extends Error {
  constructor(readonly text: Text) {
    super(typeof text === "string" ? text : text.key);
  }
}
