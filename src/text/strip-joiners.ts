/**
 * A text without the signs that only keep a line from ending (U+2060): for titles, descriptions and data, which others
 * set, search and compare. Some programs show such a sign as a box.
 */
export function stripJoiners(text: string): string {
  return text.replaceAll("\u2060", "");
}
