/** A pattern that matches `text` and nothing else, as `RegExp.escape` gives from Node 24 on. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
