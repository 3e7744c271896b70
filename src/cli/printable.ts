import { stripVTControlCharacters } from "node:util";

/** What an author wrote must not steer the terminal that shows it. Lines stay lines. */
export function printable(text: string): string {
  return inert(stripVTControlCharacters(text));
}

/** The same for the name of a file, which is on one line. */
export function printableName(name: string): string {
  return printable(name).replaceAll("\n", "\uFFFD");
}

/** Puts one sign in the place of every one that steers a terminal or turns the direction of writing. */
export function inert(text: string): string {
  return text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    "\uFFFD",
  );
}
