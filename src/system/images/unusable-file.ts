import type { Message } from "../../words/message.ts";

/** A file that cannot be used. `reason` says why. */
export class UnusableFile extends Error {
  constructor(readonly reason: Message) {
    super(reason.key);
  }
}
