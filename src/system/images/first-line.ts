/** Of what a reader of images says, which goes on to tell all that it tried. */
export function firstLine(message: string): string {
  return message.split("\n", 1).join();
}
