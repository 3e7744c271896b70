import type { Message } from "../../catalogue/message.ts";

/** An image that can be read, but takes too long. `reason` begins with what is too large. */
export class TooLarge extends Error {
  constructor(readonly reason: Message) {
    super(reason.key);
  }
}
