import type { Message } from "./message.ts";

/**
 * Thrown for an author’s mistake by code that cannot report problems, such as a template or a parser. It holds a
 * message, which is turned into words when it is printed.
 */
export class Mistake extends Error {
  override readonly name = "Mistake";
  constructor(
    readonly text: Message,
    /** What to do about it. */
    readonly hint?: Message,
  ) {
    super(`${text.key} ${JSON.stringify(text.data)}`);
  }
}

/** Compared by name, because the bundle of templates has its own copy of the class. */
export function isMistake(error: unknown): error is Mistake {
  return error instanceof Error && error.name === "Mistake";
}
