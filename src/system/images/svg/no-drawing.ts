import type { Message } from "../../../catalogue/message.ts";

/** A file that is SVG, and cannot be shown. */
export class NoDrawing extends Error {
  constructor(readonly reason: Message) {
    super(reason.key);
  }
}
