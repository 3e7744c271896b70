import type { Message } from "../catalogue/message.ts";

/**
 * An exception for a mistake of an author, where a template runs or a parser reads and no problem can be reported. It
 * holds a message and no words, which come last, at the edge.
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
