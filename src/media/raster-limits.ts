import type { Message } from "../words/message.ts";

/** Widths in px in which a raster image is published; none is enlarged. */
export const widths = [400, 800, 1200, 1600, 2400] as const;

/** The largest width that a page can use. */
export const largestWidth = 2400;

/**
 * The largest number of pixels of a raster image, since all are in memory at once. A photograph of 50 million is read
 * within seconds.
 */
export const mostPixels = 64_000_000;

/** An image that would take too long to process. `reason` begins with what is too large. */
export class TooLarge extends Error {
  constructor(readonly reason: Message) {
    super(reason.key);
  }
}

/** A file that cannot be used. `reason` says why. */
export class UnusableFile extends Error {
  constructor(readonly reason: Message) {
    super(reason.key);
  }
}

/** True for HEIC, in which many telephones store photographs, and which the decoder cannot read. */
export function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(?:hei[cmsx]|hev[cmsx])$/.test(Buffer.from(bytes.subarray(4, 12)).toString("latin1"));
}

/** The first line of an image decoder’s message; the others list everything that it tried. */
export function firstLine(message: string): string {
  return message.split("\n", 1).join();
}
