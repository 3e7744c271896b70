import type { Message } from "../../../catalogue/message.ts";

/** A file that is SVG, but cannot be shown. */
export class NoDrawing extends Error {
  constructor(readonly reason: Message) {
    super(reason.key);
  }
}
