/** An image that can be read, but takes too long. `message` begins with what is too large. */
export class TooLarge extends Error {}
