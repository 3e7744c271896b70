/** The first line of an image decoder’s message; the others list everything that it tried. */
export function firstLine(message: string): string {
  return message.split("\n", 1).join();
}
