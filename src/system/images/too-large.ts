import type { Message } from "../../words/message.ts";

/** An image that would take too long to process. `reason` begins with what is too large. */
export class TooLarge extends Error {
  constructor(readonly reason: Message) {
    super(reason.key);
  }
}
